import { leafletSlider, sliderProducts } from '@bottega/rules/catalog/sizes.ts'
import { Type } from 'typebox'
import { leafletProductSchema, leafletSchema } from '../../leaflets/leaflets.ts'
import { blockSchema } from '../block-schema.ts'
import { text } from '../fields.ts'

const leafletId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** The number of a leaflet, as the wire has it; without one, the leaflet that comes first in their display order. */
const LEAFLET_ID = Type.Optional(leafletId)
const title = Type.Optional(text())

/** A leaflet to leaf through. */
export const leafletViewerWrapper = blockSchema(Type.Object({ title, LEAFLET_ID }), { leaflet: leafletSchema })

/** The leaflets that run now: all, those of one type, or those of these numbers in this order. */
export const leafletSliderWrapper = blockSchema(
  Type.Object({
    title,
    leafletIds: Type.Optional(Type.Array(leafletId, { minItems: 1 })),
    leafletType: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    limit: Type.Integer({ minimum: 1, maximum: 24, default: leafletSlider.usual }),
  }),
  { leaflets: Type.Array(leafletSchema, { minItems: 1 }) },
)

/** The offers of a leaflet that this store sells. */
export const leafletProductSlider = blockSchema(
  Type.Object({
    title,
    LEAFLET_ID,
    limit: Type.Integer({ minimum: 1, maximum: sliderProducts.most, default: leafletSlider.usual }),
  }),
  {
    leaflet: Type.Pick(leafletSchema, ['leafletId', 'slug', 'title']),
    printed: Type.Array(leafletProductSchema, { minItems: 1 }),
  },
)
