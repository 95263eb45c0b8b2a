import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema, pageSchema } from '../common.ts'
import { firstPurchaseSchema, productSchema } from './product.ts'
import { codeText, searchText } from '../text-fields.ts'

const oneOrMore = Type.Optional(Type.Array(codeText({ maxLength: 100 }), { maxItems: 50 }))
const flag = Type.Optional(Type.Boolean())

const facetSchema = Type.Object({
  name: Type.String(),
  parameterName: Type.String({ description: 'vendor_id or product_class_<group>' }),
  paramType: Type.String(),
  values: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      count: Type.String(),
      filteredCount: Type.String(),
      priority: Type.String(),
    }),
  ),
})
export type FacetView = Static<typeof facetSchema>

/** Products each switch would leave of the list as it is narrowed otherwise. */
const filterCountsSchema = Type.Object({
  promo: Type.Integer(),
  onlyNew: Type.Integer(),
  coop: Type.Integer(),
  cashback: Type.Integer(),
  TP: Type.Integer(),
  preferred: Type.Integer(),
})
export type FilterCounts = Static<typeof filterCountsSchema>

const departmentCountSchema = Type.Object({
  categoryId: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  count: Type.Integer(),
})
export type DepartmentCount = Static<typeof departmentCountSchema>

/** The reading of the words of a search. */
const searchedSchema = Type.Object({
  corrected: Type.Union([Type.String(), Type.Null()], {
    description: 'The words that were searched for, where nothing is called as typed',
  }),
  otherWords: Type.Array(Type.String(), { description: 'Did you mean' }),
  without: Type.Optional(
    Type.Array(Type.String(), {
      description: 'What the words exclude, after “nothing” in the language of the page: “senza glutine”, “di vegano”',
    }),
  ),
})
export type Searched = Static<typeof searchedSchema>

/**
 * One call, two forms: with `slug` or `product_id` `data` is the product; otherwise a page of products with facets.
 * `<facet parameterName>=<id>` may be repeated for any facet the answer names. (Wire format, section 4)
 */
export const productsList = callSchema({
  summary: 'Products by category, search or barcode; one product by slug or id',
  query: Type.Object({
    q: Type.Optional(searchText({ maxLength: 200 })),
    slug: Type.Optional(codeText({ maxLength: 300 })),
    product_id: Type.Optional(idSchema()),
    parent_category_id: Type.Optional(idSchema()),
    category_id: Type.Optional(idSchema()),
    parent_wishlist_id: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'A list of the customer; never cached' }),
    ),
    barcode: Type.Optional(codeText({ maxLength: 20 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
    sort: Type.Optional(codeText({ maxLength: 30 })),
    order_by: Type.Optional(codeText({ maxLength: 30 })),
    promo: flag,
    new_product: flag,
    onlyNew: flag,
    coop: Type.Optional(Type.Boolean({ description: 'Only the group’s own label' })),
    cashback: Type.Optional(Type.Boolean({ description: 'Only what gives money back on the card' })),
    TP: Type.Optional(Type.Boolean({ description: 'Only price cuts (taglio prezzo)' })),
    preferred: Type.Optional(Type.Boolean({ description: 'Only what the person asking has bought before' })),
    store_id: Type.Optional(idSchema()),
    warehouseId: Type.Optional(idSchema()),
    timeslotId: Type.Optional(Type.Integer({ minimum: -1, maximum: 2_147_483_647 })),
    vendor_id: oneOrMore,
    facets: Type.Optional(
      Type.Array(Type.String({ pattern: '^[a-z_0-9]{1,40}:\\d{1,10}$' }), {
        maxItems: 50,
        description: 'parameterName:id, beside the parameterName=id form',
      }),
    ),
  }),
  reply: Type.Union([
    productSchema,
    Type.Object({
      page: pageSchema,
      products: Type.Array(productSchema),
      facets: Type.Array(facetSchema),
      filterCounts: filterCountsSchema,
      search: Type.Optional(searchedSchema),
      departments: Type.Optional(
        Type.Array(departmentCountSchema, {
          description: 'Of a search or of what a switch leaves, whichever department it is narrowed to',
        }),
      ),
    }),
  ]),
  refusals: ['error.product.notFound', 'error.store.notFound', 'error.list.notFound'],
})

export interface ProductPage {
  page: Static<typeof pageSchema>
  products: Static<typeof productSchema>[]
  facets: FacetView[]
  filterCounts: FilterCounts
  search?: Searched
  departments?: DepartmentCount[]
}

export const productsView = callSchema({
  summary: 'One product',
  query: Type.Object({ productId: idSchema() }),
  reply: productSchema,
  refusals: ['error.product.notFound'],
})

/** Kind `word` completes the query, `category` and `product` link to a page. */
export const productsSuggest = callSchema({
  summary: 'Suggestions while typing',
  query: Type.Object({ q: searchText({ maxLength: 200 }) }),
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        kind: Type.Enum(['word', 'category', 'product']),
        id: Type.Optional(Type.Integer()),
        name: Type.String(),
        url: Type.String(),
        brand: Type.Optional(Type.String()),
        mediaURL: Type.Optional(Type.String()),
        priceDisplay: Type.Optional(Type.Number()),
        priceUnitDisplay: Type.Optional(Type.String()),
        firstPurchase: Type.Optional(firstPurchaseSchema),
        description: Type.Optional(Type.String({ description: 'Pack' })),
        product: Type.Optional(productSchema),
      }),
    ),
  }),
  refusals: [],
})

export const productsAlternatives = callSchema({
  summary: 'What can stand in for some products',
  query: Type.Object({
    product_ids: Type.Array(idSchema(), { minItems: 1, maxItems: 100 }),
    details: flag,
    filtered: flag,
  }),
  reply: Type.Object({
    alternatives: Type.Array(
      Type.Object({
        productId: Type.Integer(),
        productIds: Type.Array(Type.Integer()),
        products: Type.Array(productSchema, { description: 'Empty with details=false' }),
      }),
    ),
  }),
  refusals: [],
})

export const productsAlternativeDetail = callSchema({
  summary: 'What can stand in for one product',
  query: Type.Object({ product_id: idSchema(), details: flag }),
  reply: Type.Object({
    productIds: Type.Array(Type.Integer()),
    products: Type.Array(productSchema, { description: 'Empty with details=false' }),
  }),
  refusals: ['error.product.notFound'],
})

const cheaperSchema = Type.Object({
  productId: Type.Integer({ description: 'Of the product asked for' }),
  product: productSchema,
  unit: Type.Enum(['kg', 'l', 'pz'], { description: 'What the prices are compared by' }),
  savedPerUnit: Type.Number(),
  saved: Type.Number({
    description: 'Less for as much as one piece, or one kilogram of loose goods, of the product asked for holds',
  }),
})
export type CheaperView = Static<typeof cheaperSchema>

export const productsCheaper = callSchema({
  summary: 'The cheapest of the same kind by the kilogram, litre or piece, for some products',
  query: Type.Object({ product_ids: Type.Array(idSchema(), { minItems: 1, maxItems: 100 }) }),
  reply: Type.Object({ cheaper: Type.Array(cheaperSchema, { description: 'Without those for which there is none' }) }),
  refusals: [],
})

export const pricesList = callSchema({
  summary: 'A product’s price in every shop, with the lowest of the last 30 days',
  query: Type.Object({ product_id: idSchema() }),
  reply: Type.Object({
    prices: Type.Array(
      Type.Object({
        warehouseId: Type.Integer(),
        price: Type.Number(),
        priceDisplay: Type.Number(),
        lowestPrice30Days: Type.Number(),
      }),
    ),
  }),
  refusals: ['error.product.notFound'],
})
