import * as calls from '@bottega/contract/delivery/calls.ts'
import { registrationModule } from '@bottega/rules/people/account.ts'
import { customerOf, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { consentedStores } from '../../places/stores/store-consents.ts'
import { storeById } from '../../places/stores/stores.service.ts'
import { disclaimersOf } from './disclaimers.ts'
import { consentReader } from './consent-reader.ts'
import { savePersonInfo } from './store-consents.service.ts'

/** More changes of mind than a real customer has: every one is stored. */
const yesses = { points: 20, duration: 6 * 3600, refusal: 'error.request.tooMany' } as const

/** (Shopping core, section 4) */
export function storeConsentHandlers(built: Shop): readonly HandledCall[] {
  const agreeing = createCounter(built.database, 'store-consent', yesses)
  return handlersOf(calls, {
    disclaimersList: async ({ shop, visitor: { site, user, language } }, { query }) => {
      const store = await storeById(shop.db, site, query.store_id ?? shop.config.DEFAULT_STORE_ID)
      const moduleType = query.registration_module_type_id ?? registrationModule.customer
      const reader = await consentReader(shop, { language })
      const how = { reader, consented: await consentedStores(shop.db, user) }
      return { data: disclaimersOf(store, moduleType, how, user?.personInfos ?? []) }
    },
    personInfoUpdate: async ({ shop, visitor, now }, { body }) => {
      const how = { reader: await consentReader(shop, visitor), agreeing, now }
      await savePersonInfo(shop.db, visitor.site, customerOf(visitor), body, how)
      return { data: body }
    },
  })
}
