import { isSold, orderStage } from '../orders/order-stage.ts'
import { orderStatus } from '../orders/order-status.ts'

/** Each report by the subject of its rows. */
export const reportKinds = [
  'day',
  'hour',
  'department',
  'product',
  'store',
  'service',
  'promotion',
  'payment',
  'door',
  'vat',
  'shorts',
] as const
export type ReportKind = (typeof reportKinds)[number]

/** Tables as files: text, and a workbook of Excel. */
export const fileFormats = ['csv', 'xlsx'] as const
export type FileFormat = (typeof fileFormats)[number]

/** The day an order belongs to: the one its goods are handed over on, or the one it was placed on. */
export const reportBases = ['delivery', 'order'] as const
export type ReportBasis = (typeof reportBases)[number]

/**
 * The orders that reports count: those that stand, as the figures of the day do. Each counts with what it comes to: what
 * was packed once its picking has ended, else what was ordered. What went back later stands beside it and lowers nothing.
 */
export const countedStatuses: readonly number[] = Object.values(orderStatus).filter((statusId) =>
  isSold(orderStage(statusId)),
)

/** The measure of each figure; amounts in cents, quantities in thousandths, rates in tenths of a per cent. */
export const reportUnits = {
  orders: 'count',
  customers: 'count',
  quantity: 'quantity',
  goods: 'money',
  fees: 'money',
  discount: 'money',
  sold: 'money',
  average: 'money',
  refunded: 'money',
  kept: 'money',
  taken: 'money',
  open: 'money',
  net: 'money',
  vat: 'money',
  refundedVat: 'money',
  lines: 'count',
  shortLines: 'count',
  replacedLines: 'count',
  asked: 'quantity',
  packed: 'quantity',
  replaced: 'quantity',
  missing: 'quantity',
  cost: 'money',
  margin: 'money',
  marginRate: 'percent',
  costKnown: 'percent',
} as const satisfies Record<string, 'count' | 'quantity' | 'money' | 'percent'>
export type ReportColumn = keyof typeof reportUnits

const sales = ['orders', 'customers', 'goods', 'fees', 'sold', 'average', 'refunded'] as const
const goods = ['orders', 'customers', 'goods', 'average'] as const

/** The figures of each report, in the order they are shown. */
export const reportColumns: Readonly<Record<ReportKind, readonly ReportColumn[]>> = {
  day: sales,
  hour: sales,
  store: sales,
  service: sales,
  department: goods,
  product: ['quantity', ...goods],
  promotion: ['orders', 'customers', 'discount', 'goods', 'average'],
  payment: ['orders', 'sold', 'refunded', 'kept', 'taken', 'open'],
  door: ['orders', 'taken', 'open'],
  vat: ['sold', 'net', 'vat', 'refunded', 'refundedVat', 'kept'],
  shorts: ['lines', 'shortLines', 'replacedLines', 'asked', 'packed', 'replaced', 'missing'],
}

/** Said too by these reports once the shop knows the cost of any product. */
export const marginColumns = ['cost', 'margin', 'marginRate', 'costKnown'] as const satisfies readonly ReportColumn[]
export const hasMargins = (kind: ReportKind) => kind === 'product' || kind === 'department' || kind === 'store'

/** Reports along the time, which a plot shows too. */
export const isPlotted = (kind: ReportKind) => kind === 'day' || kind === 'hour'
