import { pageOf } from '@bottega/contract/common.ts'
import type { Db, Reader } from '../../db/database.ts'
import { ShopError } from '../../shop-error.ts'
import {
  countOffers,
  countWaitingOf,
  endOffer,
  findOwn,
  findWithCustomer,
  insertOffer,
  listOffers,
  listWaiting,
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
  const total = await countOffers(db, { userId })
  return { page: pageOf(page, size, total), offers: await listOffers(db, userId, size, (page - 1) * size) }
}

export async function waitingOffers(db: Reader, { page = 1, page_size: size = usualPageSize }: Paging) {
  const total = await countOffers(db, { state: 'new' })
  return { page: pageOf(page, size, total), offers: await listWaiting(db, size, (page - 1) * size) }
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
  accept: boolean
  answer: string
  by: string
}

/** Of two staff members at once one answers, and the other is told. */
export async function decideOffer(
  db: Db,
  offerId: number,
  { accept, answer, by }: Decision,
  now: Date,
): Promise<OfferWithCustomer> {
  if ((await findWithCustomer(db, offerId)) === undefined) throw new ShopError('error.offer.notFound')
  const end = { state: accept ? ('accepted' as const) : ('declined' as const), answer, decidedBy: by, decidedAt: now }
  if (!(await endOffer(db, offerId, end))) throw new ShopError('error.offer.answered')
  const decided = await findWithCustomer(db, offerId)
  if (decided === undefined) throw new Error(`offer ${offerId} is gone`)
  return decided
}
