import * as calls from '@bottega/contract/billing/calls.ts'
import { customerOf, handlersOf } from '../../calls/call-handler.ts'
import { isCompany, myBilling, saveMyBilling } from './billing.service.ts'

/** (Account and after-sales, section 7, "Registration and account") */
export const billingHandlers = handlersOf(calls, {
  billingView: async ({ shop, visitor }) => {
    const user = customerOf(visitor)
    const { texts, complete } = await myBilling(shop.db, user)
    return { data: { billing: texts, complete, company: isCompany(user) } }
  },
  billingUpdate: async ({ shop, visitor, now }, { body }) => {
    const billing = await saveMyBilling(shop.db, customerOf(visitor), body, now)
    return { data: { billing }, infos: [{ code: 'info.checkout.billingSaved' }] }
  },
})
