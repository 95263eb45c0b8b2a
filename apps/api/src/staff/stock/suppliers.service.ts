import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { packsToOrder, supplierColumns } from '@bottega/rules/fulfilment/supplier-orders.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { csvFile } from '../../kernel/text/csv-file.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import {
  closeOrder,
  findDemand,
  findOrder,
  findOrderLines,
  findOrders,
  findSupplierProducts,
  readSupplierFile,
  type SaidSupplier,
  saveSupplier,
  type SupplierAsked,
  supplierOf,
  writeOrder,
} from '../../trade/orders/stock/suppliers.service.ts'
import { namesOfStores } from './shelf-work.service.ts'
import { windowBegin } from './staff-stock.service.ts'

/** Goods of one proposal; an order takes as many. */
const mostGoods = 500
/** More products than a file that is read in can name. */
const mostInFile = 20_000
const shownOrders = 50

export const saySupplier = (db: Db, staff: StaffMember, said: SaidSupplier, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const { id, before } = await saveSupplier(tx, said)
    const { name: supplier, leadDays, minimumCents } = said
    await recordChange(
      tx,
      staff,
      {
        action: 'stock.supplierSaved',
        before: before && { supplier: before.name, leadDays: before.leadDays, minimumCents: before.minimumCents },
        after: { supplier, leadDays, minimumCents },
      },
      now,
    )
    return id
  })

export const readFile = (
  db: Db,
  staff: StaffMember,
  { supplierId, file }: { supplierId: number; file: string },
  now: Date,
) =>
  db.transaction(async (tx) => {
    const { supplier, saved, faults } = await readSupplierFile(tx, supplierId, file)
    const shown = 50
    if (faults.length > 0) return { saved, faults: faults.slice(0, shown) }
    await recordChange(
      tx,
      staff,
      { action: 'stock.supplierProducts', after: { supplier: supplier.name, products: saved } },
      now,
    )
    return { saved, faults }
  })

/** The file that is read back, with the name of each product beside it. */
export async function productsFile(db: Reader, supplierId: number, language: Language): Promise<FileAnswer> {
  await supplierOf(db, supplierId)
  const rows = (await findSupplierProducts(db, supplierId, mostInFile)).map(
    ({ code, name, articleCode, packSize, packCents }) => [
      code,
      articleCode,
      unitsFromThousandths(packSize),
      BigInt(packCents),
      textIn(language, name),
    ],
  )
  return csvFile(`supplier-${supplierId}-products`, [[...supplierColumns, 'name'], ...rows], language)
}

export async function readProposals(
  db: Reader,
  staff: StaffMember,
  { supplierId, warehouseId, days }: { supplierId: number; warehouseId: number; days: number },
  now: Date,
) {
  if (!(await namesOfStores(db, staff.stores)).has(warehouseId)) throw new ShopError('error.store.notFound')
  const { leadDays, minimumCents } = await supplierOf(db, supplierId)
  const found = await findDemand(db, { supplierId, warehouseId, since: windowBegin(now) }, mostGoods + 1)
  const goods = found.slice(0, mostGoods).map((row) => {
    const { sold, available, ordered, packSize } = row
    return { row, packs: packsToOrder({ sold, available, ordered, packSize, days: leadDays + days }) }
  })
  return { goods, more: found.length > mostGoods, minimumCents, expectedOn: addDays(shopDate(now), leadDays) }
}

export const orderFrom = async (db: Db, staff: StaffMember, asked: SupplierAsked, now: Date) => {
  const store = (await namesOfStores(db, staff.stores)).get(asked.warehouseId)
  if (store === undefined) throw new ShopError('error.store.notFound')
  return db.transaction(async (tx) => {
    const { made, ...ordered } = await writeOrder(tx, staff, asked, now)
    if (made !== undefined) await recordChange(tx, staff, { action: 'stock.ordered', after: { store, ...made } }, now)
    return ordered
  })
}

export async function readOrders(db: Reader, staff: StaffMember) {
  const stores = await namesOfStores(db, staff.stores)
  return { stores, orders: await findOrders(db, [...stores.keys()], shownOrders) }
}

export async function readOrder(db: Reader, supplierOrderId: number) {
  const order = await findOrder(db, supplierOrderId)
  if (order === undefined) throw new ShopError('error.desk.supplierOrderMissing')
  return { order, lines: await findOrderLines(db, supplierOrderId) }
}

/** The order as it goes to the supplier. */
export async function orderFile(db: Reader, supplierOrderId: number, language: Language): Promise<FileAnswer> {
  const { lines } = await readOrder(db, supplierOrderId)
  const head = ['supplier_code', 'ean', 'code', 'name', 'packs', 'pack_size', 'unit', 'quantity', 'pack_price', 'total']
  const rows = lines.map((line) => [
    line.articleCode,
    line.barcode ?? '',
    line.code,
    textIn(language, line.name),
    line.packs,
    unitsFromThousandths(line.packSize),
    line.isLoose ? 'kg' : 'pz',
    unitsFromThousandths(line.packs * line.packSize),
    BigInt(line.packCents),
    BigInt(line.packs) * BigInt(line.packCents),
  ])
  return csvFile(`order-${supplierOrderId}`, [head, ...rows], language)
}

/** Nothing more of an order is expected; sent again it was done once. */
export const endOrder = (db: Db, staff: StaffMember, supplierOrderId: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { order } = await readOrder(tx, supplierOrderId)
    const end = { closedAt: now, closedById: staff.userId, closedBy: staff.name }
    if (!(await closeOrder(tx, supplierOrderId, end))) return
    const after = { supplier: order.supplier, products: order.products }
    await recordChange(tx, staff, { action: 'stock.orderClosed', after }, now)
  })
