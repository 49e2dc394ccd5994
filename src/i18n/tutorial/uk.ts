export { tutorialTexts } from './en.js';
