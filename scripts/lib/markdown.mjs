/** Markdown for what is generated. */

/** In the type of code. */
export const code = (text) => `\`${text}\``;

/** On one line, without what would end the cell, beginning and ending alike wherever the text comes from. */
function cell(text = '') {
  const line = text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|').replace(/\.$/, '');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** A table of Markdown. */
export function table(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
