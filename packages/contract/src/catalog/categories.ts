import { Type, type Static, type TSchema } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { gridSchema } from '../content/grid.ts'
import { metaValue, proposalSchema } from '../content/proposal.ts'
import { codeText, searchText } from '../text-fields.ts'

const categoryBlockSchema = Type.Object({
  categoryBlockId: Type.Integer(),
  templateBlockType: Type.Object({ modeName: Type.String() }),
  templateBlock: Type.Object({ codInt: Type.String() }),
  metaData: Type.Record(Type.String(), metaValue, {
    description: 'TITLE, CARD_TITLE, BANNER_IMG, CSS_STYLE…: what its editor wrote, by the keys of the protocol',
  }),
  proposals: Type.Array(proposalSchema, { description: 'Its banners, in the order they are shown' }),
  content: Type.Record(Type.String(), Type.Unknown(), { description: 'Already in the language of the request' }),
})
export type CategoryBlockView = Static<typeof categoryBlockSchema>

/**
 * `categories` is absent on leaves, `parentId` on top-level nodes; a slug is the whole path. (Wire format, section 5)
 */
export interface CategoryView {
  categoryId: number
  parentId?: number
  name: string
  slug: string
  itemUrl: string
  title?: string
  description?: string
  image?: string
  productCount?: number
  /** False where it is no department but carries words for other pages; on its own page only. */
  listed?: boolean
  breadCrumbs?: { categoryId: number; name: string; slug: string }[]
  metaData?: Record<string, Record<string, string>>
  categoryBlocks?: CategoryBlockView[]
  categories?: CategoryView[]
}

const text = Type.Optional(Type.String())

/** JSON Schema of a node, with as many levels below as the deepest tree a client may ask for. */
function categoryNode(levels: number): TSchema {
  return Type.Object({
    categoryId: Type.Integer(),
    parentId: Type.Optional(Type.Integer()),
    name: Type.String(),
    slug: Type.String(),
    itemUrl: Type.String(),
    title: text,
    description: text,
    image: text,
    productCount: Type.Optional(Type.Integer()),
    listed: Type.Optional(Type.Boolean()),
    breadCrumbs: Type.Optional(
      Type.Array(Type.Object({ categoryId: Type.Integer(), name: Type.String(), slug: Type.String() })),
    ),
    metaData: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
    categoryBlocks: Type.Optional(Type.Array(categoryBlockSchema)),
    ...(levels === 0 ? {} : { categories: Type.Optional(Type.Array(categoryNode(levels - 1))) }),
  })
}
const categorySchema = Type.Unsafe<CategoryView>(categoryNode(5))

export const categoriesView = callSchema({
  summary: 'The department tree, or one category with its blocks',
  query: Type.Object({
    slug: Type.Optional(codeText({ maxLength: 300 })),
    categoryId: Type.Optional(idSchema()),
    filtered: Type.Optional(Type.Boolean()),
    depth: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    skip_cache: Type.Optional(Type.Boolean()),
    grid: Type.Optional(
      Type.Boolean({
        description: 'Adds the blocks of one category in rows and columns, with what is needed to draw them',
      }),
    ),
    q: Type.Optional(searchText({ maxLength: 200 })),
    hash: Type.Optional(codeText({ maxLength: 100 })),
  }),
  reply: Type.Object({
    categories: Type.Optional(Type.Array(categorySchema)),
    category: Type.Optional(categorySchema),
    grid: Type.Optional(gridSchema),
  }),
  refusals: [],
})

export const categoriesBlock = callSchema({
  summary: 'One content block',
  query: Type.Object({ categoryBlockId: idSchema() }),
  reply: Type.Object({ categoryBlock: Type.Optional(categoryBlockSchema) }),
  refusals: [],
})
