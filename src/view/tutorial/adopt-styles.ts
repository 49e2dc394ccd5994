import { lessonCompact } from '../styles/lesson-compact.js';
import { lessonFooter } from '../styles/lesson-footer.js';
import { lessonPage } from '../styles/lesson-page.js';
import { tutorial } from '../styles/tutorial.js';
import { verdict } from '../styles/verdict.js';

const STYLES = [verdict, tutorial, lessonFooter, lessonPage, lessonCompact];

/** Adds the style sheets of the lessons to a root that hasn't got them: what comes late brings its looks along. */
export function adoptStyles(root: ShadowRoot): void {
  const known = root.adoptedStyleSheets;
  const fresh = STYLES.flatMap(({ styleSheet }) =>
    styleSheet === undefined || known.includes(styleSheet) ? [] : [styleSheet],
  );
  if (fresh.length > 0) root.adoptedStyleSheets = [...known, ...fresh];
}
