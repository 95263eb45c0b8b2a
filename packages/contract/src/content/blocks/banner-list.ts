import { Type } from 'typebox'
import { bannerFields } from '../banner.ts'
import { blockSchema } from '../block-schema.ts'

/** Banners below each other. */
export const bannerList = blockSchema(Type.Object(bannerFields))
