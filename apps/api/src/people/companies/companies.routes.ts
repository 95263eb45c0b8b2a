import * as calls from '@bottega/contract/companies/calls.ts'
import { customerOf, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import type { Shop } from '../../kernel/shop.ts'
import { createCounter } from '../../kernel/counters.ts'
import { registerDevice, unregisterDevice } from './companies.repository.ts'
import { companyOf, contactKey, joinCompany, refuseOffSite, removeContactKey } from './companies.service.ts'

/** Codes are short and printed on posters: guessing one has its limit. */
const guesses = { points: 20, duration: 3600 } as const

/** (Shopping core, sections 6 and 7) */
export function companyHandlers(built: Shop): readonly HandledCall[] {
  const perPerson = createCounter(built.database, 'work-code', guesses)
  return handlersOf(calls, {
    shopAtWorkSubscribe: async ({ shop, visitor, now }, { query }) => {
      refuseOffSite(shop)
      const { userId } = customerOf(visitor)
      await perPerson.take(String(userId))
      return { data: await joinCompany(shop, userId, query.subscriptionCode, now) }
    },
    shopAtWorkView: async ({ shop, visitor }) => {
      refuseOffSite(shop)
      return { data: await companyOf(shop, customerOf(visitor).userId) }
    },
    marketingContactKey: async ({ shop, visitor }) => ({
      data: { contactKey: await contactKey(shop, customerOf(visitor)) },
    }),
    marketingRemoveContactKey: async ({ shop, visitor }) => {
      await removeContactKey(shop, customerOf(visitor))
      return { data: {} }
    },
    pushRegister: async ({ shop, visitor, now }, { query }) => {
      const { platform, uuid, external_id: externalId, model, platform_version: platformVersion, manufacturer } = query
      await registerDevice(shop.db, {
        userId: customerOf(visitor).userId,
        platform,
        uuid,
        externalId: externalId ?? null,
        model: model ?? null,
        platformVersion: platformVersion ?? null,
        manufacturer: manufacturer ?? null,
        registeredAt: now,
      })
      return { data: {} }
    },
    pushUnregister: async ({ shop, visitor }, { query: { platform, uuid } }) => {
      await unregisterDevice(shop.db, customerOf(visitor).userId, platform, uuid)
      return { data: {} }
    },
  })
}
