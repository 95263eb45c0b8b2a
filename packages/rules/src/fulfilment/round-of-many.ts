/** Metres between two places of a round by their numbers: the store is 0, the stops follow. */
export type Metres = (from: number, to: number) => number

/** Metres by which a change must shorten the round: rounding of numbers is no reason to change places. */
export const worthwhile = 0.001

/** Places beside which a place is tried: the tenth nearest is next to it in hardly any short round. */
const neighboursEach = 10

/** Changes for each place; in practice a round needs fewer than three, and none is ever worked on without end. */
const changesEach = 50

/**
 * A round of hundreds of places shortened by the changes of a small one, turning a part around (2-opt) and moving up to
 * three places (or-opt), tried only between near places and only where something has changed. The store is first again.
 */
export function improvedNearby(start: readonly number[], metres: Metres, near: readonly number[][]): number[] {
  const round = new Round(start, metres)
  const waiting = [...start]
  const isWaiting = start.map(() => true)
  let left = changesEach * start.length
  for (let at = 0; at < waiting.length && left > 0; at += 1) {
    const place = waiting[at] ?? 0
    isWaiting[place] = false
    const touched = round.turn(place, near[place] ?? []) ?? round.move(place, near[place] ?? [])
    if (touched === undefined) continue
    left -= 1
    for (const one of touched) {
      if (isWaiting[one] === true) continue
      isWaiting[one] = true
      waiting.push(one)
    }
  }
  return round.fromStore()
}

/** Of each place those nearest to it, the nearest first, of two the one with the smaller number. */
export const nearPlaces = (count: number, metres: Metres): number[][] =>
  Array.from({ length: count }, (_, place) => nearestTo(place, count, metres))

function nearestTo(place: number, count: number, metres: Metres): number[] {
  const found: number[] = []
  for (let other = 0; other < count; other += 1) {
    const isFar = found.length === neighboursEach && metres(place, other) >= metres(place, found.at(-1) ?? 0)
    if (other === place || isFar) continue
    if (found.length === neighboursEach) found.pop()
    const at = found.findIndex((one) => metres(place, one) > metres(place, other))
    found.splice(at === -1 ? found.length : at, 0, other)
  }
  return found
}

/** A closed round: behind the last place comes the first. */
class Round {
  #tour: number[]
  readonly #at: number[] = []
  readonly #metres: Metres

  constructor(start: readonly number[], metres: Metres) {
    this.#tour = [...start]
    this.#metres = metres
    this.#number(0, start.length)
  }

  #number(from: number, to: number): void {
    for (let at = from; at < to; at += 1) this.#at[this.#tour[at] ?? 0] = at
  }

  /** The place so many steps away, backwards where negative. */
  #beside(place: number, steps: number): number {
    const { length } = this.#tour
    return this.#tour[((this.#at[place] ?? 0) + steps + length) % length] ?? 0
  }

  /** Turns a part around so that `place` stands beside a near one; answers the places with new neighbours. */
  turn(place: number, near: readonly number[]): number[] | undefined {
    const metres = this.#metres
    for (const step of [1, -1]) {
      const next = this.#beside(place, step)
      for (const other of near) {
        if (metres(place, other) >= metres(place, next)) break
        const behind = this.#beside(other, step)
        const before = metres(place, next) + metres(other, behind)
        if (before - metres(place, other) - metres(next, behind) <= worthwhile) continue
        if (step === 1) this.#reverse(next, other)
        else this.#reverse(other, next)
        return [place, next, other, behind]
      }
    }
    return undefined
  }

  /** The way from one place on to another, the other way around; of a closed round turning the rest is the same. */
  #reverse(first: number, last: number): void {
    const [from, to] = [this.#at[first] ?? 0, this.#at[last] ?? 0]
    const [begin, end] = from <= to ? [from, to] : [to + 1, from - 1]
    for (let low = begin, high = end; low < high; low += 1, high -= 1) {
      const [one = 0, other = 0] = [this.#tour[low], this.#tour[high]]
      this.#tour[low] = other
      this.#tour[high] = one
    }
    this.#number(begin, end + 1)
  }

  /** Moves up to three places that end with `place` beside a near one; answers the places with new neighbours. */
  move(place: number, near: readonly number[]): number[] | undefined {
    const metres = this.#metres
    for (const step of [1, -1])
      for (let count = 1; count <= 3 && count < this.#tour.length - 2; count += 1) {
        const part = Array.from({ length: count }, (_, index) => this.#beside(place, index * step))
        const end = part.at(-1) ?? place
        const [before, after] = [this.#beside(place, -step), this.#beside(end, step)]
        const freed = metres(before, place) + metres(end, after) - metres(before, after)
        for (const other of near) {
          if (metres(place, other) >= freed) break
          if (part.includes(other)) continue
          for (const side of [1, -1]) {
            const beside = this.#besideWithout(part, other, side)
            const gain = freed + metres(other, beside) - metres(place, other) - metres(end, beside)
            if (gain <= worthwhile) continue
            this.#insert(part, other, side)
            return [before, after, place, end, other, beside]
          }
        }
      }
    return undefined
  }

  /** The neighbour a place has once a part is taken out. */
  #besideWithout(part: readonly number[], place: number, side: number): number {
    let steps = side
    while (part.includes(this.#beside(place, steps))) steps += side
    return this.#beside(place, steps)
  }

  /** Takes a part out and puts it in on one side of a place, its first next to that place. */
  #insert(part: readonly number[], place: number, side: number): void {
    const rest = this.#tour.filter((one) => !part.includes(one))
    const at = rest.indexOf(place)
    this.#tour = side === 1 ? rest.toSpliced(at + 1, 0, ...part) : rest.toSpliced(at, 0, ...part.toReversed())
    this.#number(0, this.#tour.length)
  }

  fromStore(): number[] {
    const at = this.#at[0] ?? 0
    return [...this.#tour.slice(at), ...this.#tour.slice(0, at)]
  }
}
