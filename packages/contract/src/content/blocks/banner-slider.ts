import { Type } from 'typebox'
import { bannerFields } from '../banner.ts'
import { blockSchema } from '../block-schema.ts'

/** Banners one after the other, moving by themselves. (Content and discovery, section 9) */
export const bannerSlider = blockSchema(Type.Object(bannerFields))
