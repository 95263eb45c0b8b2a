import { chosenSubstitutesPattern } from '@bottega/rules/cart/chosen-substitutes.ts'
import { askedPiecesPattern } from '@bottega/rules/quantity/asked-pieces.ts'
import { receivedNoteLength } from '@bottega/rules/orders/order-note.ts'
import { businessFieldMaximum } from '@bottega/rules/payments/business-order.ts'
import { orderNoteMaximum } from '@bottega/rules/validators/text.ts'
import { type Static, Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { euro, idSchema } from '../common.ts'
import { codeText, freeNumber, freeText, passingValue } from '../text-fields.ts'
import { cartSchema } from './cart-view.ts'

/** Finite by JSON, up to a million; the rules look at decimals and multiples. */
const quantity = Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 })
const quantityOrZero = Type.Number({ minimum: 0, maximum: 1_000_000 })
/** Clients also write text values as JSON: `-1`, `true`. The shop stores them as text. */
const word = (maxLength: number) => Type.Union([freeText({ maxLength }), freeNumber(), Type.Boolean()])
/** Options a shopper chose, by parameterName, and other answers that come with a line. */
const wordsUpTo = (maxLength: number) =>
  Type.Record(Type.String({ maxLength: 60 }), word(maxLength), { maxProperties: 20 })
export const words = wordsUpTo(500)
const itemList = <const Item extends Parameters<typeof Type.Array>[0]>(item: Item) =>
  Type.Array(item, { minItems: 1, maxItems: 500 })
const showSectors = Type.Object({ show_sectors: Type.Optional(Type.Boolean()) })

export const cartView = callSchema({
  summary: 'The cart',
  query: showSectors,
  reply: cartSchema,
  refusals: [],
})

/**
 * `params` holds the chosen options by parameterName and, for a selectable promotion, `use_wpid`: the promotion's id
 * for yes, -1 for no. `infos.accept_alternatives` says whether a substitute is welcome; `is_package` in `infos` asks
 * for whole packs, `accept_diet` is the yes to a product that `error.diet.ask` named, `substitute_product_ids` names what
 * alone may replace it, as in `cart/update-infos`. (Shopping core, sections 4 and 7)
 */
export const cartAdd = callSchema({
  summary: 'Put products in the cart',
  query: showSectors,
  body: Type.Object({
    items: itemList(
      Type.Object({
        productId: idSchema(),
        quantity,
        params: Type.Optional(words),
        searchParams: Type.Optional(passingValue()),
        deliveryWarehouseId: Type.Optional(Type.Integer()),
        infos: Type.Optional(
          Type.Object({
            accept_alternatives: Type.Optional(word(5)),
            is_package: Type.Optional(word(5)),
            accept_diet: Type.Optional(word(5)),
            substitute_product_ids: Type.Optional(Type.Union([codeText({ maxLength: 30 }), freeNumber()])),
          }),
        ),
      }),
    ),
  }),
  reply: cartSchema,
  refusals: [
    'error.cart.addressRequired',
    'error.cart.timeslotRequired',
    'error.product.notFound',
    'error.product.notAvailable',
    'error.cart.quantityInvalid',
    'error.cart.optionRequired',
    'error.cart.infoNotAllowed',
    'error.cart.cannotReplace',
    'error.order.notModifiable',
    'errors.minAcq',
    'error.diet.ask',
    'error.request.tooMany',
  ],
})

/** Quantity 0 removes the line. */
export const cartUpdate = callSchema({
  summary: 'Change quantities',
  query: showSectors,
  body: Type.Object({
    items: itemList(
      Type.Object({ itemId: idSchema(), quantity: quantityOrZero, searchParams: Type.Optional(passingValue()) }),
    ),
  }),
  reply: cartSchema,
  refusals: [
    'error.cart.itemNotFound',
    'error.cart.quantityInvalid',
    'error.product.notAvailable',
    'error.order.notModifiable',
    'errors.minAcq',
  ],
})

export const cartDelete = callSchema({
  summary: 'Take lines out',
  query: showSectors,
  body: Type.Object({ items: itemList(Type.Object({ itemId: idSchema(), productId: Type.Optional(Type.Integer()) })) }),
  reply: cartSchema,
  refusals: ['error.cart.itemNotFound', 'error.order.notModifiable'],
})

export const cartClose = callSchema({
  summary: 'Empty the cart',
  query: showSectors,
  body: Type.Object({ cart_id: idSchema() }),
  reply: cartSchema,
  refusals: ['error.cart.notFound', 'error.cart.empty', 'error.order.notModifiable'],
})

export const cartAddAllFromOrder = callSchema({
  summary: 'Put a past order in the cart again',
  query: showSectors,
  body: Type.Object({ order_id: idSchema() }),
  reply: cartSchema,
  refusals: [
    'error.cart.addressRequired',
    'error.cart.timeslotRequired',
    'error.order.notFound',
    'error.order.notModifiable',
  ],
})

export const cartAddAllFromWishlist = callSchema({
  summary: 'Put everything of a list in the cart',
  query: showSectors,
  body: Type.Object({ list_id: idSchema() }),
  reply: cartSchema,
  refusals: [
    'error.cart.addressRequired',
    'error.cart.timeslotRequired',
    'error.list.notFound',
    'error.order.notModifiable',
  ],
})

const businessField = new RegExp(`^[^\\p{Cc}]{0,${businessFieldMaximum}}$`, 'u')

/**
 * The keys a shopper may set on the cart, each with what it takes. `forcedPreviewDate` is for staff and beta testers;
 * empty goes back to the day of the delivery. An invoice is fixed for a business, and `order_reference` and
 * `cost_centre` are its own. `adult_confirmed` is asked for where the cart holds alcohol and the
 * account has no birth date.
 */
export const cartInfoKeys = {
  need_invoice: { pattern: /^(true|false)$/ },
  order_reference: { pattern: businessField },
  cost_centre: { pattern: businessField },
  order_note: { pattern: new RegExp(`^(?:\\P{Cc}|[\\n\\r\\t]){0,${orderNoteMaximum}}$`, 'u') },
  accept_alternatives: { pattern: /^(true|false)$/ },
  payment_type_id: { pattern: /^\d{1,4}$/ },
  packaging_type_id: { pattern: /^\d{1,4}$/ },
  adult_confirmed: { pattern: /^(true|false)$/ },
  forcedPreviewDate: { pattern: /^(?:\d{4}-\d{2}-\d{2})?$/ },
} as const satisfies Record<string, { pattern: RegExp }>
export type CartInfoKey = keyof typeof cartInfoKeys

export const cartUpdateCartInfo = callSchema({
  summary: 'Set one piece of information on the cart',
  query: showSectors,
  body: Type.Object({ property: codeText({ maxLength: 60 }), value: word(receivedNoteLength) }),
  reply: cartSchema,
  refusals: [
    'error.cart.infoNotAllowed',
    'error.cart.invoiceAnswer',
    'error.order.noteTooLong',
    'error.cart.noteCharacters',
    'error.cart.businessField',
    'error.cart.invoiceFixed',
    'error.order.notModifiable',
  ],
})

/**
 * The answers for all of a customer's shopping: one that is absent was never given, and no program may take it for a
 * yes. Carts begin with them, under `accept_alternatives` and `packaging_type_id` of `cartInfos`. (decision 824)
 */
export const cartChoices = callSchema({
  summary: 'What I answered about substitutes and bags, for all my shopping',
  reply: Type.Object({
    acceptAlternatives: Type.Optional(Type.Boolean({ description: 'Whether what is missing may be replaced' })),
    packagingTypeId: Type.Optional(Type.Integer({ description: 'One of `packaging-type/list`' })),
  }),
  refusals: [],
})
export type CartChoicesView = Static<(typeof cartChoices)['reply']>

/**
 * Kept in the account and set on the open cart; what is absent stays as it is. An order being changed keeps the answers
 * it was placed with.
 */
export const cartChoose = callSchema({
  summary: 'Answer about substitutes and bags, for this shopping and the next',
  query: showSectors,
  body: Type.Object({
    accept_alternatives: Type.Optional(Type.Boolean()),
    packaging_type_id: Type.Optional(idSchema()),
  }),
  reply: cartSchema,
  refusals: ['error.cart.infoNotAllowed'],
})

/** Any written text: the limits of a weight are known with its line, and a note is measured once it is cleaned. */
const anyText = { pattern: /^/ }

/**
 * The keys a shopper may set on a line; `accept_alternatives` overrides the cart's. The weight requested for one piece
 * is stored under both its names; empty takes it back. (Shopping core, section 3) `substitute_product_ids` names up to
 * three products, by their ids and commas, that alone may replace the line: a yes to substitutes, and no other is put in.
 * Empty takes them back, and so does a no. `accept_diet` is the yes to one that `error.diet.ask` named, and is not kept.
 * (decision 854) `line_note` is what the customer writes to the picker about the line: one line of up to 80 characters, which
 * stays with the order; empty takes it back. `pieces` says that the quantity of loose goods was asked for by the piece: it
 * stands while the quantity is so many times WEIGHT_SELLING_SINGLE_UNIT; empty asks by weight. (decision 860)
 */
export const cartLineInfoKeys = {
  accept_alternatives: { pattern: /^(true|false)$/ },
  customWeight: anyText,
  custom_weight: anyText,
  substitute_product_ids: { pattern: chosenSubstitutesPattern },
  accept_diet: { pattern: /^(true|false)$/ },
  line_note: anyText,
  pieces: { pattern: askedPiecesPattern },
} as const satisfies Record<string, { pattern: RegExp }>

export const cartUpdateInfos = callSchema({
  summary: 'Set information on lines',
  query: showSectors,
  body: Type.Object({ items: itemList(Type.Object({ itemId: idSchema(), infos: wordsUpTo(receivedNoteLength) })) }),
  reply: cartSchema,
  refusals: [
    'error.cart.itemNotFound',
    'error.cart.infoNotAllowed',
    'error.cart.weightRange',
    'error.cart.weightUnreadable',
    'error.cart.lineNoteTooLong',
    'error.cart.cannotReplace',
    'error.diet.ask',
    'error.order.notModifiable',
  ],
})

const packagingTypeSchema = Type.Object({
  packagingTypeId: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  size: Type.Optional(Type.String({ description: 'Centimetres: 50x50' })),
  price: Type.Optional(euro('What the cart pays for bags with it; absent until a service is chosen')),
  selected: Type.Boolean(),
})
export type PackagingTypeView = Static<typeof packagingTypeSchema>

/** Chosen by `cart/update-cart-info` with the property `packaging_type_id`; its price is the cart's `bagFee`. */
export const packagingTypesList = callSchema({
  summary: 'What the shopping can be packed in',
  reply: Type.Object({ packagingTypes: Type.Array(packagingTypeSchema) }),
  refusals: [],
})

const purchaseRestrictionSchema = Type.Object({
  type: Type.Enum(['product', 'class', 'adultsOnly']),
  productId: Type.Optional(Type.Integer()),
  productClassId: Type.Optional(Type.Integer()),
  name: Type.String({ description: 'Of the product or the class; of all products for adults, joined by commas' }),
  itemIds: Type.Array(Type.Integer()),
  max: Type.Optional(Type.Number({ description: 'Pieces or kilograms' })),
  quantity: Type.Number({ description: 'What the cart holds of it' }),
  remaining: Type.Optional(Type.Number()),
  reached: Type.Boolean({ description: 'Nothing more can be added; for adults: not confirmed yet' }),
  message: Type.String(),
})
export type PurchaseRestrictionView = Static<typeof purchaseRestrictionSchema>

/**
 * Limits per product and per class that touch the lines of the cart, and goods for adults. (Shopping core, section 5)
 */
export const cartPurchaseRestriction = callSchema({
  summary: 'What limits the purchase of this cart',
  reply: Type.Object({ restrictions: Type.Array(purchaseRestrictionSchema) }),
  refusals: [],
})
