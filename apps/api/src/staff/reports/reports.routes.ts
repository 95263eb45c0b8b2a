import * as calls from '@bottega/contract/reports/calls.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { storesAsked, type StoreScope } from '@bottega/rules/people/store-scope.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { type ReportColumn, type ReportKind, reportUnits } from '@bottega/rules/reports/report-kinds.ts'
import type { ReportBasis } from '@bottega/rules/reports/report-kinds.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { staffOf } from '../../kernel/visitor.ts'
import type { Asked } from './counted-orders.ts'
import { monthAsFile, reportAsFile } from './report-files.service.ts'
import { reportWords } from './report-words.ts'
import { readReport } from './reports.service.ts'
import { findStores } from '../../places/stores/stores.queries.ts'

interface ReportQuery {
  kind: ReportKind
  from: string
  until: string
  by: ReportBasis
  store_id?: number | undefined
}

const askedIn = ({ from, until, by, store_id: storeId }: ReportQuery, stores: StoreScope): Asked => ({
  from,
  until,
  by,
  stores: storesAsked(stores, storeId),
})

function presentFigure(column: ReportColumn | undefined, figure: number | null): number | null {
  if (figure === null || column === undefined) return null
  const unit = reportUnits[column]
  if (unit === 'money') return eurosFromCents(figure)
  if (unit === 'percent') return figure / 10
  return unit === 'quantity' ? figure / 1000 : figure
}

export const reportsHandlers = handlersOf(calls, {
  reportView: async ({ shop, visitor, now }, { query }) => {
    const { language } = visitor
    const { stores } = staffOf(visitor)
    const { columns, rows, total } = await readReport(shop.db, query.kind, askedIn(query, stores), language)
    const words = reportWords[language]
    const present = (figures: readonly (number | null)[]) =>
      figures.map((figure, place) => presentFigure(columns[place], figure))
    return {
      data: {
        stores: await findStores(shop.db, stores),
        today: shopDate(now),
        rowTitle: words.kinds[query.kind],
        columns: columns.map((key) => ({ key, title: words.columns[key], unit: reportUnits[key] })),
        rows: rows.map(({ key, name, detail, figures }) =>
          Object.assign({ key, name, figures: present(figures) }, detail === undefined ? {} : { detail }),
        ),
        total: present(total),
      },
    }
  },
  reportFile: async ({ shop, visitor }, { query }) => ({
    data: await reportAsFile(
      shop.db,
      query.kind,
      askedIn(query, staffOf(visitor).stores),
      visitor.language,
      query.format,
    ),
  }),
  reportMonth: async ({ shop, visitor }, { query: { month, store_id: storeId, format } }) => ({
    data: await monthAsFile(
      shop.db,
      { month, stores: storesAsked(staffOf(visitor).stores, storeId) },
      visitor.language,
      format,
    ),
  }),
})
