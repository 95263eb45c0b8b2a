import type { SpendingView } from '@bottega/contract/orders/order-lists.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { eurosFromCents, sumCents } from '@bottega/rules/money/cents.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import type { SpentRow } from './spending.repository.ts'
import type { Spending } from './spending.service.ts'

const noDepartment = {
  it: 'Consegna, sacchetti e buoni',
  de: 'Lieferung, Taschen und Gutscheine',
  en: 'Delivery, bags and vouchers',
}

const totalOf = (rows: readonly SpentRow[]) => eurosFromCents(sumCents(rows.map(({ cents }) => cents)))

/** By department, the largest first; what belongs to none comes last. */
function byDepartment(rows: readonly SpentRow[], language: Language): SpendingView['departments'] {
  const groups = Map.groupBy(rows, ({ categoryId }) => categoryId ?? 0)
  return [...groups]
    .map(([categoryId, own]) => ({
      categoryId,
      name: textIn(language, own[0]?.name ?? noDepartment),
      total: totalOf(own),
    }))
    .filter(({ total }) => total !== 0)
    .toSorted((one, other) => Number(one.categoryId === 0) - Number(other.categoryId === 0) || other.total - one.total)
}

export function presentSpending({ months, rows }: Spending, language: Language): SpendingView {
  const shown = rows.filter(({ month }) => months.includes(month))
  return {
    months: months.map((month) => {
      const own = shown.filter((row) => row.month === month)
      const orders = own.reduce((sum, row) => sum + row.orders, 0)
      return { month, total: totalOf(own), orders, departments: byDepartment(own, language) }
    }),
    departments: byDepartment(shown, language),
    total: totalOf(shown),
  }
}
