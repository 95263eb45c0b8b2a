import * as calls from '@bottega/contract/loyalty/calls.ts'
import { addDays, instantAt, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { type CallContext, customerOf, type HandledCall, handlersOf } from '../../../kernel/calls/call-handler.ts'
import { createCounter } from '../../../kernel/counters.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { companyOf } from '../../../people/companies/companies.service.ts'
import { findBenefitFigures } from '../benefits.repository.ts'
import { cardOf } from '../cards.service.ts'
import { inviteStateOf, redeemOrRefuse } from './invite.service.ts'
import { balanceOf } from '../points.service.ts'
import { readProgramme } from '../programme.service.ts'

/** Codes tried in a day: a friend knows theirs. */
const tries = { points: 10, duration: 86_400, refusal: 'error.request.tooMany' } as const

/** (Account and after-sales, section 2: invite, benefits; section 9: invite scheme) */
export function inviteHandlers({ database }: Shop): readonly HandledCall[] {
  const perPerson = createCounter(database, 'invite-code', tries)
  return handlersOf(calls, {
    inviteView: async (context) => ({ data: await inviteAnswer(context) }),
    inviteRedeem: async (context, { body }) => {
      const { shop, visitor, now } = context
      const { userId } = customerOf(visitor)
      await perPerson.take(String(userId))
      await shop.db.transaction((tx) => redeemOrRefuse(tx, userId, body.code, now))
      return { data: await inviteAnswer(context) }
    },
    benefitsView: async (context) => ({ data: await benefitsAnswer(context) }),
  })
}

const inviteAnswer = ({ shop, visitor, now }: CallContext) => inviteStateOf(shop.db, customerOf(visitor).userId, now)

async function benefitsAnswer({ shop, visitor, now }: CallContext) {
  const { userId, member } = customerOf(visitor)
  const today = shopDate(now)
  const { company } = shop.config.SITE === 'collect' ? {} : await companyOf(shop, userId)
  const figures = await findBenefitFigures(shop.db, {
    userId,
    today,
    since: instantAt(addDays(today, -365), 0),
    workPlace: company?.address.split(',')[0] ?? null,
  })
  const card = await cardOf(shop.db, userId)
  return {
    savedWithOffers: eurosFromCents(figures.offersCents),
    savedWithVouchers: eurosFromCents(figures.vouchersCents),
    vouchers: figures.vouchers,
    ...(member && { member: { offersNow: figures.memberOffers } }),
    ...(card !== undefined && {
      card: {
        points: await balanceOf(shop.db, userId),
        pointsEarned: figures.pointsEarned,
        pointsPerEuro: (await readProgramme(shop.db, now)).points.pointsPerEuro,
      },
    }),
    ...(company !== undefined && { company: { ...company, orders: figures.companyOrders } }),
  }
}
