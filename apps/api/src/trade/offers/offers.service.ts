import { pageOf } from '@bottega/contract/common.ts'
import type { OfferFilter } from '@bottega/rules/offers/offer-states.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import {
  countForStaff,
  countOffers,
  countWaitingOf,
  endOffer,
  findOwn,
  findWithCustomer,
  insertOffer,
  listForStaff,
  listOffers,
  lockCustomer,
  type OfferRow,
  type OfferWithCustomer,
} from './offers.repository.ts'

/** Offers on one page, as orders. */
const usualPageSize = 12
/** Offers of one customer that may wait at a time: staff read each of them. */
export const mostWaiting = 20

interface Paging {
  page?: number | undefined
  page_size?: number | undefined
}

export async function myOffers(db: Reader, userId: number, { page = 1, page_size: size = usualPageSize }: Paging) {
  const total = await countOffers(db, userId)
  return { page: pageOf(page, size, total), offers: await listOffers(db, userId, size, (page - 1) * size) }
}

interface StaffList extends Paging {
  q?: string | undefined
  state?: OfferFilter | undefined
  stores: StoreScope
}

export async function offersForStaff(
  db: Reader,
  { q, state = 'new', stores, page = 1, page_size: size = usualPageSize }: StaffList,
) {
  const filter = { q, state, stores }
  const offers = await listForStaff(db, filter, size, (page - 1) * size)
  return { page: pageOf(page, size, await countForStaff(db, filter)), offers }
}

/** Throws `error.offer.notFound`. */
export async function readOffer(db: Reader, offerId: number): Promise<OfferWithCustomer> {
  const found = await findWithCustomer(db, offerId)
  if (found === undefined) throw new ShopError('error.offer.notFound')
  return found
}

export interface NewOffer {
  product: string
  brand: string | null
  quantity: number
  priceCents: number | null
  note: string | null
}

export function createOffer(db: Db, userId: number, offer: NewOffer, now: Date): Promise<OfferRow> {
  if (offer.product === '') throw new ShopError('error.offer.productMissing')
  return db.transaction(async (tx) => {
    await lockCustomer(tx, userId)
    if ((await countWaitingOf(tx, userId)) >= mostWaiting)
      throw new ShopError('error.offer.tooMany', { most: mostWaiting })
    return insertOffer(tx, { ...offer, userId, createdAt: now })
  })
}

export async function withdrawOffer(db: Db, userId: number, offerId: number, now: Date): Promise<OfferRow> {
  const offer = await findOwn(db, userId, offerId)
  if (offer === undefined) throw new ShopError('error.offer.notFound')
  if (!(await endOffer(db, offerId, { state: 'withdrawn', decidedAt: now })))
    throw new ShopError('error.offer.answered')
  return { ...offer, state: 'withdrawn' }
}

export interface Decision {
  offerId: number
  accept: boolean
  answer: string
}

/** Of two staff members at once one answers, and the other is refused. The words for the customer stay out of the log. */
export function decideOffer(
  db: Db,
  by: StaffMember,
  { offerId, accept, answer }: Decision,
  now: Date,
): Promise<OfferWithCustomer> {
  return db.transaction(async (tx) => {
    const { offer } = await readOffer(tx, offerId)
    const state = accept ? ('accepted' as const) : ('declined' as const)
    if (!(await endOffer(tx, offerId, { state, answer, decidedBy: by.name, decidedAt: now })))
      throw new ShopError('error.offer.answered')
    const change = { before: { state: offer.state }, after: { state, customer: offer.userId } }
    await recordChange(tx, by, { action: 'offer.decided', subject: ['offer', offerId], ...change }, now)
    return readOffer(tx, offerId)
  })
}
