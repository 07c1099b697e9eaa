/** The child of a node that holds what was once a child of it. */
function childWith(parent: Node, moved: Node | null): Node | null {
  let at = moved;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/**
 * Keeps React working on a page that the browser translates: translators move each text into an element of their own, and React still
 * asks its old parent to remove it or to insert next to it, which would throw in the middle of a form.
 */
export function allowTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      const found = childWith(this, child);
      if (found) removeChild.call(this, found);
      return child;
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      return insertBefore.call(this, node, childWith(this, next));
    },
  });
}
