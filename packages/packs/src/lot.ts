/** A number in [0, 1) that depends on the words alone: a picture looks the same whenever and wherever it is drawn. */
export function lot(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const character of words.join('\u0000')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}

export function drawnFrom<Item>(items: readonly [Item, ...Item[]], ...words: readonly (string | number)[]): Item {
  return items[Math.floor(lot(...words) * items.length)] ?? items[0]
}
