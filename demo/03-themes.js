// Shows the style sheet in force, so that what is read is what is seen.

function rulesOf(selector) {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule.selectorText?.startsWith(`${selector} free-cell-game`))
    .map((rule) =>
      rule.cssText
        .replace(`${selector} `, '')
        .replace(/(?<=[{;]) (?!\})/g, '\n  ')
        .replace(/; \}/, ';\n}'),
    )
    .join('\n');
}

for (const place of document.querySelectorAll('[data-rules-of]')) {
  place.textContent = rulesOf(place.dataset.rulesOf);
}
