import type { Tx } from '@bottega/api/kernel/database/database.ts'
import { customerOffer } from '@bottega/api/trade/offers/offers.tables.ts'
import { loyaltyCard } from '@bottega/api/trade/loyalty/cards.tables.ts'
import { pointsAccount, pointsMovement } from '@bottega/api/trade/loyalty/points.tables.ts'
import { rewardRequest } from '@bottega/api/trade/loyalty/rewards/rewards.tables.ts'
import { accountDeletion } from '@bottega/api/trade/account/deletion.tables.ts'
import { exportRequest } from '@bottega/api/trade/account/export.tables.ts'
import { type Change, recordChange } from '@bottega/api/kernel/audit/audit.service.ts'
import { issueCredit } from '@bottega/api/trade/vouchers/credit-voucher.service.ts'
import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { erasesAfter } from '@bottega/rules/people/account-state.ts'
import { gs1CheckDigit } from '@bottega/rules/validators/ean.ts'
import { personIds, personRows } from '../people/demo-people.ts'
import { otherIds } from '../people/other-customers.ts'

const day = 86_400_000

/** A change a staff member of the demo made, so many days ago. */
interface Done extends Change {
  by: number
  daysAgo: number
}

/**
 * Seeds the work that waits for staff in the back office and the work they have done: every page of it has something to
 * show.
 */
export async function seedStaffWork(tx: Tx, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const log = ({ by, daysAgo, ...change }: Done) =>
    recordChange(tx, { userId: by, name: nameOf(by), acting: undefined }, change, ago(daysAgo))
  await seedRequests(tx, ago, log)
  await seedRewards(tx, ago, log)
  await seedOffers(tx, ago, log)
  await seedGoodwill(tx, ago, log)
}

type Ago = (days: number) => Date
type Log = (done: Done) => Promise<void>

function nameOf(userId: number): string {
  const person = personRows.find(({ id }) => id === userId)
  if (person === undefined) throw new Error(`The demo has no person ${userId}`)
  return `${person.firstName} ${person.lastName}`
}

/** Copies of one's data, one past its term, and accounts to be deleted: asked for, and closed. */
async function seedRequests(tx: Tx, ago: Ago, log: Log): Promise<void> {
  const { teresa, ivo, bruno, carla } = otherIds
  await tx.insert(exportRequest).values([
    { userId: ivo, askedAt: ago(6) },
    { userId: teresa, askedAt: ago(2) },
  ])
  await tx.insert(accountDeletion).values([
    { userId: bruno, requestedAt: ago(1) },
    { userId: carla, requestedAt: ago(3), closedAt: ago(2), eraseAfter: erasesAfter(ago(2)) },
  ])
  const by = personIds.operator
  const after = { reason: 'Telefonata al numero verde' }
  await log({ by, daysAgo: 6, action: 'customer.exportAsked', subject: ['customer', ivo], after })
  await log({ by, daysAgo: 2, action: 'customer.exportAsked', subject: ['customer', teresa], after })
  await log({ by, daysAgo: 1, action: 'customer.deletionAsked', subject: ['customer', bruno], after })
}

const bag = { it: 'Borsa di tela', de: 'Stofftasche', en: 'Cloth bag' }
const moka = {
  it: 'Moka da tre tazze',
  de: 'Espressokanne für drei Tassen',
  en: 'Moka pot for three cups',
}

/** Teresa has a card with points; one of her requests is put aside, the other waits. */
async function seedRewards(tx: Tx, ago: Ago, log: Log): Promise<void> {
  const userId = otherIds.teresa
  const digits = '290046000126'
  const card = { number: `${digits}${gs1CheckDigit(digits)}`, birthDate: '1972-02-19', userId, addedAt: ago(200) }
  await tx.insert(loyaltyCard).values(card)
  const requests = [
    { key: 'moka', name: moka, points: 600, asked: 5, status: 'ready' as const },
    { key: 'borsa-di-tela', name: bag, points: 200, asked: 1, status: 'requested' as const },
  ]
  let balance = 1_150
  const spent = requests.reduce((sum, { points }) => sum + points, 0)
  await tx.insert(pointsAccount).values({ userId, balance: balance - spent })
  const earned = { reference: 'demo-points-teresa', points: balance, balanceAfter: balance, at: ago(30) }
  await tx.insert(pointsMovement).values({ ...earned, userId, reason: 'order' })
  for (const { key, name, points, asked, status } of requests) {
    const rewards = [{ rewardKey: key, name, quantity: 1, points }]
    const [made] = await tx
      .insert(rewardRequest)
      .values({ userId, status, rewards, points, requestedAt: ago(asked), updatedAt: ago(asked - 1) })
      .returning({ id: rewardRequest.id })
    balance -= points
    const reference = `reward-${made?.id}`
    const moved = { reference, points: -points, balanceAfter: balance, subject: name, at: ago(asked) }
    await tx.insert(pointsMovement).values({ ...moved, userId, reason: 'reward' })
    if (status === 'ready')
      await log({
        by: personIds.keeper,
        daysAgo: asked - 1,
        action: 'reward.served',
        subject: ['reward', made?.id ?? 0],
        before: { status: 'requested' },
        after: { status, customer: userId, points },
      })
  }
}

/** Offers of goods customers would buy: waiting, accepted, declined and withdrawn. */
async function seedOffers(tx: Tx, ago: Ago, log: Log): Promise<void> {
  const { teresa } = otherIds
  const silvia = { decidedBy: nameOf(personIds.keeper) }
  const rows: readonly (typeof customerOffer.$inferInsert)[] = [
    {
      userId: personIds.rossi,
      product: 'Caffè in grani per l’ufficio, 1 kg',
      brand: 'TOSTATURA LENTA',
      quantity: 24,
      priceCents: 1390,
      note: 'Ogni due mesi, consegna il lunedì.',
      createdAt: ago(3),
    },
    { userId: teresa, product: 'Farina di castagne macinata a pietra', quantity: 6, createdAt: ago(1) },
    {
      userId: personIds.marco,
      product: 'Toma d’alpeggio, forma intera',
      quantity: 1,
      priceCents: 4800,
      state: 'accepted',
      answer: 'Arriva giovedì: la trovi al banco con il tuo nome.',
      createdAt: ago(19),
      decidedAt: ago(17),
      ...silvia,
    },
    {
      userId: personIds.giulia,
      product: 'Fragole di bosco, cassetta da 3 kg',
      quantity: 2,
      priceCents: 900,
      state: 'declined',
      answer: 'Fuori stagione non ne troviamo di buone: riprova a maggio.',
      createdAt: ago(34),
      decidedAt: ago(33),
      ...silvia,
    },
    {
      userId: teresa,
      product: 'Miele di corbezzolo',
      quantity: 3,
      state: 'withdrawn',
      createdAt: ago(50),
      decidedAt: ago(48),
    },
  ]
  const made = await tx
    .insert(customerOffer)
    .values([...rows])
    .returning({ id: customerOffer.id, userId: customerOffer.userId, state: customerOffer.state })
  for (const [place, { id, userId: customer, state }] of made.entries()) {
    const daysAgo = rows[place]?.decidedBy === undefined ? undefined : state === 'accepted' ? 17 : 33
    if (daysAgo === undefined) continue
    const change = { before: { state: 'new' }, after: { state, customer } }
    await log({ by: personIds.keeper, daysAgo, action: 'offer.decided', subject: ['offer', id], ...change })
  }
}

const thanks = { it: 'Un pensiero per te', de: 'Eine kleine Aufmerksamkeit', en: 'A small thank-you' }

async function seedGoodwill(tx: Tx, ago: Ago, log: Log): Promise<void> {
  const userId = otherIds.teresa
  const given = { userId, code: 'GRAZIE-7F3A9C21D0', cents: 500, validUntil: addDays(shopDate(ago(4)), 90) }
  await issueCredit(tx, { ...given, name: thanks, description: thanks }, ago(4))
  const { code, cents, validUntil } = given
  const after = { code, cents, validUntil, reason: 'Consegna in ritardo di un’ora' }
  await log({ by: personIds.keeper, daysAgo: 4, action: 'customer.voucherGiven', subject: ['customer', userId], after })
}
