import type { Language } from '@bottega/rules/text/language.ts'
import type { ReturnMoneyView, ReturnProgressView } from '@bottega/contract/returns/return-progress.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { channelOf } from '@bottega/rules/payments/payment-types.ts'
import { shareRefund } from '@bottega/rules/payments/share-refund.ts'
import { hasWayBack, paidBackBy } from '@bottega/rules/returns/return-amount.ts'
import { comesBack, goodsOfReturn } from '@bottega/rules/returns/return-goods.ts'
import { returnMethod, returnStatus } from '@bottega/rules/returns/return-status.ts'
import type { Reader } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { returnTerms } from '../orders/orders.service.ts'
import { paymentTypeName } from '../payments/payment-names.ts'
import { attemptById, liveAttempts, type PaymentAttempt } from '../payments/payments.service.ts'
import { leftOf, refundsOfOrder } from '../payments/refunds.service.ts'
import { referenceOf } from './return-money.service.ts'
import { decidedOf, type WholeReturn } from './returns.presenter.ts'
import { findOrderPlace } from './returns.repository.ts'

/** The progress of a return's goods and money, as its customer is told. */
export async function returnProgress(shop: Shop, whole: WholeReturn, language: Language): Promise<ReturnProgressView> {
  const place = await findOrderPlace(shop.db, whole.row.orderId)
  if (place === undefined) throw new ShopError('error.return.notFound')
  const goods = goodsOfReturn(decidedOf(whole), returnTerms(shop).days)
  const { name, slug, active, street, streetNumber, postalCode, city } = place
  const address = `${street} ${streetNumber}, ${postalCode} ${city}`
  const brought = whole.lines.filter(({ line }) => comesBack(line.reason)).map(({ sold }) => sold.id)
  const nameOf = (paymentTypeId: number) => textIn(language, paymentTypeName(paymentTypeId, place.deliveryServiceId))
  return {
    ...(goods === undefined
      ? {}
      : {
          goods: {
            way: goods.way,
            orderItemIds: brought,
            ...('until' in goods ? { until: goods.until.toISOString() } : {}),
            ...('at' in goods ? { at: goods.at.toISOString() } : {}),
            store: { name, address, ...(active ? { slug } : {}) },
          },
        }),
    money: await moneyOf(shop.db, whole, nameOf),
  }
}

type NameOf = (paymentTypeId: number) => string

/** None of a return that gives none: one that does not happen, or a replacement. */
async function moneyOf(db: Reader, { row }: WholeReturn, nameOf: NameOf): Promise<ReturnMoneyView[]> {
  const { id, orderId, statusId, methodId, amountCents } = row
  if (statusId === returnStatus.cancelled || methodId !== returnMethod.refund || amountCents === 0) return []
  if (statusId === returnStatus.toApprove) return expectedOf(db, row, nameOf)
  const refunds = (await refundsOfOrder(db, orderId)).filter(({ reference }) => reference === referenceOf(id))
  if (refunds.length === 0) return [{ state: 'coming', amount: eurosFromCents(amountCents), way: 'back' }]
  const parts: ReturnMoneyView[] = []
  for (const { attemptId, cents, state, createdAt, updatedAt } of refunds) {
    const known = { amount: eurosFromCents(cents), ...wayOf(await attemptById(db, attemptId), nameOf) }
    parts.push(
      state === 'given'
        ? { ...known, state: 'given', at: updatedAt.toISOString() }
        : { ...known, state: 'coming', by: paidBackBy(createdAt) },
    )
  }
  return parts
}

/** The ways the money would go if it went back now: the same parts that are given back after an approval. */
async function expectedOf(db: Reader, { orderId, amountCents }: WholeReturn['row'], nameOf: NameOf) {
  const taken = (await liveAttempts(db, orderId)).filter(({ state }) => state === 'captured')
  const parts = taken.map((attempt) => ({
    part: attempt.part,
    paymentTypeId: attempt.paymentTypeId,
    cents: leftOf(attempt),
    attempt,
  }))
  const { shares } = shareRefund(parts, amountCents)
  return shares.map(({ part, cents }): ReturnMoneyView => {
    const { way, name } = wayOf(part.attempt, nameOf)
    return { state: 'expected', amount: eurosFromCents(cents), way, name }
  })
}

function wayOf(
  { paymentTypeId, settledAt }: PaymentAttempt,
  nameOf: NameOf,
): { way: ReturnMoneyView['way']; name: string } {
  if (!hasWayBack(paymentTypeId, settledAt !== null)) return { way: 'voucher', name: nameOf(paymentTypeId) }
  return { way: channelOf(paymentTypeId) === 'account' ? 'account' : 'back', name: nameOf(paymentTypeId) }
}
