import { LRUCache } from 'lru-cache'
import type { PartsOfOne } from './personal-pages.ts'

/** In bytes: the frames and some products each of some hundred customers. */
const largest = 6 * 1024 * 1024
/** In milliseconds, as long as the pages around them: a slot may be that of today or of tomorrow. */
const lifetime = 30_000

/**
 * The parts of pages as each shopper has been sent them last. They are found by a digest of everything that is the
 * shopper's own, so that nobody but they can find them, and only while nothing of it has changed.
 */
export class PartsOfShoppers {
  readonly #parts = new LRUCache<string, Buffer>({
    ttl: lifetime,
    maxSize: largest,
    sizeCalculation: (html, key) => html.length + 2 * key.length + 200,
  })

  /** `digest` is that of all that is the shopper's own; `circumstances` what else decides how a part looks. */
  of(digest: string, circumstances: string): PartsOfOne {
    const keyOf = (part: string | number) => `${digest} ${circumstances} ${part}`
    return {
      get: (part) => this.#parts.get(keyOf(part)),
      add: (part, html) => void this.#parts.set(keyOf(part), html),
    }
  }
}
