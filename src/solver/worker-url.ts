/** As which a page's policy of trusted types knows the way to a worker. */
const POLICY_NAME = 'free-cell-game';

/** What this file needs of `window.trustedTypes`, which not every engine has. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

let toTrusted: ((url: string) => string) | null = null;

/**
 * The address of a worker as the page's policy wants it.
 * @throws TypeError where the policy allows none of ours
 */
export function trustUrl(url: string): string {
  if (toTrusted === null) {
    const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
    const policy = factory?.createPolicy(POLICY_NAME, { createScriptURL: (text) => text });
    toTrusted = (text) => policy?.createScriptURL(text) ?? text;
  }
  return toTrusted(url);
}

/** Whether a script's address is of the page's own origin: only then may it be a worker by itself. */
export function isOwnOrigin(url: string): boolean {
  return new URL(url).origin === globalThis.location.origin;
}

const REVOKE_AFTER_MS = 10_000;

/** A worker of this text: for scripts of another origin, and for pages that have none. */
export function makeTextWorker(text: string, options: WorkerOptions = {}): Worker {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return new Worker(trustUrl(url), options);
  } finally {
    // The worker has taken hold of the address by the time its script is asked for.
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
  }
}
