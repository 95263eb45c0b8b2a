import { hash } from 'node:crypto'
import { inScript } from '@bottega/rules/text/in-script.ts'
import { LRUCache } from 'lru-cache'
import type { Personal } from '../src/lib/personal/personal.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { OwnReading } from './options.ts'

/** In bytes: some hundred carts of a few lines, a hundred of a hundred lines. */
const largest = 12 * 1024 * 1024
/** Milliseconds after the last page: the next one of a shopper who walks through the shop comes within them. */
const idle = 60_000

/** The data that is joined with the pages of a shopper. */
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

interface KnownOwn<Reading> {
  readonly reading: Reading
  readonly own: Own
}

/**
 * The own data of the shoppers who have been sent a page last, each found by their session, their language and its
 * reading: the database compares the reading with what is there now, for every page.
 */
export class OwnOfShoppers<Reading extends OwnReading = OwnReading> {
  readonly #known = new LRUCache<string, KnownOwn<Reading>>({
    maxSize: largest,
    // The objects take about twice their JSON; products are shared with the cart's own cache.
    sizeCalculation: ({ own }, key) => 3 * own.data.length + key.length + 1000,
    ttl: idle,
    updateAgeOnGet: true,
  })
  readonly #made = new WeakMap<Reading, Own>()

  /** The reading with which the next page of this session in this language is compared. */
  readingOf(session: string, locale: Language): Reading | undefined {
    return this.#known.get(keyOf(session, locale))?.reading
  }

  /** `reading` is that of the page: a known one where nothing has changed, undefined where `load` is to be asked again. */
  async of(
    session: string,
    locale: Language,
    reading: Reading | undefined,
    load: () => Promise<Personal | undefined>,
  ): Promise<Own | undefined> {
    const known = reading && this.#made.get(reading)
    if (known !== undefined) return known
    const personal = await load()
    const own = personal && ownOf(personal)
    const key = keyOf(session, locale)
    if (reading === undefined) this.#known.delete(key)
    else if (own !== undefined) {
      this.#made.set(reading, own)
      this.#known.set(key, { reading, own })
    }
    return own
  }
}

const keyOf = (session: string, locale: Language) => `${session} ${locale}`
