import { LRUCache } from 'lru-cache'
import type { Personal } from '../src/lib/personal/personal.ts'

/** Milliseconds, as answers of the catalogue: the empty cart names the store and its terms. */
const lifetime = 10_000
/** Stores, days, languages and memberships that are looked at in that time. */
const largest = 500

/** The empty cart and the nameless user of anonymous visitors: the same for all who see the same of the catalogue. */
export class PersonalOfAnonymous {
  readonly #known = new LRUCache<string, Promise<Personal>>({ max: largest, ttl: lifetime })

  get(key: string, load: () => Promise<Personal>): Promise<Personal> {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const loading = load()
    this.#known.set(key, loading)
    loading.catch(() => this.#known.delete(key))
    return loading
  }
}
