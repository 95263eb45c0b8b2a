import { cartAdd, cartDelete, cartUpdate, cartView } from '@bottega/contract/cart/calls.ts'
import type { Api, RefusalError } from '@bottega/contract/api.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { Envelope, EnvelopeResponse } from '@bottega/contract/envelope.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { asRefusal } from '../../lib/api/refusals.ts'
import { externalStore, type ExternalStore } from '../../lib/storage/external-store.ts'
import type { ShopperStore } from '../../lib/visit/shopper.ts'
import { itemOf, lineKey, quantityOf, type CartLine } from './cart-line.ts'
import type { SearchParams } from './search-params.ts'

/** The choices a first add sends beside product and quantity. */
export interface AddChoices {
  /** Answer to a selectable promotion: its id, or -1 for no. */
  readonly promotionChoice?: number
  /** A voucher of the customer, applied to the line once it is in the cart. */
  readonly giftCode?: string
  /** `accept_diet`: it is wanted whatever the profile of the household has against it. */
  readonly infos?: { readonly accept_diet: 'true' }
}

/**
 * Result of a requested quantity, once the shop has answered the last of a burst. A `superseded` one is answered by a
 * later one on the same line; `by` is the change against the quantity before the burst.
 */
export type LineOutcome =
  | { readonly kind: 'settled'; readonly by: Thousandths; readonly quantity: Thousandths; readonly remarked: boolean }
  | { readonly kind: 'refused'; readonly refusal: RefusalError }
  | { readonly kind: 'superseded' }

export interface CartStore {
  /** Requested quantities not yet answered, by line key: shown instead of the cart's own while they wait. */
  readonly wanted: Pick<ExternalStore<ReadonlyMap<string, Thousandths>>, 'get' | 'subscribe'>
  /** The quantity requested last, or the cart's own. */
  quantityOf: (line: CartLine) => Thousandths
  /** Sets the quantity of a line; 0 takes it out. Never throws for a refusal. */
  setQuantity: (line: CartLine, quantity: Thousandths, choices?: AddChoices) => Promise<LineOutcome>
  /**
   * Runs any other cart call: takes its cart, shows its remarks or its refusal, answers whether it was done.
   * `onSilence` runs after an answer without remarks, the only one that gets a success toast. (Shopping core, section
   * 8)
   */
  perform: (verb: (api: Api) => Promise<Envelope<CartView>>, onSilence?: () => void) => Promise<boolean>
  /**
   * Sends at once what waits for a running request, because the page is out of sight and may never come back. If it does
   * come back, the waiting request follows as always, and says what became of it.
   */
  hurry: () => void
}

export interface CartStoreParts {
  shopper: ShopperStore
  api: () => Api
  /** Shows the remarks of an answer, and answers whether there were any. */
  notify: (response: EnvelopeResponse) => boolean
  /** Called after every change the shop has made. */
  onChanged?: () => void
  /** The list on screen, sent with every line added or changed. */
  searchParams?: () => SearchParams | undefined
}

interface Work {
  readonly line: CartLine
  wanted: Thousandths
  /** Choices for the next add, when the line is just being taken out. */
  choices: AddChoices
  sent?: Thousandths
  /** Sent beside the running request, because nobody could know whether the page comes back. */
  hurried?: Thousandths
}

/**
 * The commands over the one copy of the cart. Each line has one request in flight at most; a quantity requested
 * meanwhile replaces the one still waiting, so that fast presses cost two requests and the last one wins. Other lines
 * are not affected.
 */
export function cartStore({ shopper, api, notify, onChanged, searchParams }: CartStoreParts): CartStore {
  const wanted = externalStore<ReadonlyMap<string, Thousandths>>(new Map())
  const working = new Map<string, Work>()

  const show = (key: string, quantity: Thousandths | undefined) => {
    const next = new Map(wanted.get())
    if (quantity === undefined) next.delete(key)
    else next.set(key, quantity)
    wanted.set(next)
  }

  const inCart = (line: CartLine) => quantityOf(itemOf(shopper.get().cart, line))

  const take = (reply: Envelope<CartView>): boolean => {
    shopper.take(reply)
    onChanged?.()
    return notify(reply.response)
  }

  /** Reads the page's cart again, if it is out of date, before the refusal is shown. */
  const refused = async (thrown: unknown): Promise<RefusalError> => {
    const refusal = asRefusal(thrown)
    // If reading fails too, the page stays as it was; the refusal says enough.
    if (otherCart.test(refusal.code ?? '')) await api().call(cartView, { query }).then(take, asRefusal)
    return refusal
  }

  const send = async (line: CartLine, quantity: Thousandths, choices: AddChoices): Promise<boolean> => {
    const { cart } = shopper.get()
    const item = itemOf(cart, line)
    const context = contextOf(cart, searchParams?.())
    if (item) return take(await changeItem(api(), item.itemId, line, quantity, context))
    return quantity > 0 && take(await addItem(api(), line, quantity, choices, context))
  }

  const settle = async (work: Work): Promise<LineOutcome> => {
    const { line } = work
    const before = inCart(line)
    let remarked = false
    for (;;) {
      const sent = work.wanted
      work.sent = sent
      const refusal = await send(line, sent, work.choices).then((spoke) => void (remarked ||= spoke), refused)
      if (work.wanted !== sent) continue
      if (refusal) return { kind: 'refused', refusal }
      return { kind: 'settled', quantity: inCart(line), by: inCart(line) - before, remarked }
    }
  }

  return {
    wanted: { get: wanted.get, subscribe: wanted.subscribe },
    quantityOf: (line) => wanted.get().get(lineKey(line)) ?? inCart(line),

    async setQuantity(line, quantity, choices = {}) {
      const key = lineKey(line)
      const running = working.get(key)
      show(key, quantity)
      if (running) {
        running.wanted = quantity
        running.choices = { ...running.choices, ...choices }
        return { kind: 'superseded' }
      }
      const work: Work = { line, wanted: quantity, choices }
      working.set(key, work)
      try {
        return await settle(work)
      } finally {
        working.delete(key)
        show(key, undefined)
      }
    },

    async perform(verb, onSilence) {
      try {
        if (!take(await verb(api()))) onSilence?.()
        return true
      } catch (error) {
        notify((await refused(error)).response)
        return false
      }
    },

    hurry() {
      for (const work of working.values()) {
        const { line, wanted: quantity, sent, hurried } = work
        const item = itemOf(shopper.get().cart, line)
        if (!item || quantity === sent || quantity === hurried) continue
        work.hurried = quantity
        // Nobody sees the page, so a refusal cannot be shown.
        void changeItem(api(), item.itemId, line, quantity, {}).catch(asRefusal)
      }
    },
  }
}

const query = { show_sectors: true }

/** The data that is sent with a line beside the line itself. */
interface CallContext {
  readonly searchParams?: SearchParams
  /** Set for the whole cart; when absent, the shop decides. */
  readonly acceptAlternatives?: string
}

function contextOf({ cartInfos }: CartView, searchParams: SearchParams | undefined): CallContext {
  const { accept_alternatives: acceptAlternatives } = cartInfos ?? {}
  return { ...(searchParams && { searchParams }), ...(acceptAlternatives !== undefined && { acceptAlternatives }) }
}

function changeItem(
  api: Api,
  itemId: number,
  { product }: CartLine,
  quantity: Thousandths,
  { searchParams }: CallContext,
) {
  if (quantity === 0) {
    return api.call(cartDelete, { query, body: { items: [{ itemId, productId: product.productId }] } })
  }
  const item = { itemId, quantity: unitsFromThousandths(quantity), ...(searchParams && { searchParams }) }
  return api.call(cartUpdate, { query, body: { items: [item] } })
}

function addItem(
  api: Api,
  { product, options }: CartLine,
  quantity: Thousandths,
  { promotionChoice, infos }: AddChoices,
  { searchParams, acceptAlternatives }: CallContext,
) {
  const params = { ...options, ...(promotionChoice !== undefined && { use_wpid: String(promotionChoice) }) }
  const item = {
    productId: product.productId,
    quantity: unitsFromThousandths(quantity),
    deliveryWarehouseId: product.deliveryWarehouse.warehouseId,
    ...(Object.keys(params).length > 0 && { params }),
    ...(searchParams && { searchParams }),
    infos: { ...infos, ...(acceptAlternatives !== undefined && { accept_alternatives: acceptAlternatives }) },
  }
  return api.call(cartAdd, { query, body: { items: [item] } })
}

/** Refusal codes that mean the shop's cart differs from the page's: changed on another device, or bought there. */
const otherCart = /^error\.cart\.(itemNotFound|notFound|(address|timeslot)Required)$/
