import { createPart } from '../board-parts.js';
import { FcTutorial } from '../fc-tutorial.js';
import { defineInner } from '../inner-element.js';

let tag = '';

/** A tutorial, not yet in the document. Its tag is registered with the first one. */
export function createTutorial(): FcTutorial {
  tag ||= defineInner('fc-tutorial', FcTutorial);
  return createPart(tag, 'overlay') as FcTutorial;
}
