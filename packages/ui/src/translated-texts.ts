/**
 * Lets React remove texts, and insert beside them, after a translator of the browser has put them into elements of its
 * own. Such a text is no longer the child React knows, and the DOM would refuse: the page would be lost at the next change.
 * Call it before the first render. (decision 0802)
 */
export function takeTranslatedTexts(): void {
  const { insertBefore, removeChild } = ownMethods()
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = childWith(this, child)
    // A translator that has put another text in its place has taken it out already.
    if (own !== undefined) removeChild.call(this, own)
    return child
  }
  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    inserted: Inserted,
    before: Node | null,
  ): Inserted {
    insertBefore.call(this, inserted, (before && childWith(this, before)) ?? null)
    return inserted
  }
}

interface Methods {
  insertBefore: (this: Node, inserted: Node, before: Node | null) => Node
  removeChild: (this: Node, child: Node) => Node
}

/** As the browser has them, to be called on any node. */
function ownMethods(): Methods {
  const { insertBefore, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype)
  return { insertBefore: insertBefore.value, removeChild: removeChild.value } as Methods
}

/** The child that is the node, or a translator's element around it. An element that is elsewhere is refused as ever. */
function childWith(parent: Node, node: Node): Node | undefined {
  if (node.nodeType !== Node.TEXT_NODE) return node
  let child: Node | null = node
  while (child !== null && child.parentNode !== parent) child = child.parentNode
  return child ?? undefined
}
