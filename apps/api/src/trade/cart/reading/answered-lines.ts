import { LRUCache } from 'lru-cache'
import { randomBytes } from 'node:crypto'
import { linesChangedSince } from '@bottega/contract/cart/cart-changes.ts'
import type { CartItemView, CartView } from '@bottega/contract/cart/cart-view.ts'
import type { CartOwner } from '../cart.repository.ts'

/** Lines of answers held at a time; what they are made of is held by the known lines as well, unless it has changed. */
const largest = 24_000
/** Milliseconds without use after which a cart's answers give their memory back. */
const idle = 600_000
/** Answers of one shopper that are held: those of several tabs, and of requests under way at once. */
const answersEach = 4

/** The changes of the lines since the answer of a mark. */
export type LineChanges = Omit<NonNullable<CartView['changes']>, 'bySector'>

interface AnsweredLines {
  readonly mark: string
  readonly lines: readonly CartItemView[]
}

/**
 * The lines of the last answers to each shopper, so that our own pages are answered with those that changed. Presented
 * lines are made anew when anything of them changes and never altered: one that is the same object looks the same. A
 * mark that is not known here, of another process or another shopper, is answered with the whole cart.
 * (docs/decisions/0650-what-a-press-costs.md)
 */
export class AnsweredCarts {
  readonly #answers = new LRUCache<string, readonly AnsweredLines[]>({
    maxSize: largest,
    sizeCalculation: (answers) => answers.reduce((sum, { lines }) => sum + lines.length, 1),
    ttl: idle,
    updateAgeOnGet: true,
  })
  /** No other process gives the same marks. */
  readonly #process = randomBytes(9).toString('base64url')
  #count = 0

  /** The lines of an answer to this shopper as their client is to get them, and remembers them. */
  answer(owner: CartOwner, since: string, lines: readonly CartItemView[]): { mark: string; changes?: LineChanges } {
    const key = JSON.stringify(owner)
    const before = this.#answers.get(key) ?? []
    const known = before.find(({ mark }) => mark === since)
    const mark = `${this.#process}${(this.#count++).toString(36)}`
    this.#answers.set(key, [{ mark, lines }, ...before.slice(0, answersEach - 1)])
    return known === undefined ? { mark } : { mark, changes: { since, ...linesChangedSince(known.lines, lines) } }
  }
}

declare module '../../../kernel/shop.ts' {
  interface Shop {
    /** The carts this process has answered. */
    answeredCarts: AnsweredCarts
  }
}
