import { Type } from 'typebox'
import { bannerFields } from '../banner.ts'
import { blockSchema } from '../block-schema.ts'

/** Pages to leaf through once over the whole screen of a phone; the last may lead on. (Content and discovery, section 4) */
export const tutorial = blockSchema(Type.Object(bannerFields))
