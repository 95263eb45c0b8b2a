import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { readSupplierRows, type SupplierFault } from '@bottega/rules/fulfilment/supplier-orders.ts'
import { CsvError, parse } from 'csv-parse/sync'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import type { RequestKey } from '../../../kernel/database/sent-before.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { productsNamed } from '../../catalog/named-products.queries.ts'
import type { StaffMember } from '../../../kernel/visitor.ts'
import {
  findAsked,
  findSupplier,
  insertOrder,
  insertSupplier,
  isNameTaken,
  lockSupplier,
  orderSentBefore,
  replaceProducts,
  type SupplierRow,
  updateSupplier,
} from './suppliers.repository.ts'

export {
  closeOrder,
  type DemandRow,
  findDemand,
  findOrder,
  findOrderLines,
  findOrders,
  findSupplierProducts,
  findSuppliers,
  type FoundOrder,
} from './suppliers.repository.ts'

type Worker = Pick<StaffMember, 'userId' | 'name'>

export async function supplierOf(db: Reader, supplierId: number): Promise<SupplierRow> {
  const found = await findSupplier(db, supplierId)
  if (found === undefined) throw new ShopError('error.desk.supplierMissing')
  return found
}

async function locked(tx: Tx, supplierId: number): Promise<SupplierRow> {
  const found = await lockSupplier(tx, supplierId)
  if (found === undefined) throw new ShopError('error.desk.supplierMissing')
  return found
}

export interface SaidSupplier {
  /** Undefined for a new one. */
  readonly supplierId: number | undefined
  readonly name: string
  readonly leadDays: number
  readonly minimumCents: number
}

/** Adds a supplier or changes one, and answers its id and how it was before. */
export async function saveSupplier(tx: Tx, { supplierId, ...values }: SaidSupplier) {
  if (values.name === '') throw new ShopError('error.desk.supplierNameEmpty')
  if (supplierId === undefined) {
    const id = await insertSupplier(tx, values)
    if (id === undefined) throw new ShopError('error.desk.supplierNameTaken')
    return { id, before: undefined }
  }
  const before = await locked(tx, supplierId)
  if (await isNameTaken(tx, { id: supplierId, name: values.name })) throw new ShopError('error.desk.supplierNameTaken')
  await updateSupplier(tx, supplierId, values)
  return { id: supplierId, before }
}

/** The rows of a file with the line each begins at; undefined where its quotes make no sense. */
function rowsOf(file: string) {
  const [head = ''] = file.split('\n', 1)
  const delimiter = head.split(';').length >= head.split(',').length ? ';' : ','
  try {
    const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true, info: true }
    // With `info` each row comes with where it ends, which the types of the parser do not say.
    const rows = parse(file, options) as unknown as { record: string[]; info: { lines: number } }[]
    // The line breaks in the quotes of a row stand before its end.
    return rows.map(({ record, info }) => ({
      fields: record,
      line: info.lines - record.reduce((breaks, field) => breaks + field.split('\n').length - 1, 0),
    }))
  } catch (error) {
    if (error instanceof CsvError) return undefined
    throw error
  }
}

/** The products of a supplier from the file that lists them all; with a fault nothing is changed. */
export async function readSupplierFile(
  tx: Tx,
  supplierId: number,
  file: string,
): Promise<{ supplier: SupplierRow; saved: number; faults: readonly SupplierFault[] }> {
  const supplier = await locked(tx, supplierId)
  const rows = rowsOf(file)
  if (rows === undefined) return { supplier, saved: 0, faults: [{ line: 1, fault: 'column', text: '"' }] }
  const { lines, faults } = readSupplierRows(rows)
  const { ofName } = await productsNamed(
    tx,
    lines.map(({ product }) => product),
  )
  const seen = new Set<number>()
  const products = lines.flatMap(({ line, product, ...sold }) => {
    const productId = ofName(product)
    if (productId === undefined || seen.has(productId)) {
      faults.push({ line, fault: productId === undefined ? 'product' : 'twice', text: product })
      return []
    }
    seen.add(productId)
    return [{ ...sold, productId }]
  })
  if (faults.length > 0) return { supplier, saved: 0, faults: faults.toSorted((one, two) => one.line - two.line) }
  await replaceProducts(tx, supplierId, products)
  return { supplier, saved: products.length, faults }
}

export interface SupplierAsked {
  readonly supplierId: number
  readonly warehouseId: number
  readonly lines: readonly { readonly productId: number; readonly packs: number }[]
  /** The press it came with: by the same key it is one order. */
  readonly key: RequestKey | undefined
}

export interface Ordered {
  readonly supplierOrderId: number
  readonly expectedOn: string
  /** Undefined where the press came before and nothing was done now. */
  readonly made: { readonly supplier: string; readonly products: number } | undefined
}

/** Writes an order of a store to a supplier, with the day its goods are expected. */
export async function writeOrder(tx: Tx, staff: Worker, asked: SupplierAsked, at: Date): Promise<Ordered> {
  const { supplierId, warehouseId, key } = asked
  const { name: supplier, leadDays } = await locked(tx, supplierId)
  const keyed = { userId: staff.userId, key }
  const sent = await orderSentBefore(tx, keyed)
  if (sent !== undefined) return { supplierOrderId: sent.id, expectedOn: sent.expectedOn, made: undefined }
  const packs = new Map(asked.lines.map((line) => [line.productId, line.packs]))
  const sold = await findAsked(tx, supplierId, [...packs.keys()])
  if (sold.length !== asked.lines.length) throw new ShopError('error.product.notFound')
  const expectedOn = addDays(shopDate(at), leadDays)
  const order = { supplierId, warehouseId, orderedAt: at, userId: staff.userId, staffName: staff.name, expectedOn }
  const lines = sold.map(({ productId, articleCode, packSize, packCents }) => ({
    productId,
    articleCode,
    packSize,
    packCents,
    packs: packs.get(productId) ?? 0,
  }))
  const supplierOrderId = await insertOrder(tx, order, lines, keyed)
  if (supplierOrderId === undefined) throw new ShopError('error.request.keyReused')
  return { supplierOrderId, expectedOn, made: { supplier, products: lines.length } }
}
