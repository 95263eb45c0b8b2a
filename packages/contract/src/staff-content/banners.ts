import { bannerStates } from '@bottega/rules/content/banner-state.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { moment } from '../content/fields.ts'
import { codeText } from '../text-fields.ts'

const bannerSchema = Type.Object({
  key: Type.String({ description: 'Name of its file in `banners/`, without ending' }),
  version: Type.Integer({ description: 'A change names the version it saw' }),
  kind: Type.String(),
  title: Type.String(),
  places: Type.Array(Type.String()),
  site: Type.Optional(Type.String({ description: 'Both sites without it' })),
  image: Type.Optional(Type.String()),
  link: Type.Optional(Type.String()),
  from: Type.Optional(Type.String({ description: 'Day, or day and time, of the shop’s calendar' })),
  until: Type.Optional(Type.String({ description: 'A day alone lasts to its end' })),
  hidden: Type.Boolean(),
  state: Type.Enum([...bannerStates]),
})
export type StaffBanner = Static<typeof bannerSchema>

export const staffBanners = callSchema({
  summary: 'The banners of the folder `banners/` with where and when they are shown',
  reply: Type.Object({ banners: Type.Array(bannerSchema, { description: 'The first 200' }) }),
  refusals: [],
})

export const staffBannerChange = callSchema({
  summary: 'Change when a banner is shown: its file is written again and published; an absent date is none',
  body: Type.Object({
    key: codeText({ minLength: 1, maxLength: 200 }),
    version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    from: Type.Optional(moment()),
    until: Type.Optional(moment()),
    hidden: Type.Boolean(),
  }),
  reply: Type.Object({ banner: bannerSchema }),
  refusals: [
    'error.content.busy',
    'error.staff.changedMeanwhile',
    'error.content.bannerNotFound',
    'error.content.bannerDates',
  ],
})
