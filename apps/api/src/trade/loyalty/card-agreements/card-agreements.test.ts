import { cardAgreement, cardsAdd, cardsView } from '@bottega/contract/loyalty/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardAgreement as agreements } from './card-agreements.tables.ts'
import { loyaltyCard } from '../cards.tables.ts'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { cooperative } from '../../../places/stores/stores.tables.ts'
import { bornOn, issueCard } from '../../../testing/loyalty.ts'
import { mailsOf } from '../../../testing/outbox-mails.ts'
import { refusal } from '../../../testing/refusal.ts'
import { actingFor } from '../../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import { erasePerson } from '../../account/erasure.repository.ts'
import { openSession } from '../../../kernel/sessions/sessions.service.ts'
import { askHolders } from './card-agreements.service.ts'

let shop: TestShop
let coopId: number
beforeAll(async () => {
  shop = await openTestShop()
  const [issuer] = await shop.shop.db.select().from(cooperative).limit(1)
  coopId = issuer?.id ?? 0
})
afterAll(() => shop.close())

const emailOf = ({ userId }: Person) => `holder-${userId}@bottega.example`

/** A customer, and a card the cooperative gave them with their address. */
async function holder(born = bornOn): Promise<{ person: Person; number: string; email: string }> {
  const person = await shop.shopper()
  const email = emailOf(person)
  await shop.shop.db.update(appUser).set({ email, birthDate: born }).where(eq(appUser.id, person.userId))
  const number = await issueCard(shop)
  await shop.shop.db
    .update(loyaltyCard)
    .set({ email: email.toUpperCase(), cooperativeId: coopId })
    .where(eq(loyaltyCard.number, number))
  return { person, number, email }
}

/** The mails of one turn of the job to this address. */
async function asked(email: string) {
  await askHolders(shop.shop)
  return (await mailsOf(shop)).filter(({ to }) => to.address === email)
}

async function tokenOf(email: string): Promise<string> {
  const [mail] = await asked(email)
  return /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

interface Given {
  email: string
  token: string
  action?: 'agree' | 'refuse'
  coop?: number
}
const answer = async ({ email, token, action = 'agree', coop = coopId }: Given) =>
  (await shop.anonymous().call(cardAgreement, { body: { action, email, coopId: coop, token } })).data.outcome
const cardsOf = async (person: Person) => (await person.call(cardsView)).data.cards.map((card) => card.fidelityCard)

describe('the holder of a card with an account', () => {
  test('is asked once by mail, and the card joins the account with a yes [registration-47]', async () => {
    const { person, number, email } = await holder()
    const mails = await asked(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(
      `/registration/card-agreement?email=${encodeURIComponent(email)}&coopId=${coopId}#`,
    )
    expect(await asked(email)).toEqual([])
    expect(await cardsOf(person)).toEqual([])
    const token = /#([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    expect(await answer({ email, token })).toBe('agreed')
    expect(await cardsOf(person)).toEqual([number])
    expect(await answer({ email, token })).toBe('agreed')
    const [stored] = await shop.shop.db.select().from(agreements).where(eq(agreements.userId, person.userId))
    expect(stored).toMatchObject({
      answer: 'agreed',
      answeredAt: shop.clock.now,
      textVersion: '2026-11',
      language: 'it',
    })
  })

  test('who refuses keeps an account without it, and is not asked again [registration-48]', async () => {
    const { person, email } = await holder()
    const token = await tokenOf(email)
    expect(await answer({ email, token, action: 'refuse' })).toBe('refused')
    expect(await cardsOf(person)).toEqual([])
    await expect(answer({ email, token })).rejects.toEqual(refusal('error.cardAgreement.notValid'))
    expect(await asked(email)).toEqual([])
  })

  test('is not asked with another birth date, an address not confirmed, or a card already [registration-49]', async () => {
    const other = await holder('1990-02-03')
    const waiting = await holder()
    await shop.shop.db.update(appUser).set({ profileConfirmed: false }).where(eq(appUser.id, waiting.person.userId))
    const served = await holder()
    const own = await issueCard(shop)
    await served.person.call(cardsAdd, { body: { fidelity_card: own, birth_date: bornOn } })
    for (const { email } of [other, waiting, served]) expect(await asked(email)).toEqual([])
  })
})

describe('the link of the mail', () => {
  test('is good for its address, its cooperative and thirty minutes alone [registration-50]', async () => {
    const { person, email } = await holder()
    const token = await tokenOf(email)
    const wrong = refusal('error.cardAgreement.notValid')
    await expect(answer({ email: 'other@bottega.example', token })).rejects.toEqual(wrong)
    await expect(answer({ email, token, coop: coopId + 1 })).rejects.toEqual(wrong)
    await expect(answer({ email, token: `${token}x` })).rejects.toEqual(wrong)
    const start = shop.clock.now
    shop.clock.now = new Date(start.getTime() + 30 * 60_000)
    await expect(answer({ email, token })).rejects.toEqual(refusal('error.cardAgreement.signIn'))
    shop.clock.now = start
    expect(await cardsOf(person)).toEqual([])
    expect(await answer({ email, token })).toBe('agreed')
  })

  test('is not needed by the customer who signs in, for thirty days; staff who act for them do not answer [registration-55]', async () => {
    const { person, number, email } = await holder()
    await asked(email)
    const as = (who: Person) => who.call(cardAgreement, { body: { action: 'agree', email, coopId } })
    const wrong = refusal('error.cardAgreement.notValid')
    await expect(as(shop.anonymous())).rejects.toEqual(wrong)
    await expect(as(await shop.shopper())).rejects.toEqual(wrong)
    await expect(as(await actingFor(shop, person.userId))).rejects.toEqual(refusal('error.staff.notWhileActing'))
    const start = shop.clock.now
    shop.clock.now = new Date(start.getTime() + 30 * 86_400_000)
    const later = shop.as(await openSession(shop.shop.db, person.userId, false, shop.clock.now), person.userId)
    await expect(as(later)).rejects.toEqual(wrong)
    shop.clock.now = start
    expect((await as(person)).data.outcome).toBe('agreed')
    expect(await cardsOf(person)).toEqual([number])
  })

  test('adds no second card, and none that another customer has meanwhile', async () => {
    const served = await holder()
    const token = await tokenOf(served.email)
    await served.person.call(cardsAdd, { body: { fidelity_card: await issueCard(shop), birth_date: bornOn } })
    await expect(answer({ email: served.email, token })).rejects.toEqual(refusal('error.card.oneAlready'))
    const late = await holder()
    const lateToken = await tokenOf(late.email)
    await (await shop.shopper()).call(cardsAdd, { body: { fidelity_card: late.number, birth_date: bornOn } })
    const given = answer({ email: late.email, token: lateToken })
    await expect(given).rejects.toEqual(refusal('error.cardAgreement.notValid'))
  })

  test('is never followed by a GET, which mail programs send too', async () => {
    const reply = await shop.app.inject({
      url: '/ebsn/api/registration-card/registration_confirm?email=a@bottega.example&coopId=1&token=x&action=agree',
      headers: { 'x-ebsn-client': 'site' },
    })
    expect(reply.statusCode).toBe(404)
  })
})

test('the address on a card goes with the account of its holder', async () => {
  const { person, number } = await holder()
  await shop.shop.db.transaction((tx) => erasePerson(tx, person.userId))
  const [card] = await shop.shop.db.select().from(loyaltyCard).where(eq(loyaltyCard.number, number))
  expect(card).toMatchObject({ email: null, userId: null })
})
