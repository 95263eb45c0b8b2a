import { asc, eq } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { product } from '../catalog/products.tables.ts'
import { orderLine } from '../orders/orders.tables.ts'
import { isRecalled } from '../catalog/recalled.ts'

/** Lines as they are written, with what the catalogue alone knows: how the product is sold and what the law says of it. */
export function findWrittenLines(db: Reader, orderId: number) {
  return db
    .select({
      line: orderLine,
      sellingMode: product.sellingMode,
      codInt: product.codInt,
      barcode: product.barcode,
      unitWeight: product.unitWeight,
      isFirstInfantFormula: product.infantFormula,
      isRecalled,
      takesMealVouchers: product.mealVoucherEligible,
    })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.id))
}

export type WrittenLineRow = Awaited<ReturnType<typeof findWrittenLines>>[number]
