import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import { colour, options, style } from './fields.ts'

/** The settings every block may have besides its own content. */
export const blockSettings = Type.Object({
  position: Type.Enum(['above', 'below'], {
    default: 'above',
    description: 'Before or after what the page is about: a list of products, the slots of a day',
  }),
  CSS_STYLE: Type.Optional(style()),
  BACKGROUND_COLOR: Type.Optional(colour()),
  JSON_CONFIG: Type.Optional(options()),
})
export type BlockSettings = Static<typeof blockSettings>

/** A block type: `content` is what its editor writes, `data` what the server adds to draw it. */
export interface BlockSchema<Content extends TSchema = TSchema, Data extends TSchema = TSchema> {
  readonly content: Content
  readonly data: Data
}

export function blockSchema<Content extends TSchema>(content: Content): BlockSchema<Content, ReturnType<typeof noData>>
export function blockSchema<Content extends TSchema, Data extends TProperties>(
  content: Content,
  data: Data,
): BlockSchema<Content, ReturnType<typeof Type.Object<Data>>>
export function blockSchema(content: TSchema, data: TProperties = {}): BlockSchema {
  return { content, data: Type.Object(data) }
}

const noData = () => Type.Object({})

const width = Type.Optional(Type.Integer({ minimum: 1, maximum: 12 }))

/** Twelfths of the row from each breakpoint on (0, 600, 960, 1264 and 1900 px); a missing one is that of the one below. */
export const columnWidths = Type.Object({ xs: width, sm: width, md: width, lg: width, xl: width })
export type ColumnWidths = Static<typeof columnWidths>
