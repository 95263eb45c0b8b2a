import * as calls from '@bottega/contract/staff-stock/calls.ts'
import type { StaffOrderProposal, StaffSupplierOrderView } from '@bottega/contract/staff-stock/suppliers.ts'
import { centsFromEuros, eurosFromCents } from '@bottega/rules/money/cents.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { staffThemselves } from '../../kernel/visitor.ts'
import { type DemandRow, findSuppliers, type FoundOrder } from '../../trade/orders/stock/suppliers.service.ts'
import { coverOf, perDay } from './staff-stock.service.ts'
import {
  endOrder,
  orderFile,
  orderFrom,
  productsFile,
  readFile,
  readOrders,
  readProposals,
  saySupplier,
} from './suppliers.service.ts'

function presentOrder(order: FoundOrder, stores: ReadonlyMap<number, string>): StaffSupplierOrderView {
  const { id: supplierOrderId, supplier, warehouseId, staffName: orderedBy, expectedOn, products } = order
  return {
    supplierOrderId,
    supplier,
    warehouseId,
    store: stores.get(warehouseId) ?? String(warehouseId),
    orderedAt: order.orderedAt.toISOString(),
    orderedBy,
    expectedOn,
    products,
    total: eurosFromCents(order.totalCents),
    isPartlyHere: order.isPartlyHere,
    ...(order.closedAt !== null && { closedAt: order.closedAt.toISOString() }),
    ...(order.closedBy !== null && { closedBy: order.closedBy }),
  }
}

function presentProposal(row: DemandRow, packs: number, language: Language): StaffOrderProposal {
  const { productId, code, brand, isLoose } = row
  const cover = coverOf(row)
  return {
    productId,
    code,
    name: textIn(language, row.name),
    brand,
    pack: textIn(language, row.pack),
    isLoose,
    available: unitsFromThousandths(row.available),
    ordered: unitsFromThousandths(row.ordered),
    soldPerDay: perDay(row),
    ...(cover !== undefined && { cover }),
    supplierCode: row.articleCode,
    packSize: unitsFromThousandths(row.packSize),
    packPrice: eurosFromCents(row.packCents),
    packs,
  }
}

/** Suppliers, and what the stores order from them. */
export const staffSupplierHandlers = handlersOf(calls, {
  staffSuppliers: async ({ shop }) => ({
    data: {
      suppliers: (await findSuppliers(shop.db)).map(({ id, name, leadDays, minimumCents, products }) => ({
        supplierId: id,
        name,
        leadDays,
        minimum: eurosFromCents(minimumCents),
        products,
      })),
    },
  }),
  staffSupplierSave: async ({ shop, visitor, now }, { body }) => {
    const { supplier_id: supplierId, lead_days: leadDays } = body
    const said = { supplierId, name: body.name.trim(), leadDays, minimumCents: centsFromEuros(body.minimum) ?? 0 }
    return { data: { supplierId: await saySupplier(shop.db, staffThemselves(visitor), said, now) } }
  },
  staffSupplierProducts: async ({ shop, visitor, now }, { body: { supplier_id: supplierId, file } }) => {
    const { saved, faults } = await readFile(shop.db, staffThemselves(visitor), { supplierId, file }, now)
    return { data: { saved, faults: [...faults] } }
  },
  staffSupplierProductsFile: async ({ shop, visitor }, { query }) => ({
    data: await productsFile(shop.db, query.supplier_id, visitor.language),
  }),
  staffOrderProposals: async ({ shop, visitor, now }, { query }) => {
    const { warehouse_id: warehouseId, supplier_id: supplierId, days = 7 } = query
    const asked = { warehouseId, supplierId, days }
    const { goods, minimumCents, ...found } = await readProposals(shop.db, staffThemselves(visitor), asked, now)
    return {
      data: {
        ...found,
        days,
        minimum: eurosFromCents(minimumCents),
        goods: goods.map(({ row, packs }) => presentProposal(row, packs, visitor.language)),
      },
    }
  },
  staffSupplierOrders: async ({ shop, visitor }) => {
    const { stores, orders } = await readOrders(shop.db, staffThemselves(visitor))
    return {
      data: {
        stores: [...stores].map(([id, name]) => ({ id, name })),
        orders: orders.map((order) => presentOrder(order, stores)),
      },
    }
  },
  staffSupplierOrder: async ({ shop, visitor, now, idempotencyKey: key }, { body }) => {
    const { warehouse_id: warehouseId, supplier_id: supplierId } = body
    const lines = body.lines.map(({ product_id: productId, packs }) => ({ productId, packs }))
    return { data: await orderFrom(shop.db, staffThemselves(visitor), { warehouseId, supplierId, lines, key }, now) }
  },
  staffSupplierOrderClose: async ({ shop, visitor, now }, { body }) => {
    await endOrder(shop.db, staffThemselves(visitor), body.supplier_order_id, now)
    return { data: {} }
  },
  staffSupplierOrderFile: async ({ shop, visitor }, { query }) => ({
    data: await orderFile(shop.db, query.supplier_order_id, visitor.language),
  }),
})
