import { Type, type Static } from 'typebox'
import { euro } from '../common.ts'
import { cartVoucherSchema, giftCertificateSchema } from './gift-certificate.ts'
import { cartProductSchema } from './line-products.ts'

/** The obstacle to delivering a line as chosen; `ok` lines carry none. */
const unavailableReasons = ['soldOut', 'notSold', 'locker', 'dayLock', 'leadTime', 'cutoff'] as const
export type UnavailableReason = (typeof unavailableReasons)[number]

export const optionsTextSchema = Type.Optional(
  Type.String({ description: 'The chosen options in the reader’s language; absent where nothing was chosen' }),
)

/** The products that alone may replace a line. (decision 854) */
export const onlySubstitutesSchema = Type.Optional(
  Type.Array(Type.Object({ productId: Type.Integer(), name: Type.String() }), {
    description: 'All that may replace the line, in the customer’s order; absent where they named none',
  }),
)

/** The text is the customer's own, on one line. (decision 860) */
export const lineNoteSchema = Type.Optional(
  Type.String({ description: 'What the customer wrote to the picker about this line; absent where nothing' }),
)

/** (decision 860) */
export const askedPiecesSchema = Type.Optional(
  Type.Integer({ description: 'Pieces asked for of loose goods: the quantity is about what they weigh; else absent' }),
)

const cartItemSchema = Type.Object({
  itemId: Type.Integer(),
  cartItemId: Type.Integer(),
  product: cartProductSchema,
  quantity: Type.Number({ description: 'Pieces, packs or kilograms; at most 3 decimals' }),
  weight: Type.Optional(Type.Number({ description: 'Estimated kilograms of goods sold by weight' })),
  cartItemInsertionTypeId: Type.Integer({ description: '1 regular item' }),
  cartItemInfo: Type.Record(Type.String(), Type.String()),
  options: Type.Record(Type.String(), Type.String()),
  optionsText: optionsTextSchema,
  isPackage: Type.Boolean(),
  acceptAlternatives: Type.Boolean(),
  onlySubstitutes: onlySubstitutesSchema,
  lineNote: lineNoteSchema,
  addedBy: Type.Optional(
    Type.String({ description: 'First names of the members of the household who added to it; else absent' }),
  ),
  pieces: askedPiecesSchema,
  promotionChoice: Type.Optional(Type.Integer()),
  unitPrice: euro(),
  total: euro('After promotions of this line'),
  totalStandard: euro('At list price'),
  unavailable: Type.Optional(Type.Enum([...unavailableReasons])),
})
export type CartItemView = Static<typeof cartItemSchema>

/**
 * Every cart verb answers with the whole cart; the client replaces its copy. Our own client may ask for the changes
 * since an answer it has. (`cart-changes.ts`) Beside the fields of the specification (Shopping core, section 3) it says
 * what the totals are made of: `sum(items.totalStandard) + sum(adjustments.amount) = total`.
 */
export const cartSchema = Type.Object({
  cartId: Type.Integer({ description: '-1 while there is no cart' }),
  cartStatusId: Type.Integer({ description: '1 open, 7 changing a placed order' }),
  orderId: Type.Optional(Type.Integer({ description: 'The placed order this cart changes, with cart status 7' })),
  orderIsClosed: Type.Optional(Type.Boolean({ description: 'That order cannot be changed any more' })),
  version: Type.Integer(),
  user: Type.Object({ userId: Type.Integer() }),
  shippingAddress: Type.Optional(
    Type.Object({
      addressId: Type.Integer(),
      deliveryServiceId: Type.Integer(),
      zoneId: Type.Optional(Type.Integer()),
      addressTypeId: Type.Integer({ description: '1 home, 2 work, 3 drive' }),
      autoAssigned: Type.Boolean(),
      addressName: Type.String(),
      address1: Type.String(),
      addressNumber: Type.String(),
      city: Type.String(),
      province: Type.String(),
      postalcode: Type.String(),
    }),
  ),
  timeslot: Type.Optional(
    Type.Object({
      date: Type.String({ description: 'yyyy-MM-dd, shop calendar' }),
      timeslotId: Type.Integer(),
      beginTime: Type.String({ description: 'HH:mm, shop time' }),
      endTime: Type.String(),
      name: Type.String(),
      autoAssigned: Type.Boolean(),
      holdExpiresAt: Type.Optional(Type.String({ description: 'ISO instant until which the place is reserved' })),
      holdExpired: Type.Boolean(),
    }),
  ),
  forcedPreviewDate: Type.Optional(
    Type.String({ description: 'yyyy-MM-dd: prices are shown for that day; staff and beta testers only' }),
  ),
  store: Type.Object({
    storeId: Type.Integer(),
    name: Type.String(),
    chosen: Type.Optional(Type.Boolean({ description: 'By a visitor, before signing in' })),
  }),
  warehouse: Type.Object({ warehouseId: Type.Integer() }),
  deliveryService: Type.Optional(
    Type.Object({ deliveryServiceId: Type.Integer(), kind: Type.String(), name: Type.String() }),
  ),
  totalItems: Type.Integer({ description: 'Lines' }),
  cartItems: Type.Optional(Type.Array(cartItemSchema)),
  sectors: Type.Optional(
    Type.Array(Type.Object({ categoryId: Type.Integer(), name: Type.String(), cartItems: Type.Array(cartItemSchema) })),
  ),
  mark: Type.Optional(
    Type.String({ description: 'Name of the lines of this answer, only for clients that send `x-bottega-cart-since`' }),
  ),
  changes: Type.Optional(
    Type.Object(
      {
        since: Type.String({ description: 'The mark that was sent' }),
        items: Type.Array(cartItemSchema, { description: 'Lines that are new or look otherwise' }),
        removed: Type.Array(Type.Integer(), { description: '`itemId` of lines that left' }),
        bySector: Type.Boolean({ description: 'The whole cart would have had sectors' }),
      },
      { description: 'In place of the lines, where the shop knows those of the mark that was sent' },
    ),
  ),
  cartInfos: Type.Record(Type.String(), Type.String()),
  orderAdjustmentSummary: Type.Object({
    orderAdjustments: Type.Array(
      Type.Object({
        orderItemId: Type.Optional(Type.Integer()),
        userGiftCertificateId: Type.Optional(Type.Integer()),
        giftCertificate: Type.Optional(giftCertificateSchema),
        reason: Type.String(),
        description: Type.String(),
        amount: euro('Negative takes off, positive is a fee'),
      }),
    ),
  }),
  giftCertificates: Type.Array(cartVoucherSchema, { description: 'Vouchers applied to the cart, counting or not' }),
  goodsTotal: euro('At list price'),
  discountTotal: euro(),
  deliveryFee: Type.Optional(euro()),
  bagFee: Type.Optional(euro()),
  total: euro(),
  savings: euro(),
  quote: Type.String({ description: 'Mark of what is shown; `checkout/buy` refuses another when it is sent along' }),
  vat: Type.Array(Type.Object({ percent: Type.Integer(), amount: euro() })),
  minimumOrder: Type.Optional(euro()),
  missingForMinimum: Type.Optional(euro()),
  nextDeliveryFee: Type.Optional(euro('The lower fee that comes next, before delivery is free')),
  nextDeliveryFeeFrom: Type.Optional(euro()),
  missingForNextDeliveryFee: Type.Optional(euro()),
  freeDeliveryFrom: Type.Optional(euro()),
  missingForFreeDelivery: Type.Optional(euro()),
})
export type CartView = Static<typeof cartSchema>
