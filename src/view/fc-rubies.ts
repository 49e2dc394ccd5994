import { consume } from '@lit/context';
import { render } from 'lit';
import { state } from 'lit/decorators.js';
import { rankOf, type Position } from '../engine/index.js';
import type { Rect } from '../layout/index.js';
import type { GameState } from '../state/index.js';
import { ruby } from './art/ruby.js';
import { settingsContext, tableContext, type Table } from './context.js';
import { InnerElement } from './inner-element.js';
import { isMotionReduced } from './reduced-motion.js';
import type { Settings } from './settings.js';

const FLIGHT_MS = 720;
/** The card lands first. */
const LANDING_MS = 140;
/** Between the stones of cards that come home together. */
const STAGGER_MS = 90;

/** A small stone rises from a foundation when a card comes home, where the profile counts rubies. */
export class FcRubies extends InnerElement {
  @consume({ context: tableContext, subscribe: true })
  @state()
  table: Table | undefined;

  @consume({ context: settingsContext, subscribe: true })
  @state()
  settings: Settings | undefined;

  #shown: GameState | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Not all children: lit's own marker is one of them.
    for (const stone of this.querySelectorAll('.ruby-flight')) stone.remove();
  }

  protected override updated(): void {
    const { table, settings } = this;
    if (table === undefined || settings === undefined) return;
    const { state: game, layout } = table;
    const shown = this.#shown;
    this.#shown = game;
    const isOn = game.rules.score === 'rubies' && settings.animation !== 'off';
    if (!isOn || shown === null || shown.start !== game.start) return;
    if (isMotionReduced()) return;
    layout.foundations
      .filter((_, index) => heightOf(game.position, index) > heightOf(shown.position, index))
      .forEach((place, order) => this.#fly(place, LANDING_MS + order * STAGGER_MS));
  }

  #fly({ x, y, width, height }: Rect, delay: number): void {
    const stone = document.createElement('span');
    stone.className = 'ruby-flight';
    render(ruby(), stone);
    const size = Math.max(14, width * 0.34);
    // Through CSSOM, as everything that is placed: a strict content security policy allows it.
    stone.style.setProperty('width', `${size}px`);
    stone.style.setProperty('height', `${size}px`);
    const at = (rise: number, scale: number): string =>
      `translate(${x + (width - size) / 2}px, ${y + height * (0.5 - rise)}px) scale(${scale})`;
    this.append(stone);
    const animation = stone.animate(
      [
        { opacity: 0, transform: at(0, 0.4) },
        { opacity: 1, transform: at(0.3, 1.1), offset: 0.35 },
        { opacity: 1, transform: at(0.38, 1), offset: 0.65 },
        { opacity: 0, transform: at(0.62, 0.8) },
      ],
      { duration: FLIGHT_MS, delay, easing: 'ease-out', fill: 'both' },
    );
    const land = (): void => stone.remove();
    animation.finished.then(land, land);
  }
}

/** How many cards a foundation holds. */
function heightOf({ foundations }: Position, index: number): number {
  const top = foundations[index] ?? null;
  return top === null ? 0 : rankOf(top);
}
