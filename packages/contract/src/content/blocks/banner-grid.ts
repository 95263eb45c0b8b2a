import { Type } from 'typebox'
import { bannerFields } from '../banner.ts'
import { blockSchema } from '../block-schema.ts'
import { columnWidths } from '../column-widths.ts'
import { text } from '../fields.ts'

/**
 * `columns`: banners beside each other in columns of these widths. `hero`: the first banner large, the others beside it;
 * `tiles`: equal cards; `departments`: drawn from the tree.
 */
export const bannerGrid = blockSchema(
  Type.Union([
    Type.Object({ variant: Type.Literal('departments'), title: Type.Optional(text()) }),
    Type.Object({ variant: Type.Literal('hero'), ...bannerFields }),
    Type.Object({ variant: Type.Literal('tiles'), ...bannerFields }),
    Type.Object({
      variant: Type.Enum(['columns'], { default: 'columns' }),
      ...bannerFields,
      widths: Type.Optional(columnWidths),
    }),
  ]),
)
