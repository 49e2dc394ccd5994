import { generateJsxTypes } from '@wc-toolkit/jsx-types';
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { surfacePlugin } from './scripts/lib/manifest-surface.mjs';

const OUTDIR = 'dist';
const ELEMENT_DOOR = './element.js';

/** The manifest ships with the package, where src/ does not exist. */
const asShipped = (path) => path.replace(/^\/?src\/(.*)\.ts$/, `${OUTDIR}/$1.js`);

function isPublic({ privacy, name }) {
  return privacy !== 'private' && privacy !== 'protected' && !name.startsWith('#');
}

/** Leaves in the manifest what a page may use, under the paths that a page can load. */
function shippedPlugin() {
  return {
    name: 'shipped',
    packageLinkPhase({ customElementsManifest }) {
      for (const { declarations = [] } of customElementsManifest.modules) {
        for (const declaration of declarations) {
          if (declaration.members) declaration.members = declaration.members.filter(isPublic);
          // The analyzer also lists each dispatchEvent() call, without a name.
          if (declaration.events)
            declaration.events = declaration.events.filter(({ name }) => name);
        }
      }
      const shipped = JSON.stringify(customElementsManifest, (key, value) =>
        (key === 'path' || key === 'module') && typeof value === 'string'
          ? asShipped(value)
          : value,
      );
      Object.assign(customElementsManifest, JSON.parse(shipped));
    },
  };
}

/**
 * JSX types. The generator imports the classes of the elements, but not those of their events; and
 * it knows only what a property reads as, where an attribute also takes `random` or a number's text.
 */
function jsxPlugin() {
  return {
    name: 'jsx',
    packageLinkPhase({ customElementsManifest }) {
      const manifest = structuredClone(customElementsManifest);
      for (const { events = [], attributes = [], members = [] } of manifest.modules.flatMap(
        ({ declarations = [] }) => declarations,
      )) {
        for (const { type } of events) type.text = `import('${ELEMENT_DOOR}').${type.text}`;
        for (const { type } of [...attributes, ...members]) {
          if (/\bnumber\b/.test(type?.text)) type.text += ' | string';
        }
      }
      generateJsxTypes(manifest, {
        outdir: OUTDIR,
        fileName: 'jsx.d.ts',
        globalTypePath: ELEMENT_DOOR,
        stronglyTypedEvents: true,
        useCemTypes: true,
      });
    },
  };
}

export default {
  // The public elements, the classes they inherit from, and what the surface plugin reads.
  globs: ['src/view/{free-cell-*,*-element}.ts', 'src/events/fc-*-event.ts'],
  outdir: OUTDIR,
  litelement: true,
  packagejson: false,
  plugins: [
    surfacePlugin(),
    shippedPlugin(),
    jsxPlugin(),
    customElementVsCodePlugin({ outdir: OUTDIR, hideLogs: true }),
    customElementJetBrainsPlugin({ outdir: OUTDIR, packageJson: false, hideLogs: true }),
  ],
};
