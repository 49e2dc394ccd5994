import { property } from 'lit/decorators.js';
import type { RuleProfile } from '../engine/index.js';
import { FcErrorEvent } from '../events/index.js';
import type { GameState } from '../state/index.js';
import type { Outcome } from './controllers/game-controller.js';
import { MemoryController } from './controllers/memory-controller.js';
import type { StorageHost } from './controllers/storage-controller.js';
import { TableController } from './controllers/table-controller.js';
import type { TableHost } from './controllers/table-host.js';
import { DealDesk, type DealDecision, type WishOptions } from './deal-desk.js';
import { canDraw, loadLevels } from './deal-draw.js';
import type { Origin } from './game-events.js';
import { SettingsElement } from './settings-element.js';
import { isOffered, type ToolbarAction } from './toolbar-actions.js';

/** A table with a game on it: what is dealt, and when. */
export abstract class GameElement extends SettingsElement implements TableHost, StorageHost {
  protected readonly desk = new DealDesk(() => this.level);
  protected readonly controller = new TableController(this);
  protected readonly memory = new MemoryController(
    this,
    this.controller.game,
    this.desk,
    this.preferences,
  );

  /**
   * The number on the table; null for a position from elsewhere. Set a number, `random`, `daily` or a game code to deal anew;
   * setting again what was set last does nothing.
   */
  @property({ noAccessor: true })
  get deal(): number | null {
    return this.state.deal;
  }

  set deal(value: number | string | null) {
    this.desk.askForDeal(value);
    this.requestUpdate();
  }

  /** Id of the rule profile; a registered profile may be set, too. Another one deals anew. */
  @property({ noAccessor: true })
  get rules(): string {
    return this.desk.rules.id;
  }

  set rules(value: string | { readonly id: string } | null) {
    this.desk.askForRules(value);
    this.requestUpdate();
  }

  /** Number of free cells, where the profile lets one choose. Another one deals anew. */
  @property({ noAccessor: true })
  get cells(): number {
    return this.desk.rules.cells;
  }

  set cells(value: number | string | null) {
    this.desk.askForCells(value);
    this.requestUpdate();
  }

  /** @internal The rules asked for. */
  get profile(): RuleProfile {
    return this.desk.rules;
  }

  /** @internal Deals what the page or the player asked for. */
  dealFor(value: unknown, origin: Origin, options?: WishOptions): Outcome {
    this.settle();
    const decision = this.desk.decide(value, origin, options);
    if ('deal' in decision) {
      this.#deal(decision, origin);
      return { ok: true };
    }
    if (decision.fault !== null)
      this.controller.fail(decision.fault.code, decision.fault.tell, 'gameKept', origin);
    return { ok: false, reason: decision.fault?.code ?? 'bad-deal' };
  }

  /** @internal The browser doesn't let anything be kept. */
  storageFailed(): void {
    this.controller.fail('storage-failed', ({ errors }) => errors.storageFailed, 'playOn');
  }

  /** @internal No worker can be had, or one broke down: the search goes on in this thread. */
  workerFailed(): void {
    const message = this.messages.solver.workerFailed;
    this.dispatchEvent(new FcErrorEvent({ code: 'worker-failed', message }));
  }

  /** @internal Whether the page and the rules let the player have this. */
  offers(action: ToolbarAction): boolean {
    return isOffered(action, this.settings, this.controller.game.state.rules);
  }

  /** The first deal waits for the table of levels where it is to be of one. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    if (!canDraw(this.level, this.profile)) {
      const loaded = loadLevels();
      const mustDeal = !this.controller.game.isDealt || this.desk.isPending;
      if (mustDeal && this.desk.isWaiting) return loaded.then(() => super.scheduleUpdate());
    }
    return super.scheduleUpdate();
  }

  /** The game as it stands, once all that was asked for is dealt. */
  protected get state(): GameState {
    this.settle();
    return this.controller.game.state;
  }

  /** Deals what was asked for since the last time, or says why it can't be. */
  protected settle(): void {
    const { game } = this.controller;
    this.memory.sync();
    // Also a mode set in the same breath as a move acts on it.
    game.setAutoCollect(this.autoCollect);
    if (game.isDealt && !this.desk.isPending) return;
    const decision = this.desk.settle(game.isDealt ? game.state.deal : undefined);
    const isDealt = 'deal' in decision;
    if (isDealt) this.#deal(decision, 'page');
    const { fault } = decision;
    if (fault === null) return;
    const instead = isDealt ? 'randomInstead' : 'gameKept';
    if (isDealt && decision.isCarriedOver === true) this.controller.warn(fault.tell, instead);
    else this.controller.fail(fault.code, fault.tell, instead);
  }

  #deal({ rules, deal, dailyDate }: DealDecision, origin: Origin): void {
    this.controller.game.deal({ rules, deal, autoCollect: this.autoCollect }, origin, dailyDate);
  }
}
