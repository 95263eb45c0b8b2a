import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { ofStores } from '../../../kernel/database/is-there.ts'
import { product } from '../../catalog/products.tables.ts'
import { stockTransfer } from './stock.tables.ts'

export type TransferRow = typeof stockTransfer.$inferSelect

type NewTransfer = Pick<
  TransferRow,
  'productId' | 'fromWarehouseId' | 'toWarehouseId' | 'quantity' | 'sentAt' | 'sentById' | 'sentBy'
> & { note: string | undefined }

export async function insertTransfer(tx: Tx, transfer: NewTransfer): Promise<number> {
  const [row] = await tx.insert(stockTransfer).values(transfer).returning({ id: stockTransfer.id })
  if (row === undefined) throw new Error('no transfer was made')
  return row.id
}

export async function findTransfer(db: Reader, transferId: number): Promise<TransferRow | undefined> {
  const [row] = await db.select().from(stockTransfer).where(eq(stockTransfer.id, transferId))
  return row
}

type End = Pick<
  TransferRow,
  'endedAt' | 'endedById' | 'endedBy' | 'received' | 'differenceReason' | 'receivedNote' | 'isCounted'
>

/** The transfer with its end; the caller has seen under the lock of the product that it had none. */
export async function endTransfer(tx: Tx, transferId: number, end: End): Promise<TransferRow> {
  const [row] = await tx
    .update(stockTransfer)
    .set(end)
    .where(and(eq(stockTransfer.id, transferId), isNull(stockTransfer.endedAt)))
    .returning()
  if (row === undefined) throw new Error(`the transfer ${transferId} has ended before`)
  return row
}

const columns = {
  ...getTableColumns(stockTransfer),
  code: product.codInt,
  name: product.name,
  brand: product.brand,
  pack: product.pack,
  sellingMode: product.sellingMode,
}

/** Transfers from or to these warehouses, those of the whole group for null; the newest first. */
export const findTransfers = (
  db: Reader,
  warehouseIds: readonly number[] | null,
  { isOpen, before, limit }: { isOpen: boolean; before?: number | undefined; limit: number },
) =>
  db
    .select(columns)
    .from(stockTransfer)
    .innerJoin(product, eq(product.id, stockTransfer.productId))
    .where(
      and(
        or(ofStores(stockTransfer.fromWarehouseId, warehouseIds), ofStores(stockTransfer.toWarehouseId, warehouseIds)),
        isOpen ? isNull(stockTransfer.endedAt) : isNotNull(stockTransfer.endedAt),
        before === undefined ? undefined : lt(stockTransfer.id, before),
      ),
    )
    .orderBy(desc(stockTransfer.id))
    .limit(limit)
export type FoundTransfer = Awaited<ReturnType<typeof findTransfers>>[number]

/** One transfer as it is listed. */
export async function findListedTransfer(db: Reader, transferId: number): Promise<FoundTransfer | undefined> {
  const [row] = await db
    .select(columns)
    .from(stockTransfer)
    .innerJoin(product, eq(product.id, stockTransfer.productId))
    .where(eq(stockTransfer.id, transferId))
  return row
}

/** How many transfers are on the way to a warehouse. */
export const countComing = (db: Reader, warehouseId: number): Promise<number> =>
  db.$count(stockTransfer, and(eq(stockTransfer.toWarehouseId, warehouseId), isNull(stockTransfer.endedAt)))
