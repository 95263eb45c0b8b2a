import type * as tables from '@bottega/api/all-tables.ts'
import { inviteVoucher } from '@bottega/api/trade/loyalty/issued-vouchers.ts'
import { addDays, instantAt } from '@bottega/rules/delivery/shop-calendar.ts'
import { documentInviteTerms } from '@bottega/rules/loyalty/invite.ts'
import { paidGoodsCents, pointsFor, type PointsReason, usualPointsTerms } from '@bottega/rules/loyalty/points.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { gs1CheckDigit } from '@bottega/rules/validators/ean.ts'
import { picturePath } from '../pictures/demo-picture.ts'
import { personIds } from './demo-people.ts'
import type { OrderRow, OrderRows } from './order-rows.ts'
import type { VoucherRows } from './vouchers.ts'

type Row<Name extends keyof typeof tables> = (typeof tables)[Name] extends { $inferInsert: infer Inserted }
  ? Inserted
  : never

export interface LoyaltyRows {
  cards: Row<'loyaltyCard'>[]
  accounts: Row<'pointsAccount'>[]
  movements: Row<'pointsMovement'>[]
  orderPoints: Row<'orderPoints'>[]
  requests: (Row<'rewardRequest'> & { id: number })[]
  choices: Row<'rewardChoice'>[]
  causes: Row<'causePoints'>[]
  codes: Row<'inviteCode'>[]
  invites: Row<'invite'>[]
}

interface LoyaltyWorld {
  orders: OrderRows
  vouchers: VoucherRows
  today: string
}

const numbered = (digits: string) => `${digits}${gs1CheckDigit(digits)}`

/** Cards of the demo: Giulia has the first, anybody may add the second with its birth date. (`demo/README.md`) */
const demoCards = {
  giulia: { number: numbered('290046000123'), birthDate: '1984-05-12' },
  free: { number: numbered('290046000124'), birthDate: '1990-01-01' },
} as const

const bag = { it: 'Borsa di tela', de: 'Stofftasche', en: 'Cloth bag' }
const garden = { it: 'L’orto delle scuole', de: 'Der Schulgarten', en: 'The school garden' }
const bagRequest = [{ rewardKey: 'borsa-di-tela', name: bag, quantity: 1, points: 200 }]

interface Movement {
  at: Date
  reason: PointsReason
  points: number
  reference: string
  orderId?: number
  subject?: typeof bag
}

/** Giulia's card, points, rewards and friends; a voucher she won goes to the vouchers. */
export function loyaltyRows({ orders, vouchers, today }: LoyaltyWorld): LoyaltyRows {
  const userId = personIds.giulia
  const on = (daysAgo: number) => instantAt(addDays(today, -daysAgo), 10 * 60)
  const delivered = orders.orders.filter((one) => one.userId === userId && one.statusId === orderStatus.delivered)
  const requests: LoyaltyRows['requests'] = [
    { id: 1, userId, status: 'handedOver', rewards: bagRequest, points: 200, requestedAt: on(34), updatedAt: on(28) },
    { id: 2, userId, status: 'requested', rewards: bagRequest, points: 200, requestedAt: on(2), updatedAt: on(2) },
  ]
  const spent: Movement[] = [
    ...requests.map(({ id, points }): Movement => ({
      at: id === 1 ? on(34) : on(2),
      reason: 'reward',
      points: -points,
      reference: `reward-${id}`,
      subject: bag,
    })),
    { at: on(20), reason: 'donation', points: -100, reference: 'donation-giulia-1', subject: garden },
  ]
  const { movements, balance } = ledger(userId, [...delivered.map(earned), ...spent])
  return {
    cards: [{ ...demoCards.giulia, userId, addedAt: on(170) }, demoCards.free],
    accounts: [{ userId, balance }],
    movements,
    orderPoints: delivered.map((order) =>
      Object.assign(pointsOf(order), { orderId: order.id, userId, at: order.slotEndAt }),
    ),
    requests,
    choices: [{ userId, rewardKey: 'borsa-di-tela', quantity: 1 }],
    causes: [
      { causeKey: 'orto-delle-scuole', points: 48_350, donations: 312 },
      { causeKey: 'dispensa-solidale', points: 31_900, donations: 207 },
    ],
    codes: [{ userId, code: 'GIULIA26' }],
    invites: [
      {
        friendId: personIds.marco,
        inviterId: userId,
        redeemedAt: on(60),
        countedAt: on(45),
        place: 1,
        grantedAt: on(45),
        userGiftCertificateId: wonVoucher(vouchers, userId, addDays(today, -45)),
      },
      { friendId: personIds.nuovo, inviterId: userId, redeemedAt: on(1) },
    ],
  }
}

function pointsOf(order: OrderRow) {
  const { totalCents, feeCents = 0, bagFeeCents = 0 } = order
  const basisCents = paidGoodsCents({ totalCents, feeCents, bagFeeCents })
  return { basisCents, earned: pointsFor(basisCents, usualPointsTerms.pointsPerEuro) }
}

const earned = (order: OrderRow): Movement => ({
  at: order.slotEndAt,
  reason: 'order',
  points: pointsOf(order).earned,
  reference: `order-${order.id}-earned`,
  orderId: order.id,
})

/** The movements in their order, each with the balance after it. */
function ledger(userId: number, all: readonly Movement[]) {
  let balance = 0
  const movements = all
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((movement) => {
      balance += movement.points
      if (balance < 0) throw new Error('Giulia spends more points than she has')
      return Object.assign(movement, { userId, balanceAfter: balance })
    })
  return { movements, balance }
}

/** The invite scheme as the demo's editors wrote it. */
const inviteTerms = { ...documentInviteTerms, until: '2030-12-31' }

function wonVoucher({ certificates, held, movements }: VoucherRows, userId: number, since: string): number {
  const giftCertificateId = certificates.length + 1
  const image = picturePath('voucher-invite')
  certificates.push({ ...inviteVoucher(inviteTerms, since), id: giftCertificateId, image })
  const id = held.length + 1
  held.push({ id, giftCertificateId, userId, balance: 1 })
  movements.push({ reference: `grant-${id}`, userGiftCertificateId: id, delta: 1 })
  return id
}
