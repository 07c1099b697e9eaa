/** Wraps every text node in an element, as browser translators do. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const isRead = /\p{L}/u.test(text.nodeValue ?? '') && !text.parentElement?.closest('option, textarea');
    if (!isRead) continue;
    const wrapped = document.createElement('span');
    text.parentNode?.replaceChild(wrapped, text);
    wrapped.append(text);
  }
}
