import { Type, type Static } from 'typebox'
import { euro } from '../common.ts'

/** The refunds of an order decided so far, in any way, for staff who decide on more of them. */
export const givenBack = Type.Array(
  Type.Object({
    kind: Type.Enum(['undelivered', 'desk', 'return', 'ended'], {
      description: 'Not taken at the door, a refund by staff, an approved return, an order that ended',
    }),
    amount: euro(),
    notCharged: euro('Of it, not charged at the door'),
    voucher: euro('Of it, given as a voucher'),
    at: Type.String({ description: 'ISO instant' }),
    isWaiting: Type.Boolean({ description: 'The order is still being charged, and the money goes back afterwards' }),
  }),
)
export type GivenBack = Static<typeof givenBack>
