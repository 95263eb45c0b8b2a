import { call } from '../call.ts'
import type * as schemas from './staff-stock.ts'

/** The roles that look after the goods of the stores. */
const roles = ['shopkeeper'] as const

export const staffStock = call<typeof schemas.staffStock>({
  method: 'GET',
  base: '/api',
  path: '/desk/stock',
  access: 'backoffice',
  roles,
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
