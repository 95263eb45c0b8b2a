import { reportView } from '@bottega/contract/reports/calls.ts'
import { todayView } from '@bottega/contract/today/calls.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import type { ReportColumn, ReportKind } from '@bottega/rules/reports/report-kinds.ts'
import { expect } from 'vitest'
import type { Person } from '../test-shop.ts'

const cents = (euros: number | null | undefined) => Math.round((euros ?? 0) * 100)

/** A report of a day; the last row is found to be the sum of the others. Cents. */
async function reportOf(person: Person, kind: ReportKind, day: string, storeId: number | undefined) {
  const query = {
    kind,
    from: day,
    until: day,
    by: 'delivery' as const,
    ...(storeId !== undefined && { store_id: storeId }),
  }
  const { columns, rows, total } = (await person.call(reportView, { query })).data
  const place = (column: ReportColumn) => columns.findIndex(({ key }) => key === column)
  const all = (column: ReportColumn): number => {
    const sum = cents(total[place(column)])
    expect([kind, column, sumCents(rows.map(({ figures }) => cents(figures[place(column)])))]).toEqual([
      kind,
      column,
      sum,
    ])
    return sum
  }
  const of = (key: string, column: ReportColumn) => cents(rows.find((row) => row.key === key)?.figures[place(column)])
  return { all, of, names: rows.map(({ name }) => name) }
}

/**
 * Figures of the orders delivered on a day: those of the reports by store, payment, rate of VAT and money at the door, and those
 * of the page of the day; cents.
 */
export async function dayInReports(person: Person, day: string, storeId?: number) {
  const [store, payment, vat, door] = [
    await reportOf(person, 'store', day, storeId),
    await reportOf(person, 'payment', day, storeId),
    await reportOf(person, 'vat', day, storeId),
    await reportOf(person, 'door', day, storeId),
  ]
  const today = (await person.call(todayView, { query: { day, ...(storeId !== undefined && { store_id: storeId }) } }))
    .data
  return {
    sold: { store: store.all('sold'), payment: payment.all('sold'), vat: vat.all('sold') },
    refunded: { store: store.all('refunded'), payment: payment.all('refunded'), vat: vat.all('refunded') },
    netAndVat: vat.all('net') + vat.all('vat'),
    door: {
      cash: door.of('cash', 'taken'),
      card: door.of('card', 'taken'),
      vouchers: door.of('vouchers', 'taken'),
      short: door.of('short', 'open'),
    },
    taken: {
      door: payment.of(String(paymentType.onDelivery), 'taken'),
      vouchers: payment.of(String(paymentType.mealVoucherPaper), 'taken'),
      card: payment.of(String(paymentType.card), 'taken'),
    },
    open: payment.all('open'),
    today: { orders: today.orders, takings: cents(today.takings) },
    stores: store.names,
  }
}
