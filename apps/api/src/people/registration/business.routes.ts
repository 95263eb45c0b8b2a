import * as calls from '@bottega/contract/registration/calls.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { staffOf } from '../../kernel/visitor.ts'
import { decide, waitingAccounts } from './business.service.ts'

/** The calls with which staff decide on business accounts. (Account and after-sales, section 1) */
export const businessHandlers = handlersOf(calls, {
  businessAccounts: async ({ shop, visitor }, { query: { page = 1 } }) => ({
    data: await waitingAccounts(shop.db, staffOf(visitor).stores, page),
  }),
  decideBusiness: async ({ shop, visitor, now }, { body }) => {
    await decide(shop.db, staffOf(visitor), body, now)
    return { data: { userId: body.userId, decision: body.decision } }
  },
})
