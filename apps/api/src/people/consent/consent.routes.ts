import * as calls from '@bottega/contract/consent/calls.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { cookieConsent } from './consent.tables.ts'

/** A row for every answer, a changed mind included: the latest of a choice holds, the earlier ones stay as proof. */
export const consentHandlers = handlersOf(calls, {
  consentCookies: async ({ shop, visitor, now }, { body }) => {
    await shop.anonymousVisits.take(visitor.address)
    await shop.db.insert(cookieConsent).values({
      choice: body.uuid,
      userId: visitor.user?.userId ?? null,
      analytics: body.analytics,
      profilation: body.profilation,
      textVersion: body.text_version,
      language: visitor.language,
      site: visitor.site,
      createdAt: now,
    })
    return { data: { saveDate: now.toISOString() } }
  },
})
