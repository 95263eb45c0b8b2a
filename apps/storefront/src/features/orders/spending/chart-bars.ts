import type { SpendingView } from '@bottega/contract/orders/order-lists.ts'

/** Departments with a colour of their own; the others are one part together. */
export const ownColours = 6

export interface BarPart {
  /** The number of its colour: 0 is the largest department; `ownColours` everything else. */
  readonly rank: number
  /** Percent of the height of the chart, from the bottom. */
  readonly from: number
  readonly height: number
}

export interface Bar {
  readonly month: string
  readonly parts: readonly BarPart[]
}

/** The departments that have a colour of their own, by its rank. */
export const coloured = (departments: SpendingView['departments']): SpendingView['departments'] =>
  departments.filter(({ categoryId, total }) => categoryId !== 0 && total > 0).slice(0, ownColours)

/** The colour of every department: the same in all months. */
export function rankOf(departments: SpendingView['departments']): (categoryId: number) => number {
  const ranked = coloured(departments)
  return (categoryId) => {
    const rank = ranked.findIndex((one) => one.categoryId === categoryId)
    return rank < 0 ? ownColours : rank
  }
}

/** Bars of one scale, the dearest month as high as the chart. Money that came back (below zero) takes no height. */
export function barsOf({ months, departments }: SpendingView): readonly Bar[] {
  const rank = rankOf(departments)
  const paid = months.map((one) => ({
    month: one.month,
    parts: one.departments
      .filter(({ total }) => total > 0)
      .map(({ categoryId, total }) => ({ rank: rank(categoryId), total })),
  }))
  const most = Math.max(...paid.map(({ parts }) => parts.reduce((sum, { total }) => sum + total, 0)))
  return paid.map(({ month, parts }) => {
    let from = 0
    const stacked = [...Map.groupBy(parts, (part) => part.rank)]
      .toSorted(([one], [other]) => one - other)
      .map(([rank, own]) => {
        const height = (own.reduce((sum, { total }) => sum + total, 0) / most) * 100
        from += height
        return { rank, from: from - height, height }
      })
    return { month, parts: stacked }
  })
}
