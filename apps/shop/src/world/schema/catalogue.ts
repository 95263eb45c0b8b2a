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
  key,
  name: localized,
  title: localized.optional(),
  description: localized.optional(),
  image: text(100).optional(),
  get categories() {
    return z.array(node, takes('a list of categories')).optional()
  },
})

/** `categories.yaml`: the tree as it is shown, of at most three levels. */
export const categoriesFile = z.strictObject({ categories: z.array(node, takes('a list of categories')) })

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
  id: whole(1, 1_000_000),
  name: localized,
  icon: text(100).optional(),
  maximum: z.number(takes('pieces or kilograms')).positive(takes('pieces or kilograms')).max(100_000).optional(),
})

/** `classes.yaml`: groups of classes, shown as filters or only used for limits. */
export const classesFile = z
  .strictObject({
    groups: z.array(
      z.strictObject({
        id: whole(1, 1_000_000),
        name: localized,
        filter: yesNo.default(true),
        classes: z.array(productClass, takes('a list of classes')),
      }),
      takes('a list of groups'),
    ),
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
  code: key,
  name: localized,
  label: localized,
  from: day,
  to: day,
  stores: z.array(key, takes('a list of stores')).default([]),
  members_only: yesNo.default(false),
  chosen: yesNo.default(false),
}

/** The kinds; the numbers are those of the protocol. */
const promotion = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('price'),
      below_cost: yesNo.default(false),
      percent: percent.optional(),
      ...common,
    }),
    z.strictObject({ kind: z.literal('multiple'), take: whole(2, 100), pay: whole(1, 99), ...common }),
    z.strictObject({ kind: z.literal('second'), percent, ...common }),
  ],
  takes('one of price, multiple, second'),
)
const typeIds = { multiple: 1, price: 5, second: 6 } as const

/** `promotions.yaml`; which products take part, and their leaflet prices, stand in `promotion-products.csv`. */
export const promotionsFile = z
  .strictObject({ promotions: z.array(promotion, takes('a list of promotions')) })
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
