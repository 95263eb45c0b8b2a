import * as calls from '@bottega/contract/registration/calls.ts'
import { registrationModule } from '@bottega/rules/people/account.ts'
import { type ConsentAnswered, missingConsents, profileConsentVersion } from '@bottega/rules/people/consents.ts'
import { customerOf, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { consentReader } from './consent-reader.ts'
import { presentConsents } from './consent-texts.ts'
import { answerConsents } from './consents.service.ts'

/** More changes of mind than a real customer has: every one is stored. */
const yesses = { points: 20, duration: 6 * 3600, refusal: 'error.request.tooMany' } as const

/** (Account and after-sales, section 7, disclaimers) */
export function consentHandlers(built: Shop): readonly HandledCall[] {
  const agreeing = createCounter(built.database, 'profile-consents', yesses)
  return handlersOf(calls, {
    ccnoDisclaimers: async ({ shop, visitor }) => ({
      data: { disclaimers: presentConsents(await consentReader(shop, visitor), visitor.user?.personInfos ?? []) },
    }),
    disclaimersByType: async ({ shop, visitor }, { query }) => {
      const { customer } = registrationModule
      const isKnown = (query.registration_module_type_id ?? customer) === customer
      const { personInfos } = customerOf(visitor)
      const reader = await consentReader(shop, visitor)
      return { data: { disclaimers: isKnown ? presentConsents(reader, personInfos) : [] } }
    },
    checkDisclaimer: async ({ shop, visitor }) => {
      const { personInfos } = customerOf(visitor)
      const missing = missingConsents(personInfos)
      const disclaimers = presentConsents(await consentReader(shop, visitor), personInfos, missing)
      return { data: { accepted: missing.length === 0, disclaimers } }
    },
    updateDisclaimer: async ({ shop, visitor, now }, { body }) => {
      const user = customerOf(visitor)
      const reader = await consentReader(shop, visitor)
      await answerConsents(shop.db, user, body.disclaimers, { reader, agreeing, now })
      const given = body.disclaimers.map((one): ConsentAnswered => ({ ...one, textVersion: profileConsentVersion }))
      const others = user.personInfos.filter(
        (one) => !given.some((now) => now.personInfoTypeId === one.personInfoTypeId),
      )
      return {
        data: { disclaimers: presentConsents(reader, [...others, ...given]) },
        infos: [{ code: 'info.registration.consentsSaved' }],
      }
    },
  })
}
