import * as calls from '@bottega/contract/profile/calls.ts'
import { customerOf, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { checkDeletionLink, confirmDeletion, requestDeletion, withdrawDeletion } from './deletion.service.ts'
import { exportOf } from './export.service.ts'
import { profileSummary } from './summary.service.ts'

const anHour = 3600

/** The page of an account, its data to take along, and its end. (Account and after-sales, sections 2 and 7) */
export function accountHandlers({ database }: Shop): readonly HandledCall[] {
  const asked = createCounter(database, 'deletion-mail', { points: 3, duration: anHour })
  const exported = createCounter(database, 'profile-export', { points: 10, duration: anHour })
  const linksTried = createCounter(database, 'deletion-link', { points: 30, duration: anHour })
  return handlersOf(calls, {
    profileSummary: async ({ shop, visitor, now }) => ({
      data: await profileSummary({ shop, visitor, now, user: customerOf(visitor) }),
    }),
    anonymizeTokenRequest: async ({ shop, visitor, now }) => {
      const { userId } = customerOf(visitor)
      await asked.take(String(userId))
      await requestDeletion(shop, userId, now)
      return { data: {}, infos: [{ code: 'info.account.deletionMailSent' }] }
    },
    anonymizeTokenCheck: async ({ shop, visitor, now }, { body }) => {
      await linksTried.take(visitor.address)
      return { data: await checkDeletionLink(shop, body, now) }
    },
    userAnonymize: async ({ shop, visitor, now }, { body }) => {
      await linksTried.take(visitor.address)
      const eraseAfter = await confirmDeletion(shop, body, now)
      return { data: { eraseAfter: eraseAfter.toISOString() } }
    },
    userAnonymizeWithdraw: async ({ shop, visitor, now }, { body }) => {
      await linksTried.take(visitor.address)
      await withdrawDeletion(shop, body, now)
      return { data: {}, infos: [{ code: 'info.account.deletionWithdrawn' }] }
    },
    profileExport: async ({ shop, visitor, now }) => {
      const { userId } = customerOf(visitor)
      await exported.take(String(userId))
      const content = exportOf(shop, userId, now)
      return { data: { name: 'data.json', mediaType: 'application/json; charset=utf-8', content } }
    },
  })
}
