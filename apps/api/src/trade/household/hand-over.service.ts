import { goodsKey } from '@bottega/rules/cart/options.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import { mayTellHolder, mostProposedLines, movesAtOnce, weekAt } from '@bottega/rules/people/household.ts'
import type { Remark } from '@bottega/contract/envelope.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { findUser } from '../../kernel/sessions/find-user.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import { toAskAbout } from '../cart/adding/diet-remarks.ts'
import { withNamed } from '../cart/adding/named-substitutes.ts'
import { addKnown, type RepeatedItem } from '../cart/adding/order-again.ts'
import { type ChangedCart, settleAndSave } from '../cart/cart.service.ts'
import { draftOf, putLine } from '../cart/drafts/cart-draft.ts'
import { type LoadedCart, loadCart } from '../cart/load-cart.ts'
import { findOpenCart, type Guarded, needOf, openCart, type Shopper } from '../cart/open-cart.ts'
import { type PricedCartLine, priceLoadedCart } from '../cart/price-loaded-cart.ts'
import { type DietGuard, dietGuardOf } from '../diet/diet.service.ts'
import { countSpending, findMembership, findToldAt, markTold, type Membership } from './household.repository.ts'
import { lockAsMember } from './household.service.ts'
import { broughtBy } from './proposed-goods.ts'
import { countOpen, insertProposals } from './proposals.repository.ts'

/** The holder whose cart a member fills, read before the transaction: the profile may need a connection of its own. */
export interface Receiver {
  holder: SessionUser
  diet: DietGuard | undefined
}

/** Undefined where the customer is in no household of somebody else; the command says so. */
export async function receiverFor(shop: Shop, userId: number): Promise<Receiver | undefined> {
  const me = await findMembership(shop.db, userId)
  const holder = me === undefined || me.role === 'holder' ? undefined : await findUser(shop.db, me.holderId)
  return holder && { holder, diet: await dietGuardOf(shop, holder) }
}

interface Handing {
  member: Guarded<Shopper>
  receiver: Receiver
  lines: readonly PricedCartLine[]
}

interface Taken {
  /** Thousandths that are left to the cart of the member, by line. */
  left: ReadonlyMap<number, number>
  /** Of the goods as the cart of the holder prices them. */
  cents: number
  warnings: readonly Remark[]
}

const nothingTaken: Taken = { left: new Map(), cents: 0, warnings: [] }

/** The goods taken are worth more than the member may still hand over; undoes the taking. */
class AboveLimit extends Error {}

/**
 * Hands the whole cart of a member to the holder. Goods the holder's cart takes move, those it does not take stay and are
 * named; what the holder has to be asked about is proposed. The member learns that it is proposed and never why: the
 * answer must not tell of the holder's profile of food. (decision 863)
 *
 * Locks the household, then the member's cart, then the holder's.
 */
export async function handOver(tx: Tx, member: Guarded<Shopper>, receiver: Receiver | undefined): Promise<ChangedCart> {
  const me = await lockAsMember(tx, member.user.userId)
  if (receiver?.holder.userId !== me.holderId) throw new ShopError('error.household.notFound')
  const cart = await findOpenCart(tx, member)
  if (cart === undefined || cart.lines.length === 0) throw new ShopError('error.cart.empty')
  if (cart.state !== 'open') throw new ShopError('error.household.changingOrder')
  const { lines } = priceLoadedCart(cart, member.now)
  const asked = await askedLines(tx, me, { member, receiver, lines })
  const others = lines.filter(({ line }) => !asked.has(line.lineId))
  const taken = others.length === 0 ? nothingTaken : await takeWithinLimit(tx, me, { member, receiver, lines: others })
  const wanted = taken === undefined ? lines : lines.filter(({ line }) => asked.has(line.lineId))
  // Goods that cannot be had are nothing to decide about: they stay where their reason is shown.
  const proposed = wanted.filter(({ obstacle }) => obstacle === null)
  await propose(tx, me, proposed, member.now)
  const { left, warnings } = taken ?? nothingTaken
  const moved = others.filter(({ line }) => (left.get(line.lineId) ?? line.quantity) < line.quantity)
  const name = receiver.holder.firstName
  const told = (code: 'info.household.handedOver' | 'info.household.proposed', count: number): Remark[] =>
    count === 0 ? [] : [{ code, values: { name, count } }]
  return {
    cart: await keepTheRest(tx, member, cart, { proposed, left }),
    infos: [...told('info.household.handedOver', moved.length), ...told('info.household.proposed', proposed.length)],
    warnings: [...warnings, ...staying(member, wanted)],
  }
}

/** The holder as the owner of the cart that is filled; remarks are in the language of the member. */
const holderOf = ({ member, receiver: { holder, diet } }: Omit<Handing, 'lines'>): Guarded<Shopper> => ({
  ...member,
  user: holder,
  owner: { userId: holder.userId },
  storeId: undefined,
  diet,
})

/**
 * The lines that the holder has to be asked about, by id: all of a child, and where the holder is changing an order or
 * has chosen no delivery yet; of an adult those the profile asks about.
 */
async function askedLines(tx: Tx, me: Membership, handing: Handing): Promise<ReadonlySet<number>> {
  const { member, lines } = handing
  const all = new Set(lines.map(({ line }) => line.lineId))
  if (me.role === 'child') return all
  const holder = holderOf(handing)
  const { now, config } = member
  const before = await loadCart(tx, holder.owner, { now, site: config.SITE, lock: true })
  if (before?.state === 'changing') return all
  const productIds = lines.map(({ line }) => line.productId)
  const cart = await openCart(tx, holder, productIds)
  if (needOf(cart, config) !== null) return all
  const asked = toAskAbout(holder, cart, productIds)
  return new Set(lines.flatMap(({ line }) => (asked.has(line.productId) ? [line.lineId] : [])))
}

/** Undefined where it is worth more than the member may still hand over this week: then nothing is taken. */
async function takeWithinLimit(tx: Tx, me: Membership, handing: Handing): Promise<Taken | undefined> {
  const { now } = handing.member
  try {
    return await tx.transaction(async (part) => {
      const taken = await take(part, me, handing)
      const isWithin =
        movesAtOnce(me, taken.cents, now) && (await countSpending(part, me.memberId, weekAt(now), taken.cents))
      if (!isWithin) throw new AboveLimit()
      return taken
    })
  } catch (error) {
    if (error instanceof AboveLimit) return undefined
    throw error
  }
}

async function take(tx: Tx, me: Membership, { member, receiver, lines }: Handing): Promise<Taken> {
  const holder = holderOf({ member, receiver })
  const items = lines.map(({ line, product }): RepeatedItem => {
    const { lineId: _line, isPackage: _package, ...goods } = line
    return broughtBy(me.firstName, { ...goods, name: product.name })
  })
  const before = await openCart(tx, holder, withNamed(items))
  const changed = await addKnown(tx, holder, before, items, () => ({ leftOut: new Set(), remarks: [] }))
  const [was, is] = [linesByGoods(before, member.now), linesByGoods(changed.cart, member.now)]
  const gained = lines.map(({ line }) => {
    const key = goodsKey(line)
    const quantity = (is.get(key)?.line.quantity ?? 0) - (was.get(key)?.line.quantity ?? 0)
    const cents = (is.get(key)?.priced.totalCents ?? 0) - (was.get(key)?.priced.totalCents ?? 0)
    return { lineId: line.lineId, left: Math.max(0, line.quantity - Math.max(0, quantity)), cents: Math.max(0, cents) }
  })
  return {
    left: new Map(gained.map(({ lineId, left }) => [lineId, left])),
    cents: sumCents(gained.map(({ cents }) => cents)),
    warnings: aboutGoods(changed.warnings ?? [], member, lines),
  }
}

const linesByGoods = (cart: LoadedCart, now: Date): ReadonlyMap<string, PricedCartLine> =>
  new Map(priceLoadedCart(cart, now).lines.map((one) => [goodsKey(one.line), one]))

const aboutSeveral: ReadonlySet<string> = new Set(['warning.cart.notAllAdded', 'warning.cart.promotionOver'])

/** Of the remarks about the holder's cart those on goods the member has brought: of the others a member sees nothing. */
function aboutGoods(
  remarks: readonly Remark[],
  { language }: Guarded<Shopper>,
  lines: readonly PricedCartLine[],
): readonly Remark[] {
  const names = new Set<unknown>(lines.map(({ product }) => textIn(language, product.name)))
  return remarks.filter(({ code, values }) => aboutSeveral.has(code) || names.has(values?.['name']))
}

/** The goods among these that were not proposed, by name. */
function staying({ language }: Guarded<Shopper>, lines: readonly PricedCartLine[]): Remark[] {
  const names = lines.filter(({ obstacle }) => obstacle !== null).map(({ product }) => textIn(language, product.name))
  return names.length === 0 ? [] : [{ code: 'warning.cart.notAllAdded', values: { names: names.join(', ') } }]
}

/** The lines wait for the holder, who is told of it by one mail an hour at most. */
async function propose(tx: Tx, me: Membership, lines: readonly PricedCartLine[], now: Date): Promise<void> {
  if (lines.length === 0) return
  if ((await countOpen(tx, me.memberId)) + lines.length > mostProposedLines)
    throw new ShopError('error.household.tooManyProposals', { maximum: mostProposedLines })
  const rows = lines.map(({ line: { lineId: _line, isPackage: _package, ...goods }, priced }) =>
    Object.assign(goods, { memberId: me.memberId, totalCents: priced.totalCents }),
  )
  await insertProposals(tx, rows, now)
  if (!mayTellHolder(await findToldAt(tx, me.householdId), now)) return
  await markTold(tx, me.householdId, now)
  await enqueue(tx, 'mail.householdProposals', { householdId: me.householdId }, now)
}

/** The cart of the member without what has left it. */
async function keepTheRest(
  tx: Tx,
  member: Guarded<Shopper>,
  cart: LoadedCart,
  gone: { proposed: readonly PricedCartLine[]; left: Taken['left'] },
): Promise<LoadedCart> {
  const proposed = new Set(gone.proposed.map(({ line }) => line.lineId))
  const draft = draftOf(cart)
  for (const line of cart.lines) {
    const quantity = gone.left.get(line.lineId) ?? line.quantity
    if (proposed.has(line.lineId) || quantity === 0) draft.lines.delete(line.lineId)
    else if (quantity !== line.quantity) putLine(draft, { ...line, quantity })
  }
  return (await settleAndSave(tx, draft, member, [])).cart
}
