import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema, pageSchema } from '../common.ts'
import { cartSchema } from '../cart/cart-view.ts'
import { emailText, freeText } from '../text-fields.ts'

const name = freeText({ minLength: 1, maxLength: 200 })
const items = <const Item extends Parameters<typeof Type.Array>[0]>(item: Item) =>
  Type.Array(item, { minItems: 1, maxItems: 100 })

/** The purpose of a list. The document names `wishlist_type_id` and gives it no values. (decision 0241) */
const wishlistTypes = { own: 1, leaflet: 2 } as const
const typeId = () => Type.Integer({ minimum: wishlistTypes.own, maximum: wishlistTypes.leaflet })

/** The rights of a guest on a list. */
const permission = Type.Enum(['READ', 'WRITE'])

/** Both names of its id and of its name, as clients know them. (Content and discovery, section 3) */
const listSchema = Type.Object({
  id: Type.Integer({ description: 'As listId, under its other name' }),
  listId: Type.Integer(),
  name: Type.String(),
  listName: Type.String({ description: 'As name, under its other name' }),
  wishlistTypeId: Type.Integer({ description: '1 a customer’s own, 2 what they picked from a leaflet' }),
  leafletId: Type.Optional(Type.Integer({ description: 'Of a list of type 2' })),
  selected: Type.Boolean({ description: 'The heart puts products on it without asking' }),
  size: Type.Integer({ description: 'Products in it' }),
  sharingData: Type.Object({
    grant: Type.Enum(['OWNER', 'WRITE', 'READ'], { description: 'READ: may be looked at and not changed' }),
    owner: Type.Optional(Type.String({ description: 'First name of the owner, where it is another customer’s' })),
    shares: Type.Optional(Type.Integer({ description: 'How many people the owner has shared it with' })),
  }),
  productIds: Type.Array(Type.Integer(), { description: 'Newest first' }),
  pictures: Type.Array(Type.String(), { description: 'Of up to four of its products' }),
})
export type ListView = Static<typeof listSchema>

const listsReply = Type.Object({ page: pageSchema, lists: Type.Array(listSchema) })

/** An anonymous visitor has no lists and gets an empty answer, not a refusal: the hearts of a page ask for them. */
export const listsList = callSchema({
  summary: 'The lists of the person, theirs first, with what is on them',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  reply: listsReply,
  refusals: [],
})

const listItemSchema = Type.Object({
  productId: Type.Integer(),
  quantity: Type.Optional(
    Type.Number({ description: 'Pieces or kilograms to put in the cart; absent is the smallest' }),
  ),
  name: Type.String(),
  slug: Type.String(),
  available: Type.Optional(
    Type.Integer({ description: 'With calculate_stock: as of a product; 0 cannot come with the chosen delivery' }),
  ),
})

/**
 * Without `list_id` the list of `wishlist_type_id`: 1 the one the heart uses, else the oldest; 2 that of `leafletId`,
 * else the newest. A list of another type than asked for is not found. Products the shop no longer sells are listed
 * separately, so that they do not vanish without an explanation.
 */
export const listsView = callSchema({
  summary: 'One list; its products in full come from /products with parent_wishlist_id',
  query: Type.Object({
    list_id: Type.Optional(idSchema()),
    calculate_stock: Type.Optional(
      Type.Boolean({ description: 'Say of each product how many there are where the cart is sent' }),
    ),
    wishlist_type_id: Type.Optional(typeId()),
    leafletId: Type.Optional(idSchema()),
  }),
  reply: Type.Object({
    list: listSchema,
    wishlistItems: Type.Array(listItemSchema),
    wishlistInactiveItems: Type.Array(listItemSchema),
  }),
  refusals: ['error.list.notFound'],
})

const oneList = Type.Object({ list: listSchema })

export const listsInsert = callSchema({
  summary: 'Make a list',
  body: Type.Object({ name }),
  reply: oneList,
  refusals: ['error.list.nameMissing', 'error.list.nameTaken', 'error.list.tooMany'],
})

export const listsUpdate = callSchema({
  summary: 'Rename a list',
  body: Type.Object({ list_id: idSchema(), name }),
  reply: oneList,
  refusals: ['error.list.notFound', 'error.list.readOnly', 'error.list.nameMissing', 'error.list.nameTaken'],
})

export const listsDelete = callSchema({
  summary: 'Remove a list; only whose it is may',
  body: Type.Object({ list_id: idSchema() }),
  reply: Type.Object({}),
  refusals: ['error.list.notFound', 'error.list.readOnly'],
})

const quantity = Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }))
const productItems = items(Type.Object({ productId: idSchema(), quantity }))

export const listsAddProducts = callSchema({
  summary: 'Put products on a list; those already on it stay once',
  body: Type.Object({
    wishlistId: idSchema(),
    items: productItems,
  }),
  reply: oneList,
  refusals: [
    'error.list.notFound',
    'error.list.readOnly',
    'error.list.full',
    'error.product.notFound',
    'error.cart.quantityInvalid',
  ],
})

export const listsDeleteProducts = callSchema({
  summary: 'Take products off a list',
  body: Type.Object({ wishlistId: idSchema(), items: items(Type.Object({ productId: idSchema() })) }),
  reply: oneList,
  refusals: ['error.list.notFound', 'error.list.readOnly'],
})

export const listsUpdateProducts = callSchema({
  summary: 'Change how much of its products a list puts in the cart; without quantity the smallest',
  body: Type.Object({ wishlistId: idSchema(), items: productItems }),
  reply: oneList,
  refusals: ['error.list.notFound', 'error.list.readOnly', 'error.list.productGone', 'error.cart.quantityInvalid'],
})

/**
 * The shopping list of a leaflet: made with its first product, one for each customer and leaflet, named by the title of
 * the leaflet as the page shows it. Products go on with their quantities, and from then on it is a list like others:
 * `wishlist/view` with `wishlist_type_id` 2 and `leafletId` answers it, `update_prods`, `delete_prods` and
 * `cart/add-all-from-wishlist` take its `listId`. (Content and discovery, 3.6; decision 0241)
 */
export const listsAddLeafletProducts = callSchema({
  summary: 'Put products of a leaflet on the customer’s list of that leaflet, which is made when there is none',
  body: Type.Object({ leafletId: idSchema(), name, items: productItems }),
  reply: oneList,
  refusals: [
    'error.list.nameMissing',
    'error.list.tooMany',
    'error.list.full',
    'error.product.notFound',
    'error.cart.quantityInvalid',
  ],
})

export const listsSelect = callSchema({
  summary: 'From now on the heart uses this list; null for none, and the heart asks',
  body: Type.Object({ list_id: Type.Union([idSchema(), Type.Null()]) }),
  reply: Type.Object({}),
  refusals: ['error.list.notFound', 'error.list.readOnly'],
})

export const listsConfirm = callSchema({
  summary: 'Send the cart to an address and put everything of a list in it, both or neither',
  query: Type.Object({ show_sectors: Type.Optional(Type.Boolean()) }),
  body: Type.Object({ address_id: idSchema(), list_id: idSchema() }),
  reply: cartSchema,
  refusals: [
    'error.address.notFound',
    'error.address.notCovered',
    'error.cart.timeslotRequired',
    'error.list.notFound',
    'error.order.addressLocked',
    'error.order.notModifiable',
  ],
})

/** The address as it was invited, and never whether anybody has an account with it. (Safety, 13) */
const shareSchema = Type.Object({ email: Type.String(), permission })
export type ListShareView = Static<typeof shareSchema>
const sharesReply = Type.Object({ shares: Type.Array(shareSchema) })
const emailAddress = emailText({ minLength: 3, maxLength: 100 })

export const listsShares = callSchema({
  summary: 'Who else may see a list; only for its owner',
  query: Type.Object({ list_id: idSchema() }),
  reply: sharesReply,
  refusals: ['error.list.notFound', 'error.list.ownerOnly'],
})

export const listsShare = callSchema({
  summary: 'Share a list with an e-mail address, or change what that address may do with it',
  body: Type.Object({ list_id: idSchema(), email: emailAddress, permission }),
  reply: sharesReply,
  refusals: [
    'error.list.notFound',
    'error.list.ownerOnly',
    'error.list.emailInvalid',
    'error.list.shareWithSelf',
    'error.list.tooManyShares',
    'error.request.tooMany',
    'error.staff.notWhileActing',
  ],
})

export const listsUnshare = callSchema({
  summary: 'Stop sharing a list with an address; without email a guest gives up their own access',
  body: Type.Object({ list_id: idSchema(), email: Type.Optional(emailAddress) }),
  reply: sharesReply,
  refusals: ['error.list.notFound', 'error.list.ownerOnly', 'error.staff.notWhileActing'],
})
