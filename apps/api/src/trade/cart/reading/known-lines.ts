import { LRUCache } from 'lru-cache'
import type { CartOwner, LinesOfVersion } from '../cart.repository.ts'

/** Lines held at a time, about 3 kB each with what was made of them: some hundred carts. */
const largest = 8000
/** Milliseconds without use after which a cart's lines give their memory back. */
const idle = 600_000

/**
 * The lines this process has read or written last for an owner. Each change of a line counts the version of its cart in
 * the same transaction, in whatever process: the statement that reads a cart compares the version, and reads the lines
 * only where they are others. Only what is committed may be added: a version that was rolled back comes again.
 * (docs/decisions/0571-lines-of-a-version.md)
 */
export class KnownLines {
  readonly #lines = new LRUCache<string, LinesOfVersion>({
    maxSize: largest,
    sizeCalculation: ({ lines }) => 1 + lines.length,
    ttl: idle,
    updateAgeOnGet: true,
  })

  of(owner: CartOwner): LinesOfVersion | undefined {
    return this.#lines.get(JSON.stringify(owner))
  }

  add(owner: CartOwner, { cartId, version, lines }: LinesOfVersion): void {
    this.#lines.set(JSON.stringify(owner), { cartId, version, lines })
  }
}

declare module '../../../kernel/shop.ts' {
  interface Shop {
    /** The lines of carts this process knows. */
    cartLines: KnownLines
  }
}
