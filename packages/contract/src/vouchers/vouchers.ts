import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { cartSchema } from '../cart/cart-view.ts'
import { euro, idSchema } from '../common.ts'
import { giftCertificateSchema, voucherProposalSchema } from '../cart/gift-certificate.ts'
import { codeText, voucherText } from '../text-fields.ts'

const code = voucherText({ minLength: 1, maxLength: 60 })
const showSectors = Type.Object({ show_sectors: Type.Optional(Type.Boolean()) })
/** Gift code actions fail silently and return null, whatever the reason. (Shopping core, section 8) */
const cartOrNull = Type.Union([cartSchema, Type.Null()])

export const vouchersCheck = callSchema({
  summary: 'What a code would give the person; null for every code that gives them nothing',
  query: Type.Object({ code }),
  reply: Type.Object({ giftCertificate: Type.Union([giftCertificateSchema, Type.Null()]) }),
  refusals: ['error.request.tooMany'],
})

export const vouchersAddCode = callSchema({
  summary: 'Lay a voucher on the cart; null when it was not taken',
  query: showSectors,
  body: Type.Object({ code }),
  reply: cartOrNull,
  refusals: ['error.request.tooMany'],
})

export const vouchersRemoveCode = callSchema({
  summary: 'Take a voucher off the cart, or off one line of it; null when it was not there',
  query: showSectors,
  body: Type.Object({ code, itemId: Type.Optional(idSchema()) }),
  reply: cartOrNull,
  refusals: ['error.request.tooMany'],
})

/** The document gives no path. A line takes at most its quantity of vouchers, at least one. */
export const vouchersSendCode = callSchema({
  summary: 'Lay a voucher on one line of the cart; null when it was not taken',
  query: showSectors,
  body: Type.Object({ code, itemId: idSchema() }),
  reply: cartOrNull,
  refusals: ['error.request.tooMany'],
})

export const vouchersThreshold = callSchema({
  summary: 'Vouchers that count from a certain spending, with what is still missing to it',
  reply: Type.Object({
    thresholds: Type.Array(
      Type.Object({
        userGiftCertificateId: Type.Integer(),
        giftCertificate: giftCertificateSchema,
        threshold: euro(),
        missing: euro('0 once it is reached'),
        onCart: Type.Boolean(),
      }),
    ),
  }),
  refusals: [],
})

/**
 * Available without `orderId`, on the cart with its `cartId`, used with the order that took it. (Account and
 * after-sales, section 4)
 */
const myVoucherSchema = Type.Object({
  ...giftCertificateSchema.properties,
  userGiftCertificateId: Type.Optional(
    Type.Integer({ description: 'Of the use that comes next: a free one, else one on the cart, else the last' }),
  ),
  categoryProposal: Type.Optional(voucherProposalSchema),
  cartItems: Type.Array(Type.Integer(), { description: 'Lines of the cart that may take one' }),
  productIds: Type.Optional(
    Type.Array(Type.Integer(), {
      description: 'What a line voucher is for, when asked; absent when it is for anything',
    }),
  ),
  userGiftCertificates: Type.Array(
    Type.Object({
      userGiftCertificateId: Type.Integer(),
      cartId: Type.Optional(Type.Integer()),
      itemId: Type.Optional(Type.Integer()),
      cartItem: Type.Optional(
        Type.Object({ cartItemId: Type.Integer() }, { description: 'The line it is on, as the document names it' }),
      ),
      orderId: Type.Optional(Type.Integer()),
    }),
  ),
})
export type MyVoucherView = Static<typeof myVoucherSchema>

const showHistory = Type.Optional(Type.Boolean({ description: 'With those used or expired' }))

export const vouchersListManualAssigned = callSchema({
  summary: 'Of the person’s vouchers those that the shop assigned to them (type 1001)',
  query: Type.Object({ show_history: showHistory }),
  reply: Type.Object({ giftCertificates: Type.Array(myVoucherSchema) }),
  refusals: [],
})

export const vouchersList = callSchema({
  summary: 'The person’s vouchers, those that end first first',
  query: Type.Object({
    show_history: showHistory,
    show_products: Type.Optional(Type.Boolean({ description: 'With the products line vouchers are for' })),
  }),
  reply: Type.Object({ giftCertificates: Type.Array(myVoucherSchema) }),
  refusals: [],
})

/** Coupons are vouchers for lines that the shop assigned to the customer. */
const coupons = Type.Object({ giftCertificates: Type.Array(myVoucherSchema) })

export const couponsCheck = callSchema({
  summary: 'Whether the person has coupons for lines of their cart, and which',
  reply: Type.Object({ available: Type.Boolean(), ...coupons.properties }),
  refusals: [],
})

export const couponsGet = callSchema({
  summary: 'The person’s coupons among these vouchers, with the lines that may take them; without ids all',
  query: Type.Object({
    gift_certificates: Type.Optional(
      codeText({
        pattern: '^\\d{1,9}(,\\d{1,9}){0,99}$',
        description: 'giftCertificateId, several with commas between',
      }),
    ),
  }),
  reply: coupons,
  refusals: [],
})

export const couponsAdd = callSchema({
  summary: 'Lay coupons on lines of the cart, all or none; null when they were not taken',
  query: showSectors,
  body: Type.Object({
    userGiftCertificates: Type.Array(Type.Object({ userGiftCertificateId: idSchema(), cartItemId: idSchema() }), {
      minItems: 1,
      maxItems: 50,
    }),
  }),
  reply: cartOrNull,
  refusals: [],
})
