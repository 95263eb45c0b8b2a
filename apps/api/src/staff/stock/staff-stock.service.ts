import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import { coverWindowDays } from '@bottega/rules/fulfilment/shelf-work.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Reader } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { csvFile } from '../../kernel/text/csv-file.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { findDepartments } from '../../trade/catalog/departments.queries.ts'
import { findStockRows, type StockRow, type StockView } from '../../trade/orders/stock/stock-cover.queries.ts'
import { countComing } from '../../trade/orders/stock/transfers.service.ts'
import { sellingWarehouses } from '../products/staff-products.service.ts'

export const pageSize = 50
/** More goods than any store of the group counts. */
const mostInFile = 50_000

interface Wanted {
  /** The stores the staff member works for. */
  readonly ofStaff: StoreScope
  readonly warehouseId: number | undefined
  readonly departmentId: number | undefined
  readonly show: StockView
}

async function storeOf(db: Reader, { ofStaff, warehouseId }: Wanted) {
  const stores = await sellingWarehouses(db, ofStaff)
  const chosen = warehouseId === undefined ? stores[0] : stores.find((one) => one.warehouseId === warehouseId)
  if (chosen === undefined) throw new ShopError('error.store.notFound')
  return { stores, chosen }
}

/** Sales of a day, on the average of the window. */
export const perDay = ({ sold }: Pick<StockRow, 'sold'>) =>
  Math.round(unitsFromThousandths(sold) * (100 / coverWindowDays)) / 100

export const coverOf = ({ cover }: Pick<StockRow, 'cover'>) =>
  cover === null ? undefined : Math.round(cover * 10) / 10

export async function readStock({ db, config }: Pick<Shop, 'db' | 'config'>, wanted: Wanted, page: number, now: Date) {
  const { stores, chosen } = await storeOf(db, wanted)
  const coverDays = config.STOCK_COVER_DAYS
  const filter = { ...wanted, warehouseId: chosen.warehouseId, coverDays, since: windowBegin(now) }
  const goods = await findStockRows(db, filter, { limit: pageSize, offset: (page - 1) * pageSize })
  return {
    stores,
    warehouseId: chosen.warehouseId,
    departments: await findDepartments(db),
    coverDays,
    goods,
    coming: await countComing(db, chosen.warehouseId),
  }
}

export async function stockFile(
  { db, config }: Pick<Shop, 'db' | 'config'>,
  wanted: Wanted,
  language: Language,
  now: Date,
): Promise<FileAnswer> {
  const { chosen } = await storeOf(db, wanted)
  const coverDays = config.STOCK_COVER_DAYS
  const filter = { ...wanted, warehouseId: chosen.warehouseId, coverDays, since: windowBegin(now) }
  const goods = await findStockRows(db, filter, { limit: mostInFile, offset: 0 })
  const rows = goods.map((row) => [
    row.code,
    row.barcode ?? '',
    textIn(language, row.name),
    row.brand,
    textIn(language, row.pack),
    textIn(language, row.category),
    row.isLoose ? 'kg' : 'pz',
    String(unitsFromThousandths(row.available)),
    String(perDay(row)),
    String(coverOf(row) ?? ''),
  ])
  const head = [
    'code',
    'barcode',
    'name',
    'brand',
    'pack',
    'category',
    'unit',
    'available',
    'sold_per_day',
    'cover_days',
  ]
  return csvFile(`stock-${chosen.warehouseId}-${shopDate(now)}`, [head, ...rows])
}

const day = 86_400_000
/** Whole days of 24 hours before now: each day of the week counts four times. */
export const windowBegin = (now: Date) => new Date(now.getTime() - coverWindowDays * day)
