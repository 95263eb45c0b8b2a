import { LRUCache } from 'lru-cache'

/** Milliseconds an answer is given again: stock may run out meanwhile, and only the cart promises any. */
const lifetime = 10_000

/**
 * Answers of the catalogue that anybody with the same context would get, made once. They are handed out as they are and
 * must not be changed. Who asks while one is being made waits for it; a failure is forgotten at once.
 */
export class KeptAnswers {
  readonly #answers: LRUCache<string, Promise<object>>

  constructor(capacity: number) {
    this.#answers = new LRUCache({ max: capacity, ttl: lifetime })
  }

  async get<Data extends object>(key: string, make: () => Promise<Data>): Promise<Data> {
    const kept = this.#answers.get(key)
    if (kept !== undefined) return kept as Promise<Data>
    const making = make()
    this.#answers.set(key, making)
    making.catch(() => this.#answers.delete(key))
    return making
  }
}
