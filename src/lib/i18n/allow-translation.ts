/** Returns the node's child that now contains its former child. */
function childWith(parent: Node, moved: ChildNode | null): ChildNode | null {
  let at = moved;
  while (at && at.parentNode !== parent) at = at.parentElement;
  return at;
}

/** Keeps React from throwing on pages that the browser translates, where each text is wrapped in an element. */
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
