import * as calls from '@bottega/contract/customer-desk/calls.ts'
import { type HandledCall, handlersOf } from '../../calls/call-handler.ts'
import { createCounter } from '../../counters.ts'
import type { Shop } from '../../shop.ts'
import { staffOf } from '../backoffice/acting.service.ts'
import { recordChange } from '../backoffice/audit.service.ts'
import { presentCustomer, presentRow } from './customer-desk.presenter.ts'
import { findCustomers, readCustomer } from './customer-desk.service.ts'

/** Per hour and staff member: more than telephone service needs, too few to copy all customers. */
const searching = { points: 600, duration: 3600, refusal: 'error.request.tooMany' } as const

/** What staff see of customers, and do for them. */
export function customerDeskHandlers(built: Shop): readonly HandledCall[] {
  const searches = createCounter(built.database, 'desk-customers', searching)
  return handlersOf(calls, {
    deskCustomers: async ({ shop, visitor, now }, { query: { q = '', page = 1 } }) => {
      const staff = staffOf(visitor)
      await searches.take(String(staff.userId))
      const found = await findCustomers(shop.db, { q, page })
      // How much was found, not what was typed: a name or a phone would stay in the log when its customer is erased.
      const after = { page, found: found.page.totItems }
      await recordChange(shop.db, staff, { action: 'customer.searched', after }, now)
      return { data: { customers: found.customers.map(presentRow), page: found.page } }
    },
    deskCustomer: async ({ shop, visitor, now }, { query }) => {
      const customer = await readCustomer(shop.db, query.user_id)
      return { data: { customer: presentCustomer(customer, visitor.language, now) } }
    },
  })
}
