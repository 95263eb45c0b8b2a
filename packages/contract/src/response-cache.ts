interface Entry<Value> {
  value: Value
  until: number
}

/** Fifteen minutes, in milliseconds. (Shopping core, section 9) */
export const answersKeptMs = 900_000

/**
 * Remembers answers for `lifetime` milliseconds, at most `capacity` of them, the least recently used going first.
 * Twenty lines of our own because every library for it weighs more than the client around it.
 */
export class ResponseCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #capacity: number
  readonly #lifetime: number

  #clearings = 0

  constructor(capacity = 50, lifetime = answersKeptMs) {
    this.#capacity = capacity
    this.#lifetime = lifetime
  }

  get size(): number {
    return this.#entries.size
  }

  /** The number of times everything was dropped: an answer still on its way from before is not cached. */
  get clearings(): number {
    return this.#clearings
  }

  get(key: string, now: number): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    this.#entries.delete(key)
    if (entry.until <= now) return undefined
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, now: number): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, until: now + this.#lifetime })
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > this.#capacity && oldest !== undefined) this.#entries.delete(oldest)
  }

  clear(): void {
    this.#clearings += 1
    this.#entries.clear()
  }
}
