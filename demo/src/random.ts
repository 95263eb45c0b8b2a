/**
 * A number in [0, 1) that depends on the words alone: the same product draws the same lot whatever stands beside it.
 */
export function chance(seed: number, ...words: readonly (string | number)[]): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (const word of words) {
    for (const character of `${word}\u0000`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}

/** A whole number from `low` to `high`, both included. */
export function between(low: number, high: number, seed: number, ...words: readonly (string | number)[]): number {
  return low + Math.floor(chance(seed, ...words) * (high - low + 1))
}
