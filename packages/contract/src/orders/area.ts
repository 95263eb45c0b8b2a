import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as orderChanges from './order-changes.ts'
import { tokenOrderCreate, tokenOrderView } from './order-links.ts'
import * as lists from './order-lists.ts'
import * as requests from './order-requests.ts'
import { orderNoteAdd, orderNoteList, orderNoteUpdate } from './order-notes.ts'
import { ordersSpending } from './order-spending.ts'
import * as orders from './orders.ts'

export const ordersArea = area('orders', calls, {
  ...orders,
  ...orderChanges,
  ...lists,
  ...requests,
  orderNoteAdd,
  orderNoteList,
  orderNoteUpdate,
  tokenOrderCreate,
  tokenOrderView,
  ordersSpending,
})
