// Registers the element; the classes and types are those of `./element`.
import { define } from './define.js';

export * from './element.js';

define();
