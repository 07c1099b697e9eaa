/** Puts every text into an element of its own, as translators of browsers do. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const parent = text.parentElement;
    if (
      !text.nodeValue?.trim() ||
      !parent ||
      /^(?:FONT|OPTION|TITLE|STYLE|SCRIPT|TEXTAREA)$/.test(parent.tagName)
    )
      continue;
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
}
