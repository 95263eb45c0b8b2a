import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { euro } from '../common.ts'
import { voucherText } from '../text-fields.ts'

const inviteSchema = Type.Object({
  code: Type.String(),
  isOpen: Type.Boolean({ description: 'Friends still count' }),
  until: Type.String({ description: 'yyyy-MM-dd, the last day' }),
  friends: Type.Integer({ description: 'As many count' }),
  percent: Type.Integer({ description: 'What a voucher takes off an order' }),
  vouchers: Type.Integer({ description: 'As many are won at most' }),
  grantHours: Type.Integer({ description: 'From a friend’s first delivered order to the voucher' }),
  perOrder: Type.Integer({ description: 'Vouchers an order may carry' }),
  invited: Type.Integer({ description: 'Friends who came with the code' }),
  counted: Type.Integer({ description: 'Friends whose first order was delivered, among those that count' }),
  won: Type.Integer({ description: 'Vouchers granted' }),
  mayRedeem: Type.Boolean({ description: 'May still say who invited them' }),
})

/** The code is made when it is first looked at. */
export const inviteView = callSchema({
  summary: 'The invite scheme and how far the person is in it',
  reply: inviteSchema,
  refusals: [],
})

export const inviteRedeem = callSchema({
  summary: 'Say whose code one came with, before the first delivered order',
  body: Type.Object({ code: voucherText({ minLength: 1, maxLength: 40 }) }),
  reply: inviteSchema,
  refusals: ['error.invite.notTaken', 'error.request.tooMany', 'error.staff.notWhileActing'],
})

export const benefitsView = callSchema({
  summary: 'What membership, company and card give the person, with their figures of the last twelve months',
  reply: Type.Object({
    savedWithOffers: euro('Promotions, in twelve months'),
    savedWithVouchers: euro('Vouchers, in twelve months'),
    member: Type.Optional(
      Type.Object({
        offersNow: Type.Integer({ description: 'Promotions for members today in the person’s store' }),
      }),
    ),
    card: Type.Optional(
      Type.Object({
        points: Type.Integer({ description: 'Balance' }),
        pointsEarned: Type.Integer({ description: 'In twelve months, without what returns took back' }),
        pointsPerEuro: Type.Integer(),
      }),
    ),
    company: Type.Optional(
      Type.Object({
        name: Type.String(),
        address: Type.String(),
        orders: Type.Integer({ description: 'Delivered there, in twelve months' }),
      }),
    ),
    vouchers: Type.Integer({ description: 'Assigned to the person and not used yet' }),
  }),
  refusals: [],
})
