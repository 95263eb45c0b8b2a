import * as calls from '@bottega/contract/delivery/calls.ts'
import { customerOf, type HandledCall, handlersOf } from '../../calls/call-handler.ts'
import { createCounter } from '../../counters.ts'
import type { Shop } from '../../shop.ts'
import { savePersonInfo } from './store-consents.ts'

/** More changes of mind than a real customer has: every one is stored. */
const yesses = { points: 20, duration: 6 * 3600, refusal: 'error.request.tooMany' } as const

/** (Shopping core, section 4) */
export function storeConsentHandlers(built: Shop): readonly HandledCall[] {
  const agreeing = createCounter(built.database, 'store-consent', yesses)
  return handlersOf(calls, {
    personInfoUpdate: async ({ shop, visitor, now }, { body }) => {
      const how = { language: visitor.language, agreeing, now }
      await savePersonInfo(shop.db, visitor.site, customerOf(visitor), body, how)
      return { data: body }
    },
  })
}
