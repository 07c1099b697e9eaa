/** The child of a node that now holds what was once a child of it itself. */
function childWith(parent: Node, moved: ChildNode | null): ChildNode | null {
  let at = moved;
  while (at && at.parentNode !== parent) at = at.parentElement;
  return at;
}

/**
 * Keeps React working on a page that the browser translates: translators move each text into an element of their own, and React still
 * asks its old parent to remove it or to insert next to it, which would throw in the middle of a form.
 */
export function allowTranslation(): void {
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: ChildNode) {
      childWith(this, child)?.remove();
      return child;
    },
    insertBefore(this: Node, node: Node, next: ChildNode | null) {
      const place = childWith(this, next);
      if (place) place.before(node);
      else this.appendChild(node);
      return node;
    },
  });
}
