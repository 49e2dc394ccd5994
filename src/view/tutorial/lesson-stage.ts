import type { BoardLayout } from '../../layout/index.js';
import { lessonOf, stepOf } from '../../tutorial/index.js';
import type { TypedMove } from '../context.js';
import { createExampleTable } from '../example-table.js';
import type { FcStage } from '../fc-stage.js';
import type { Settings } from '../settings.js';
import type { LessonPlayer } from './lesson-player.js';

/** What a lesson's board shows. */
export interface StageView {
  readonly layout: BoardLayout;
  /** Of the game below. */
  readonly settings: Settings;
  readonly player: LessonPlayer;
  readonly typed: TypedMove | null;
}

/** Puts a lesson's table on its board. Nobody can play but where a try is asked for. */
export function fillStage(stage: FcStage, { layout, settings, player, typed }: StageView): void {
  const { course, progress } = player;
  const isTrying = stepOf(progress, course).kind === 'try' && progress.status === 'ready';
  // The lesson about hands works as the game does; in the others a tap does the same for all.
  const isOwnWay = lessonOf(progress, course).id === 'moving';
  stage.table = createExampleTable({ state: player.state, layout, lesson: player.mark, typed });
  stage.settings = {
    ...settings,
    readonly: !isTrying,
    input: isOwnWay ? settings.input : 'select',
  };
  stage.hasLine = true;
}
