import { Type, type Static } from 'typebox'
import { euro } from '../common.ts'

/** The banner of a voucher: what its card says beside the discount. (Content and discovery, section 3) */
export const voucherProposalSchema = Type.Object({
  descr: Type.Optional(Type.String()),
  content: Type.Optional(Type.String({ description: 'Plain text' })),
  img: Type.Optional(Type.String()),
  slug: Type.Optional(Type.String({ description: 'Of the department the voucher is for' })),
  proposalUrl: Type.Optional(Type.String({ description: 'Where the button leads: a path of the shop, or https' })),
  metaData: Type.Object({
    category_proposal_type: Type.Object({
      BADGE: Type.Optional(Type.String()),
      BUTTON_TEXT: Type.Optional(Type.String()),
    }),
  }),
})

/** (Account and after-sales, section 3; Shopping core, section 9) */
export const giftCertificateSchema = Type.Object({
  id: Type.Integer({ description: 'As giftCertificateId, under its other name' }),
  giftCertificateId: Type.Integer(),
  giftCode: Type.String(),
  name: Type.String(),
  description: Type.String(),
  image: Type.Optional(Type.String()),
  endDate: Type.Optional(Type.String({ description: 'yyyy-MM-dd, its last day' })),
  giftAdjustmentType: Type.Object({
    giftAdjustmentTypeId: Type.Integer({
      description: '1001 assigned to a person, 1000 open to every customer who knows the code',
    }),
    onLine: Type.Boolean({ description: 'Goes on a line; otherwise on the whole order' }),
  }),
  isAssignable: Type.Boolean({ description: 'Can be used now' }),
  amount: Type.Optional(euro('What it takes off')),
  percent: Type.Optional(Type.Integer({ description: 'Or the part of it' })),
  minimumSpend: Type.Optional(euro('Spending from which it counts')),
})
export type GiftCertificateView = Static<typeof giftCertificateSchema>

/** A voucher added to the cart: what it takes off, or why it takes nothing off. */
export const cartVoucherSchema = Type.Object({
  userGiftCertificateId: Type.Integer(),
  giftCertificate: giftCertificateSchema,
  itemId: Type.Optional(Type.Integer({ description: 'The line it is on' })),
  amount: euro('Taken off, not negative'),
  refused: Type.Optional(
    Type.Enum(['more-than-quantity', 'excluded-product', 'below-threshold', 'nothing-left', 'not-valid']),
  ),
  missing: Type.Optional(euro('Still to be spent until it counts')),
})
export type CartVoucherView = Static<typeof cartVoucherSchema>
