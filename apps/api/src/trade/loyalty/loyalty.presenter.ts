import type { CallReply } from '@bottega/contract/call.ts'
import type * as calls from '@bottega/contract/loyalty/calls.ts'
import type { CardView, CauseView, PointsMovementView } from '@bottega/contract/loyalty/loyalty.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import type { CardRow } from './cards.repository.ts'
import type { Lifetime } from './lifetime.repository.ts'
import type { CauseWithPoints } from './points.service.ts'
import type { MovementRow } from './points.repository.ts'

export const presentCards = (card: CardRow | undefined): CardView[] =>
  card?.addedAt ? [{ fidelityCard: card.number, addedAt: card.addedAt.toISOString() }] : []

export function presentMovement(
  { id, at, reason, orderId, subject, points, balanceAfter }: MovementRow,
  language: Language,
): PointsMovementView {
  return {
    movementId: id,
    date: at.toISOString(),
    reason,
    ...(orderId === null ? {} : { orderId }),
    ...(subject === null ? {} : { subject: textIn(language, subject) }),
    amount: points,
    balance: balanceAfter,
  }
}

export function presentCause(cause: CauseWithPoints, language: Language): CauseView {
  const { id, image, points, donations } = cause
  return {
    causeId: id,
    name: textIn(language, cause.name),
    description: textIn(language, cause.description),
    ...(image === undefined ? {} : { image }),
    points,
    donations,
  }
}

export function presentLifetime(userId: number, lifetime: Lifetime): CallReply<typeof calls.customerLifetime> {
  const { firstOrderDate, lastOrderDate, spentCents, customerSince, orders, points, pointsEarned, vouchersUsed } =
    lifetime
  return {
    userId,
    customerSince,
    orders,
    spent: eurosFromCents(spentCents),
    ...(firstOrderDate === null ? {} : { firstOrderDate }),
    ...(lastOrderDate === null ? {} : { lastOrderDate }),
    points,
    pointsEarned,
    vouchersUsed,
  }
}
