import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Personal } from '../src/lib/personal/personal.ts'
import type { OwnReading } from './options.ts'
import { inScript } from './personal-pages.ts'

/** In bytes: some hundred carts of a few lines, a hundred of a hundred lines. */
const largest = 12 * 1024 * 1024
/** Milliseconds after the last page: the next one of a shopper who walks through the shop comes within them. */
const idle = 60_000

/** What a shopper's pages are joined with. */
export interface Own {
  /** Everything but the end of the session, which is counted from each page. */
  readonly personal: Personal
  /** The same as JSON in which nothing can end the element around it, without its closing bracket. */
  readonly data: Buffer
  /** Equal for shoppers who would be shown the same in every part of a page. */
  readonly digest: string
}

function ownOf(personal: Personal): Own {
  const { session: _session, ...lasting } = personal
  const json = inScript(lasting)
  return {
    personal: { ...lasting, session: undefined },
    data: Buffer.from(json.slice(0, -1)),
    digest: hash('sha256', json, 'base64'),
  }
}

interface KnownOwn {
  readonly reading: OwnReading
  readonly own: Own
}

/**
 * What is the own of the shoppers who have been sent a page last, each found by their session and its reading: the
 * database compares the reading with what is there now, for every page.
 */
export class OwnOfShoppers {
  readonly #known = new LRUCache<string, KnownOwn>({
    maxSize: largest,
    // The objects take about twice their JSON; products are shared with the cart's own cache.
    sizeCalculation: ({ own }, key) => 3 * own.data.length + key.length + 1000,
    ttl: idle,
    updateAgeOnGet: true,
  })

  /** `read` is given the reading known for this session and language, and answers it where nothing has changed. */
  async of(
    key: string,
    read: (known: OwnReading | undefined) => Promise<OwnReading | undefined>,
    load: () => Promise<Personal | undefined>,
  ): Promise<Own | undefined> {
    const known = this.#known.get(key)
    const reading = await read(known?.reading)
    if (known !== undefined && reading === known.reading) return known.own
    const personal = await load()
    const own = personal && ownOf(personal)
    if (own !== undefined && reading !== undefined) this.#known.set(key, { reading, own })
    return own
  }
}
