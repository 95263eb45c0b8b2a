import { customerOf, type Handlers } from '../../calls/call-handler.ts'
import type { Shop } from '../../shop.ts'
import { createCounter } from '../../counters.ts'
import { registerDevice, unregisterDevice } from './companies.repository.ts'
import { companyOf, contactKey, joinCompany, refuseOffSite, removeContactKey } from './companies.service.ts'

type CompanyCalls =
  | 'shopAtWork.subscribe'
  | 'shopAtWork.view'
  | 'marketing.contactKey'
  | 'marketing.removeContactKey'
  | 'push.register'
  | 'push.unregister'

/** Codes are short and printed on posters: guessing one has its limit. */
const guesses = { points: 20, duration: 3600 } as const

/** (Shopping core, sections 6 and 7) */
export function companyHandlers(built: Shop): Handlers<CompanyCalls> {
  const perPerson = createCounter(built.database, 'work-code', guesses)
  return {
    'shopAtWork.subscribe': async ({ shop, visitor, now }, { query }) => {
      refuseOffSite(shop)
      const { userId } = customerOf(visitor)
      await perPerson.take(String(userId))
      return { data: await joinCompany(shop, userId, query.subscriptionCode, now) }
    },
    'shopAtWork.view': async ({ shop, visitor }) => {
      refuseOffSite(shop)
      return { data: await companyOf(shop, customerOf(visitor).userId) }
    },
    'marketing.contactKey': async ({ shop, visitor }) => ({
      data: { contactKey: await contactKey(shop, customerOf(visitor)) },
    }),
    'marketing.removeContactKey': async ({ shop, visitor }) => {
      await removeContactKey(shop, customerOf(visitor))
      return { data: {} }
    },
    'push.register': async ({ shop, visitor, now }, { query: { platform, uuid } }) => {
      await registerDevice(shop.db, { userId: customerOf(visitor).userId, platform, uuid, registeredAt: now })
      return { data: {} }
    },
    'push.unregister': async ({ shop, visitor }, { query: { platform, uuid } }) => {
      await unregisterDevice(shop.db, customerOf(visitor).userId, platform, uuid)
      return { data: {} }
    },
  }
}
