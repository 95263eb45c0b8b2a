import { bannerKinds } from '@bottega/contract/content/banner.ts'
import { moment, text } from '@bottega/contract/content/fields.ts'
import { Type } from 'typebox'
import type { ContentKind } from '../../kernel/publishing/content-kind.ts'
import { endOf, momentOf } from '../../kernel/publishing/moments.ts'
import { bannerFolder } from './stored-banners.ts'

const shell = {
  places: Type.Optional(Type.Array(text(), { minItems: 1 })),
  site: Type.Optional(Type.Enum(['coop', 'collect'], { description: 'Both sites without it' })),
  from: Type.Optional(moment()),
  until: Type.Optional(moment()),
  hidden: Type.Optional(Type.Boolean({ description: 'Not shown, whatever its dates' })),
}

/** A banner that blocks show by its name or by a place: `banners/autunno.yaml`. (Content and discovery, section 3) */
export const bannerKind: ContentKind = {
  folder: bannerFolder,
  form: 'yaml',
  schema: Type.Union(bannerKinds.map((kind) => Type.Object({ ...kind.properties, ...shell }))),
  factsOf: ({ slug, places, site, from, until }, key) => ({
    slug: typeof slug === 'string' ? slug : key,
    type: typeof site === 'string' ? site : undefined,
    classes: Array.isArray(places) ? places.filter((place) => typeof place === 'string') : [],
    startsAt: momentOf(from),
    endsAt: endOf(until),
  }),
}
