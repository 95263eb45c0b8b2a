import { routeOf, type Call } from '@bottega/contract/call.ts'
import { noteCache } from '../../kernel/cache-status.ts'
import { LRUCache } from 'lru-cache'
import { type CatalogContext, contextKey } from './catalog.context.ts'
import type { Catalogue } from './snapshot/catalogue.ts'

/** Milliseconds an answer is given again: stock may run out meanwhile, and only the cart promises any. */
const lifetime = 10_000

/**
 * Answers of the catalogue that are equal for one context, made once. They are handed out as they are and must not be
 * changed. Requests during the making share it; a failure is not cached.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, Promise<object>>

  constructor(capacity: number) {
    // Outdated answers would otherwise fill the memory until others take their places.
    this.#answers = new LRUCache({ max: capacity, ttl: lifetime, ttlAutopurge: true })
  }

  async get<Data extends object>(key: string, make: () => Promise<Data>): Promise<Data> {
    const cached = this.#answers.get(key)
    noteCache('answers', { hit: cached !== undefined, leftMs: this.#answers.getRemainingTTL(key) || lifetime })
    if (cached !== undefined) return cached as Promise<Data>
    const making = make()
    this.#answers.set(key, making)
    making.catch(() => this.#answers.delete(key))
    return making
  }
}

/**
 * An answer of a call that is the same for everybody with this context, made again when the catalogue changes. `request`
 * is all that decides it besides the context.
 */
export type CachedAnswer = <Data extends object>(
  call: Call,
  context: CatalogContext,
  request: object,
  make: () => Promise<Data>,
) => Promise<Data>

export function cachedAnswers(catalogue: Catalogue, capacity: number): CachedAnswer {
  const answers = new AnswerCache(capacity)
  return async (call, context, request, make) => {
    const version = await catalogue.version()
    return answers.get(`${version} ${routeOf(call)} ${contextKey(context)} ${JSON.stringify(request)}`, make)
  }
}
