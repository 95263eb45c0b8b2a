import * as calls from '@bottega/contract/offers/calls.ts'
import type { OfferView, StaffOfferView } from '@bottega/contract/offers/offers.ts'
import { centsFromEuros, eurosFromCents } from '@bottega/rules/money/cents.ts'
import { customerOf, handlersOf } from '../../kernel/calls/call-handler.ts'
import { staffOf } from '../../kernel/visitor.ts'
import type { OfferRow, OfferWithCustomer } from './offers.repository.ts'
import { createOffer, decideOffer, myOffers, offersForStaff, readOffer, withdrawOffer } from './offers.service.ts'

const presentOffer = ({
  id,
  state,
  product,
  brand,
  quantity,
  priceCents,
  note,
  answer,
  createdAt,
}: OfferRow): OfferView => ({
  offerId: id,
  state,
  product,
  ...(brand === null ? {} : { brand }),
  quantity,
  ...(priceCents === null ? {} : { price: eurosFromCents(priceCents) }),
  ...(note === null ? {} : { note }),
  ...(answer === null ? {} : { answer }),
  date: createdAt.toISOString(),
})

const presentForStaff = ({ offer, firstName, lastName, companyName }: OfferWithCustomer): StaffOfferView => ({
  ...presentOffer(offer),
  userId: offer.userId,
  customer: `${firstName} ${lastName}`,
  ...(companyName === null ? {} : { company: companyName }),
  ...(offer.decidedBy === null ? {} : { decidedBy: offer.decidedBy }),
  ...(offer.decidedAt === null ? {} : { decidedAt: offer.decidedAt.toISOString() }),
})

const orNull = (text: string | undefined) => text?.trim() || null

/** Offers customers create, and the staff's answers. (Account and after-sales, section 2: create-offer; decision 0443) */
export const offerHandlers = handlersOf(calls, {
  offersList: async ({ shop, visitor }, { query }) => {
    const { page, offers } = await myOffers(shop.db, customerOf(visitor).userId, query)
    return { data: { page, offers: offers.map(presentOffer) } }
  },
  offersCreate: async ({ shop, visitor, now }, { body }) => {
    const { product, brand, quantity, price, note } = body
    const priceCents = price === undefined ? null : (centsFromEuros(price) ?? null)
    const wanted = { product: product.trim(), brand: orNull(brand), quantity, priceCents, note: orNull(note) }
    const offer = await createOffer(shop.db, customerOf(visitor).userId, wanted, now)
    return { data: { offer: presentOffer(offer) }, infos: [{ code: 'info.offer.created' }] }
  },
  offersWithdraw: async ({ shop, visitor, now }, { body }) => {
    const offer = await withdrawOffer(shop.db, customerOf(visitor).userId, body.offer_id, now)
    return { data: { offer: presentOffer(offer) }, infos: [{ code: 'info.offer.withdrawn' }] }
  },
  staffOffers: async ({ shop, visitor }, { query }) => {
    const { page, offers } = await offersForStaff(shop.db, { ...query, stores: staffOf(visitor).stores })
    return { data: { page, offers: offers.map(presentForStaff) } }
  },
  staffOffer: async ({ shop }, { query }) => ({
    data: { offer: presentForStaff(await readOffer(shop.db, query.offer_id)) },
  }),
  staffOffersDecide: async ({ shop, visitor, now }, { body }) => {
    const decision = { offerId: body.offer_id, accept: body.accept, answer: body.answer.trim() }
    const offer = await decideOffer(shop.db, staffOf(visitor), decision, now)
    return { data: { offer: presentForStaff(offer) }, infos: [{ code: 'info.offer.decided' }] }
  },
})
