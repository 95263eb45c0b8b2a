import type { WorldCategory, WorldClass, WorldPromotion } from '@bottega/api/staff/world/world.ts'
import { z } from 'zod'
import { day, key, localized, percent, takes, text, whole, yesNo } from './values.ts'

interface CategoryNode {
  key: string
  name: z.output<typeof localized>
  title?: z.output<typeof localized> | undefined
  description?: z.output<typeof localized> | undefined
  image?: string | undefined
  categories?: CategoryNode[] | undefined
}

const node: z.ZodType<CategoryNode> = z.strictObject({
  key: key.describe('part of the address of its page'),
  name: localized.describe('as the shop shows it'),
  title: localized.optional().describe('of its page; without it the name'),
  description: localized.optional().describe('of its page'),
  image: text(100).optional().describe('path of a picture'),
  get categories() {
    return z
      .array(node, takes('a list of categories'))
      .optional()
      .describe('the categories below it, three levels in all')
  },
})

/** `categories.yaml`: the tree as it is shown, of at most three levels. */
export const categoriesFile = z.strictObject({
  categories: z.array(node, takes('a list of categories')).describe('the tree, in the order it is shown'),
})

/** The tree in reading order, parents before children, each with its place in the file. */
export function flattened(
  nodes: readonly CategoryNode[],
  above = '',
  place: readonly (string | number)[] = ['categories'],
): { category: WorldCategory; at: readonly (string | number)[] }[] {
  return nodes.flatMap(({ key: own, name, title, description, image, categories = [] }, index) => {
    const at = [...place, index]
    const slug = above + own
    const category = { slug, name, title: title ?? null, description: description ?? null, image: image ?? null }
    return [{ category, at }, ...flattened(categories, `${slug}/`, [...at, 'categories'])]
  })
}

/** `placing.yaml`: checked by the rules' own reader, which knows what a rule may hold. */
export const placingFile = z.record(z.string(), z.unknown())

const productClass = z.strictObject({
  id: whole(1, 1_000_000).describe('number that class-products.csv names'),
  name: localized.describe('as the shop shows it'),
  icon: text(100).optional().describe('path of a picture'),
  maximum: z
    .number(takes('pieces or kilograms'))
    .positive(takes('pieces or kilograms'))
    .max(100_000)
    .optional()
    .describe('most of all its products together in one cart, in pieces or kilograms'),
})

/** `classes.yaml`: groups of classes, shown as filters or only used for limits. */
export const classesFile = z
  .strictObject({
    groups: z
      .array(
        z.strictObject({
          id: whole(1, 1_000_000).describe('number of the group'),
          name: localized.describe('as the shop shows it'),
          filter: yesNo.default(true).describe('stands among the filters of products'),
          classes: z.array(productClass, takes('a list of classes')).describe('the classes of the group'),
        }),
        takes('a list of groups'),
      )
      .describe('groups of classes, in their order'),
  })
  .transform(({ groups }): WorldClass[] =>
    groups.flatMap(({ classes, filter: facet, ...rest }, index) =>
      classes.map(({ maximum, icon, ...one }) => ({
        ...one,
        group: { ...rest, facet, position: index + 1 },
        icon: icon ?? null,
        maximumQuantity: maximum === undefined ? null : Math.round(maximum * 1000),
      })),
    ),
  )

const common = {
  code: key.describe('that promotion-products.csv names'),
  name: localized.describe('as staff and leaflets call it'),
  label: localized.describe('what stands on the products'),
  from: day.describe('first day'),
  to: day.describe('last day'),
  stores: z.array(key, takes('a list of stores')).default([]).describe('keys of stores; all of them without it'),
  members_only: yesNo.default(false).describe('for members alone'),
  chosen: yesNo.default(false).describe('applies where the customer chooses it'),
}

const kindIs = 'a price, some for the price of fewer, or the second for less'

/** The kinds; the numbers are those of the protocol. */
const promotion = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('price').describe(kindIs),
      below_cost: yesNo.default(false).describe('sold below cost, which the law wants said'),
      percent: percent.optional().describe('off the price; without it the prices of promotion-products.csv'),
      ...common,
    }),
    z.strictObject({
      kind: z.literal('multiple').describe(kindIs),
      take: whole(2, 100).describe('how many are taken'),
      pay: whole(1, 99).describe('how many of them are paid'),
      ...common,
    }),
    z.strictObject({
      kind: z.literal('second').describe(kindIs),
      percent: percent.describe('off the second piece'),
      ...common,
    }),
  ],
  takes('one of price, multiple, second'),
)
const typeIds = { multiple: 1, price: 5, second: 6 } as const

/** `promotions.yaml`; which products take part, and their leaflet prices, stand in `promotion-products.csv`. */
export const promotionsFile = z
  .strictObject({ promotions: z.array(promotion, takes('a list of promotions')).describe('offers') })
  .transform(({ promotions }) =>
    promotions.map((given): WorldPromotion => ({
      code: given.code,
      typeId: typeIds[given.kind],
      stores: given.stores.toSorted(),
      name: given.name,
      bubble: given.label,
      validFrom: given.from,
      validTo: given.to,
      selectable: given.chosen,
      belowCost: given.kind === 'price' && given.below_cost,
      membersOnly: given.members_only,
      pieces: given.kind === 'multiple' ? given.take : null,
      paidPieces: given.kind === 'multiple' ? given.pay : null,
      discountPercent: given.kind === 'multiple' ? null : (given.percent ?? null),
    })),
  )
