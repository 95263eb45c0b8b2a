import { pageOf } from '@bottega/contract/common.ts'
import * as calls from '@bottega/contract/loyalty/calls.ts'
import { cardDigits } from '@bottega/rules/loyalty/card.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { type CallContext, customerOf, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { hashToken } from '../../kernel/sessions/credentials.ts'
import { addCard, cardOf, checkCard, removeCard } from './cards.service.ts'
import { findLifetime } from './lifetime.repository.ts'
import { presentCards, presentCause, presentLifetime, presentMovement } from './loyalty.presenter.ts'
import { balanceOf, causesWithPoints, convertPoints, donatePoints, movementsOf } from './points.service.ts'
import { readProgramme } from './programme.service.ts'

/** Cards tried, right or wrong, in a day: a family has one or two. (Safety, 13) */
const refusal = 'error.request.tooMany'
const tries = {
  person: { points: 20, duration: 86_400, refusal },
  address: { points: 100, duration: 86_400, refusal },
  // A birth date is one of thirty thousand: many people together would find that of one card.
  card: { points: 10, duration: 86_400, refusal },
} as const

/** (Account and after-sales, section 7, "Cards/loyalty") */
export function loyaltyHandlers({ database }: Shop): readonly HandledCall[] {
  const perPerson = createCounter(database, 'card-person', tries.person)
  const perAddress = createCounter(database, 'card-address', tries.address)
  const perCard = createCounter(database, 'card-number', tries.card)
  const keyOf = (typed: string) => hashToken(cardDigits(typed))
  const countTry = async ({ visitor }: CallContext, typed: string) => {
    await perPerson.take(String(customerOf(visitor).userId))
    await perAddress.take(visitor.address)
    await perCard.take(keyOf(typed))
  }

  return handlersOf(calls, {
    cardsView: async (context) => ({ data: await cardsAnswer(context) }),
    cardsCheck: async (context, { query: { fidelity_card: typed, birth_date: birthDate } }) => {
      await countTry(context, typed)
      const { shop, visitor, now } = context
      const { userId } = customerOf(visitor)
      const valid = await checkCard(shop.db, { typed, birthDate, userId }, now)
      if (valid) await perCard.giveBack(keyOf(typed))
      return { data: { valid } }
    },
    cardsAdd: async (context, { body: { fidelity_card: typed, birth_date: birthDate } }) => {
      await countTry(context, typed)
      const { shop, visitor, now } = context
      const { userId } = customerOf(visitor)
      await shop.db.transaction((tx) => addCard(tx, { typed, birthDate, userId }, now))
      await perCard.giveBack(keyOf(typed))
      return { data: await cardsAnswer(context) }
    },
    cardsRemove: async (context, { body }) => {
      const { shop, visitor } = context
      await shop.db.transaction((tx) => removeCard(tx, customerOf(visitor).userId, body.fidelity_card))
      return { data: await cardsAnswer(context) }
    },
    pointsConvert: async ({ shop, visitor, now, idempotencyKey: key }, { body: { points } }) => {
      const { userId } = customerOf(visitor)
      const { cents, ...made } = await shop.db.transaction((tx) => convertPoints(tx, { userId, points, key }, now))
      return { data: { ...made, amount: eurosFromCents(cents) } }
    },
    pointsView: async ({ shop, visitor, now }, { query }) => {
      const { userId } = customerOf(visitor)
      const { page = 1, page_size: pageSize = 12 } = query
      const { pointsPerEuro, steps } = (await readProgramme(shop.db, now)).points
      const { movements, total } = await movementsOf(shop.db, userId, { page, pageSize })
      return {
        data: {
          points: await balanceOf(shop.db, userId),
          hasCard: (await cardOf(shop.db, userId)) !== undefined,
          pointsPerEuro,
          steps: steps.map(({ points, cents }) => ({ points, amount: eurosFromCents(cents) })),
          movements: movements.map((one) => presentMovement(one, visitor.language)),
          page: pageOf(page, pageSize, total),
        },
      }
    },
    causesList: async ({ shop, visitor, now }) => {
      const causes = await causesWithPoints(shop.db, now)
      return {
        data: {
          points: await balanceOf(shop.db, customerOf(visitor).userId),
          donationUnit: (await readProgramme(shop.db, now)).points.donationUnit,
          causes: causes.map((cause) => presentCause(cause, visitor.language)),
        },
      }
    },
    pointsDonate: async (context, { body: { cause_id: causeId, points } }) => {
      const { shop, visitor, now, idempotencyKey: key } = context
      const donation = { ...customerOf(visitor), causeId, points, key }
      const { balance, cause } = await shop.db.transaction((tx) => donatePoints(tx, donation, now))
      return { data: { points: balance, cause: presentCause(cause, visitor.language) } }
    },
    customerLifetime: async ({ shop, visitor }, { query }) => {
      const { userId } = customerOf(visitor)
      const lifetime = query.userId === userId ? await findLifetime(shop.db, userId) : undefined
      if (lifetime === undefined) throw new ShopError('error.user.notFound')
      return { data: presentLifetime(userId, lifetime) }
    },
  })
}

async function cardsAnswer({ shop, visitor }: CallContext) {
  const { userId } = customerOf(visitor)
  return { cards: presentCards(await cardOf(shop.db, userId)), points: await balanceOf(shop.db, userId) }
}
