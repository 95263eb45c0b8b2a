import * as calls from '@bottega/contract/staff-stock/calls.ts'
import type { StaffExpectedGood, StaffSupplierDelivery } from '@bottega/contract/staff-stock/supplier-deliveries.ts'
import { thousandthsFromUnits, unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { staffThemselves } from '../../kernel/visitor.ts'
import type {
  DeliveryLineRow,
  ExpectedRow,
  FoundDelivery,
} from '../../trade/orders/stock/supplier-deliveries.service.ts'
import { readDeliveries, readExpected, writeDelivery } from './supplier-deliveries.service.ts'

function presentExpected(row: ExpectedRow, language: Language): StaffExpectedGood {
  const { productId, code, barcode, brand, isLoose, packs } = row
  return {
    productId,
    code,
    ...(barcode !== null && { barcode }),
    name: textIn(language, row.name),
    brand,
    pack: textIn(language, row.pack),
    isLoose,
    supplierCode: row.articleCode,
    packs,
    ordered: unitsFromThousandths(row.ordered),
    received: unitsFromThousandths(row.received),
  }
}

function presentDelivery(
  delivery: FoundDelivery,
  lines: readonly DeliveryLineRow[],
  stores: ReadonlyMap<number, string>,
  language: Language,
): StaffSupplierDelivery {
  const { id: deliveryId, supplier, warehouseId, documentNumber, documentDate, staffName: receivedBy } = delivery
  return {
    deliveryId,
    supplier,
    store: stores.get(warehouseId) ?? String(warehouseId),
    documentNumber,
    documentDate,
    receivedAt: delivery.receivedAt.toISOString(),
    receivedBy,
    ...(delivery.supplierOrderId !== null && { supplierOrderId: delivery.supplierOrderId }),
    lines: lines
      .filter((line) => line.deliveryId === deliveryId)
      .map(({ productId, name, brand, pack, isLoose, quantity, isCounted }) => ({
        productId,
        name: textIn(language, name),
        brand,
        pack: textIn(language, pack),
        isLoose,
        quantity: unitsFromThousandths(quantity),
        isCounted,
      })),
  }
}

/** Goods that come in by the document of their supplier. */
export const staffSupplierDeliveryHandlers = handlersOf(calls, {
  staffSupplierOrderLines: async ({ shop, visitor }, { query }) => {
    const { order, lines } = await readExpected(shop.db, query.supplier_order_id)
    const { supplierId, supplier, warehouseId, closedAt } = order
    return {
      data: {
        supplierId,
        supplier,
        warehouseId,
        isOpen: closedAt === null,
        lines: lines.map((line) => presentExpected(line, visitor.language)),
      },
    }
  },
  staffSupplierDeliveries: async ({ shop, visitor }, { query: { before } }) => {
    const { deliveries, lines, stores, more } = await readDeliveries(shop.db, staffThemselves(visitor), before)
    return {
      data: { deliveries: deliveries.map((one) => presentDelivery(one, lines, stores, visitor.language)), more },
    }
  },
  staffSupplierDelivery: async ({ shop, visitor, now, idempotencyKey: key }, { body }) => ({
    data: await writeDelivery(
      shop.db,
      staffThemselves(visitor),
      {
        supplierId: body.supplier_id,
        warehouseId: body.warehouse_id,
        supplierOrderId: body.supplier_order_id,
        documentNumber: body.document_number,
        documentDate: body.document_date,
        lines: body.lines.map(({ product_id: productId, quantity }) => ({
          productId,
          quantity: thousandthsFromUnits(quantity),
        })),
        key,
      },
      now,
    ),
  }),
})
