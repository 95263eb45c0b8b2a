import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema, pageSchema } from '../common.ts'
import { freeText } from '../text-fields.ts'

const name = freeText({ minLength: 1, maxLength: 200 })
const items = <const Item extends Parameters<typeof Type.Array>[0]>(item: Item) =>
  Type.Array(item, { minItems: 1, maxItems: 100 })

/** (Content and discovery, section 3) */
export const listSchema = Type.Object({
  listId: Type.Integer(),
  name: Type.String(),
  size: Type.Integer({ description: 'Products in it' }),
  sharingData: Type.Object({
    grant: Type.Enum(['OWNER', 'WRITE', 'READ'], { description: 'READ: may be looked at and not changed' }),
    owner: Type.Optional(Type.String({ description: 'First name of the owner, where it is another customer’s' })),
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
})

/** Products the shop no longer sells are listed separately, so that they do not vanish without an explanation. */
export const listsView = callSchema({
  summary: 'One list; its products in full come from /products with parent_wishlist_id',
  query: Type.Object({ list_id: idSchema() }),
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

export const listsAddProducts = callSchema({
  summary: 'Put products on a list; those already on it stay once',
  body: Type.Object({
    wishlistId: idSchema(),
    items: items(
      Type.Object({
        productId: idSchema(),
        quantity: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 })),
      }),
    ),
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
