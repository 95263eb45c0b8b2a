import * as calls from '@bottega/contract/loyalty/calls.ts'
import { type HandledCall, handlersOf } from '../../../kernel/calls/call-handler.ts'
import { createCounter } from '../../../kernel/counters.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { answerAgreement } from './card-agreements.service.ts'

/** Answers from one address in an hour: a family has a few cards. (Safety, 13) */
const tries = { points: 30, duration: 3600 } as const

/** (Account and after-sales, section 7, "registration-card") */
export function cardAgreementHandlers({ database }: Shop): readonly HandledCall[] {
  const perAddress = createCounter(database, 'card-agreement', tries)
  return handlersOf(calls, {
    cardAgreement: async ({ shop, visitor, now }, { body: { action, email, coopId, token } }) => {
      await perAddress.take(visitor.address)
      const { language } = visitor
      const userId = visitor.user?.userId
      const answer = { action, email: email.trim(), cooperativeId: coopId, token, userId, language }
      return { data: { outcome: await shop.db.transaction((tx) => answerAgreement(tx, answer, now)) } }
    },
  })
}
