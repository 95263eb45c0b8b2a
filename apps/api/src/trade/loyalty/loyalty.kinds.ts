import { day, link, moment, text } from '@bottega/contract/content/fields.ts'
import { Type } from 'typebox'
import type { ContentKind } from '../../kernel/publishing/content-kind.ts'
import { endOf, momentOf } from '../../kernel/publishing/moments.ts'

export const programmeFolder = 'loyalty'
export const rewardFolder = 'rewards'
export const causeFolder = 'causes'

/** The one document of its folder. */
export const programmeKey = 'programme'

const count = (maximum: number) => Type.Optional(Type.Integer({ minimum: 1, maximum }))

/** Cards, points and the invite scheme: `loyalty/programme.yaml`. Terms it leaves out are as the document says. */
const programmeKind: ContentKind = {
  folder: programmeFolder,
  form: 'yaml',
  schema: Type.Object({
    cardPrefix: Type.Optional(Type.String({ pattern: '^\\d{1,11}$', examples: ['2870'] })),
    pointsPerEuro: count(1000),
    voucherDays: count(3660),
    donationUnit: count(100_000),
    steps: Type.Optional(
      Type.Array(
        Type.Object({
          points: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
          cents: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
        }),
        { minItems: 1 },
      ),
    ),
    invite: Type.Optional(
      Type.Object({ friends: count(1000), percent: count(100), vouchers: count(1000), until: Type.Optional(day()) }),
    ),
  }),
  factsOf: (_body, key) => ({ slug: key }),
}

const shown = {
  name: text(),
  description: text(),
  image: Type.Optional(link()),
  /** The lowest is first. */
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  from: Type.Optional(moment()),
  until: Type.Optional(moment()),
}

const datesOf: ContentKind['factsOf'] = ({ from, until }, key) => ({
  slug: key,
  startsAt: momentOf(from),
  endsAt: endOf(until),
})

/** The rewards points buy: `rewards/moka.yaml`. */
const rewardKind: ContentKind = {
  folder: rewardFolder,
  form: 'yaml',
  schema: Type.Object({ ...shown, points: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  factsOf: datesOf,
}

/** The causes points may be given to: `causes/orto-delle-scuole.yaml`. */
const causeKind: ContentKind = {
  folder: causeFolder,
  form: 'yaml',
  schema: Type.Object(shown),
  factsOf: datesOf,
}

export const loyaltyKinds: readonly ContentKind[] = [programmeKind, rewardKind, causeKind]
