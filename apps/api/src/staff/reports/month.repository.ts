import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { DocumentKind } from '@bottega/rules/documents/sales-document.ts'
import type { RefundKind } from '@bottega/rules/payments/order-account.ts'
import { addDays, instantAt } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Days } from '@bottega/rules/reports/report-period.ts'
import { sql } from 'drizzle-orm'
import { ofTheirStores } from './counted-orders.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { store } from '../../places/stores/stores.tables.ts'
import { salesDocument } from '../../trade/documents/documents.tables.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { orderRefund } from '../../trade/orders/refunds/order-refunds.tables.ts'

type OfMonth = Days & { stores: StoreScope }

interface FoundRefund extends Record<string, unknown> {
  createdAt: string
  orderId: number
  store: string
  kind: RefundKind
  cents: number
  notChargedCents: number
  voucherCents: number
}

/** By the instant each was decided at, oldest first. */
export async function findRefundsOfMonth(db: Reader, { from, until, stores }: OfMonth, most: number) {
  const [begin, end] = [instantAt(from, 0), instantAt(addDays(until, 1), 0)]
  const { rows } = await db.execute<FoundRefund>(sql`
    select to_char(r.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt", r.order_id as "orderId",
      s.name as store, r.kind, r.cents, r.not_charged_cents as "notChargedCents", r.voucher_cents as "voucherCents"
    from ${orderRefund} r join ${shopOrder} o on o.id = r.order_id join ${store} s on s.id = o.store_id
    where r.created_at >= ${begin.toISOString()}::timestamptz and r.created_at < ${end.toISOString()}::timestamptz
      ${ofTheirStores(stores)}
    order by r.id limit ${most}`)
  return rows
}

interface FoundDocument extends Record<string, unknown> {
  kind: DocumentKind
  name: string
  issuedOn: string
  orderId: number | null
  totalCents: number
  vat: { rate: number; grossCents: number; netCents: number; vatCents: number }[]
}

/** Of a store only those of its orders: one of several orders is the cooperative's. */
export async function findDocumentsOfMonth(db: Reader, { from, until, stores }: OfMonth, most: number) {
  const { rows } = await db.execute<FoundDocument>(sql`
    select d.kind, d.name, d.issued_on::text as "issuedOn", d.order_id as "orderId", d.total_cents as "totalCents",
      d.content -> 'vat' as vat
    from ${salesDocument} d left join ${shopOrder} o on o.id = d.order_id
    where d.issued_on between ${from}::date and ${until}::date ${ofTheirStores(stores)}
    order by d.kind, d.series_id, d.year, d.number limit ${most}`)
  return rows
}
