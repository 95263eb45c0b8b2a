import { call } from '../call.ts'
import type * as counts from './counts.ts'
import type * as work from './shelf-work.ts'
import type * as schemas from './staff-stock.ts'
import type * as deliveries from './supplier-deliveries.ts'
import type * as suppliers from './suppliers.ts'
import type * as transfers from './transfers.ts'

/** The roles that look after the goods of the stores. */
const roles = ['shopkeeper'] as const

export const staffStock = call<typeof schemas.staffStock>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffStockFile = call<typeof schemas.staffStockFile>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock/file',
  shape: 'file',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const staffStockMoves = call<typeof work.staffStockMoves>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock/moves',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffGoodsIn = call<typeof work.staffGoodsIn>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/goods-in',
  access: 'backoffice',
  roles,
  effect: 'write',
  keyed: true,
})

export const staffWaste = call<typeof work.staffWaste>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/waste',
  access: 'backoffice',
  roles,
  effect: 'write',
  keyed: true,
})

export const staffTransfer = call<typeof work.staffTransfer>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/transfer',
  access: 'backoffice',
  roles,
  effect: 'write',
  keyed: true,
})

export const staffTransferStores = call<typeof transfers.staffTransferStores>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock/transfers/stores',
  access: 'backoffice',
  roles,
  stores: 'any',
  effect: 'read',
})

export const staffTransfers = call<typeof transfers.staffTransfers>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock/transfers',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffTransferReceive = call<typeof transfers.staffTransferReceive>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/transfers/receive',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffTransferTakeBack = call<typeof transfers.staffTransferTakeBack>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/transfers/take-back',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffCount = call<typeof work.staffCount>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/count',
  access: 'backoffice',
  roles,
  effect: 'write',
  keyed: true,
})

export const staffStockCounts = call<typeof counts.staffStockCounts>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock/counts',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffCountStart = call<typeof counts.staffCountStart>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/counts/start',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffCountGoods = call<typeof counts.staffCountGoods>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock/counts/goods',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const staffCountLine = call<typeof counts.staffCountLine>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/counts/line',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffCountApply = call<typeof counts.staffCountApply>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/counts/apply',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffCountDrop = call<typeof counts.staffCountDrop>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/counts/drop',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffSuppliers = call<typeof suppliers.staffSuppliers>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock/suppliers',
  access: 'backoffice',
  roles,
  stores: 'any',
  effect: 'read',
})

export const staffSupplierSave = call<typeof suppliers.staffSupplierSave>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/suppliers/save',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffSupplierProducts = call<typeof suppliers.staffSupplierProducts>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/suppliers/products',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffSupplierProductsFile = call<typeof suppliers.staffSupplierProductsFile>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock/suppliers/products-file',
  shape: 'file',
  access: 'backoffice',
  roles,
  stores: 'any',
  effect: 'read',
})

export const staffOrderProposals = call<typeof suppliers.staffOrderProposals>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock/supplier-orders/proposals',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const staffSupplierOrders = call<typeof suppliers.staffSupplierOrders>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock/supplier-orders',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffSupplierOrder = call<typeof suppliers.staffSupplierOrder>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/supplier-orders/order',
  access: 'backoffice',
  roles,
  effect: 'write',
  keyed: true,
})

export const staffSupplierOrderClose = call<typeof suppliers.staffSupplierOrderClose>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/supplier-orders/close',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffSupplierOrderFile = call<typeof suppliers.staffSupplierOrderFile>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock/supplier-orders/file',
  shape: 'file',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const staffSupplierOrderLines = call<typeof deliveries.staffSupplierOrderLines>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock/supplier-orders/lines',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const staffSupplierDeliveries = call<typeof deliveries.staffSupplierDeliveries>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock/supplier-deliveries',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const staffSupplierDelivery = call<typeof deliveries.staffSupplierDelivery>({
  method: 'POST',
  base: '/api',
  path: '/desk/stock/supplier-deliveries/receive',
  access: 'backoffice',
  roles,
  effect: 'write',
  keyed: true,
})
