import { isShopDate, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { type ReportBasis, reportBases, type ReportKind, reportKinds } from '@bottega/rules/reports/report-kinds.ts'
import { type Days, daysOf } from '@bottega/rules/reports/report-period.ts'
import { idIn } from '../../lib/asked.ts'

export interface AskedReport extends Days {
  kind: ReportKind
  by: ReportBasis
  store_id?: number
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, usual: Value): Value =>
  values.find((value) => value === text) ?? usual

/** The report an address asks for: sales of the running week by day, where it does not say. */
export function reportIn(query: URLSearchParams, now: Date): AskedReport {
  const [from, until] = [query.get('from') ?? '', query.get('until') ?? '']
  const isPeriod = isShopDate(from) && isShopDate(until) && from <= until
  const storeId = idIn(query.get('store'))
  return {
    kind: oneOf(reportKinds, query.get('kind'), 'day'),
    by: oneOf(reportBases, query.get('by'), 'delivery'),
    ...(isPeriod ? { from, until } : daysOf('thisWeek', shopDate(now))),
    ...(storeId !== undefined && { store_id: storeId }),
  }
}

/** The address of a report, without that of the page. */
export const queryOf = ({ store_id: storeId, kind, by, from, until }: AskedReport): string =>
  new URLSearchParams({ kind, by, from, until, ...(storeId !== undefined && { store: String(storeId) }) }).toString()
