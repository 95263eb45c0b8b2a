import { promotionKinds } from '@bottega/rules/promotions/promotion-refusal.ts'
import { Type, type Static } from 'typebox'
import { euro } from '../common.ts'

/** A promotion of a product in one store. */
export const promotionSchema = Type.Object({
  promotionId: Type.Integer(),
  name: Type.String(),
  kind: Type.Enum([...promotionKinds]),
  from: Type.String(),
  to: Type.String(),
  price: Type.Optional(euro('Of the kind price')),
  percent: Type.Optional(Type.Number()),
  pieces: Type.Optional(Type.Integer()),
  paidPieces: Type.Optional(Type.Integer()),
  membersOnly: Type.Boolean(),
  others: Type.Integer({ description: 'Other products of the same promotion' }),
})
export type StaffPromotion = Static<typeof promotionSchema>
