/** The edges of each node. */
export type Graph = Map<string, Set<string>>

/** The circles of a graph, as the groups of nodes that reach each other; none where it has no circle. (Tarjan, 1972) */
export function circlesOf(graph: Graph): readonly string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (node: string): void => {
    const index = order.size
    order.set(node, index)
    lowest.set(node, index)
    open.push(node)
    for (const other of graph.get(node) ?? []) {
      if (!order.has(other)) visit(other)
      else if (!open.includes(other)) continue
      lowest.set(node, Math.min(lowest.get(node) ?? index, lowest.get(other) ?? index))
    }
    if (lowest.get(node) !== index) return
    const group = open.splice(open.indexOf(node))
    if (group.length > 1) circles.push(group.toSorted())
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles
}
