import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as orders from './orders.ts'
import * as orderChanges from './order-changes.ts'

export const ordersArea = area('orders', calls, { ...orders, ...orderChanges })
