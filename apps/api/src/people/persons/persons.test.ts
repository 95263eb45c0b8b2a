import { ordersListForPersons, ordersView } from '@bottega/contract/orders/calls.ts'
import { personsAnswer, personsEnd, personsInvite, personsList } from '@bottega/contract/persons/calls.ts'
import { decideBusiness } from '@bottega/contract/registration/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPerson } from './persons.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { orderAtTheDoor } from '../../testing/orders/changing.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { refusal } from '../../testing/refusal.ts'
import { actingFor, staffMember } from '../../testing/staff.ts'
import { runJob } from '../../testing/run-job.ts'
import { openTestShop, type Person, type ShopperOptions, type TestShop } from '../../testing/test-shop.ts'
import type { MailMessage } from '../../kernel/mail/mailer.ts'
import { erasePerson } from '../../trade/account/erasure.repository.ts'
import { openSession } from '../../kernel/sessions/sessions.service.ts'
import { mostPersons } from './persons.service.ts'

let shop: TestShop
let olga: Person
beforeAll(async () => {
  shop = await openTestShop()
  olga = await staffMember(shop)
})
afterAll(() => shop.close())

const day = 86_400_000

/** A business that staff have approved, through the call they use. */
async function approved(customerType: ShopperOptions['customerType'] = 'company') {
  const company = await shop.shopper({ firstName: 'Lia', ...(customerType && { customerType }) })
  const waiting = { businessApproval: 'waiting', businessApprovalAt: shop.clock.now, companyName: 'Forno Lia' } as const
  await shop.shop.db.update(appUser).set(waiting).where(eq(appUser.id, company.userId))
  await olga.call(decideBusiness, { body: { userId: company.userId, decision: 'approved', reason: 'visura' } })
  return company
}

async function emailOf({ userId }: Person): Promise<string> {
  const [row] = await shop.shop.db.select().from(appUser).where(eq(appUser.id, userId))
  return row?.email ?? ''
}

/** The same customer, signed in at the shop's time of now. */
const later = async ({ userId }: Person) =>
  shop.as(await openSession(shop.shop.db, userId, false, shop.clock.now), userId)

const invite = async (master: Person, email: string) => (await master.call(personsInvite, { body: { email } })).data
const listOf = async (person: Person) => (await person.call(personsList)).data
const answer = (person: Person, accountPersonId: number, agree = true) =>
  person.call(personsAnswer, { body: { account_person_id: accountPersonId, agree } })
const end = (person: Person, accountPersonId: number) =>
  person.call(personsEnd, { body: { account_person_id: accountPersonId } })
const seenBy = async (master: Person) =>
  (await master.call(ordersListForPersons, { query: {} })).data.orders.map(({ orderId }) => orderId)
const isInvitation = (email: string) => (mail: MailMessage) =>
  mail.id.startsWith('person-invited-') && mail.to.address === email
const mailsTo = async (email: string) => (await mailsOf(shop)).filter(isInvitation(email))

/** A company, a person it has invited, and an order of theirs. */
async function invited() {
  const master = await approved()
  const { buyer, orderId } = await orderAtTheDoor(shop, undefined, { firstName: 'Bruno' })
  const email = await emailOf(buyer)
  const { persons } = await invite(master, email)
  return { master, buyer, orderId, email, id: persons[0]?.accountPersonId ?? 0 }
}

describe('an invitation of a master account', () => {
  test('goes by one mail to its address, and a yes there shows it the orders, until one of the two ends it [persons-1]', async () => {
    const { master, buyer, orderId, email, id } = await invited()
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({ subject: 'Forno Lia chiede di vedere i tuoi ordini', archiveFor: buyer.userId })
    expect(mail?.text).toContain('/profile/persons')
    expect(await seenBy(master)).toEqual([])
    expect((await listOf(buyer)).masters).toMatchObject([{ accountPersonId: id, name: 'Forno Lia', state: 'invited' }])
    await answer(buyer, id)
    expect(await seenBy(master)).toEqual([orderId])
    expect((await listOf(master)).persons).toMatchObject([{ email, name: 'Bruno Prova', state: 'agreed' }])
    await end(buyer, id)
    expect(await seenBy(master)).toEqual([])
    await expect(master.call(ordersView, { query: { order_id: orderId } })).rejects.toEqual(
      refusal('error.order.notFound'),
    )
    expect((await listOf(master)).persons).toEqual([])
  })

  test('that is refused or taken back shows nothing, and is over [persons-2]', async () => {
    const refused = await invited()
    await answer(refused.buyer, refused.id, false)
    const takenBack = await invited()
    await end(takenBack.master, takenBack.id)
    for (const { master, buyer, id } of [refused, takenBack]) {
      await expect(answer(buyer, id)).rejects.toEqual(refusal('error.persons.notFound'))
      expect(await seenBy(master)).toEqual([])
      expect((await listOf(buyer)).masters).toEqual([])
    }
    expect(await mailsTo(takenBack.email)).toEqual([])
  })

  test('is answered by the customer of its confirmed address alone [persons-3]', async () => {
    const { master, buyer, email, id } = await invited()
    const other = await shop.shopper()
    const missing = refusal('error.persons.notFound')
    for (const person of [other, master]) await expect(answer(person, id)).rejects.toEqual(missing)
    await expect(end(other, id)).rejects.toEqual(missing)
    await shop.shop.db.update(appUser).set({ profileConfirmed: false }).where(eq(appUser.id, buyer.userId))
    await expect(answer(buyer, id)).rejects.toEqual(refusal('error.account.unconfirmed'))
    expect((await listOf(buyer)).masters).toEqual([])
    await shop.shop.db.update(appUser).set({ profileConfirmed: true }).where(eq(appUser.id, buyer.userId))
    expect((await listOf(master)).persons).toMatchObject([{ email, state: 'invited' }])
    await answer(buyer, id)
    await expect(end(other, id)).rejects.toEqual(missing)
  })

  test('answers alike with and without an account behind the address, and mails it once [persons-4]', async () => {
    const master = await approved()
    const known = await emailOf(await shop.shopper())
    const [first] = (await invite(master, known)).persons
    const [, second] = (await invite(master, 'Nobody-Known@Bottega.example')).persons
    expect(Object.keys(second ?? {})).toEqual(Object.keys(first ?? {}))
    expect(second).toMatchObject({ email: 'nobody-known@bottega.example', state: 'invited' })
    await invite(master, known.toUpperCase())
    const mails = await mailsOf(shop)
    for (const email of [known, 'nobody-known@bottega.example'])
      expect(mails.filter(isInvitation(email))).toHaveLength(1)
    expect((await listOf(master)).persons).toHaveLength(2)
  })

  test('lapses after thirty days and can be made again [persons-5]', async () => {
    const { master, buyer, email, id } = await invited()
    await mailsOf(shop)
    const start = shop.clock.now
    shop.clock.now = new Date(start.getTime() + 30 * day)
    const [laterBuyer, laterMaster] = await Promise.all([later(buyer), later(master)])
    await expect(answer(laterBuyer, id)).rejects.toEqual(refusal('error.persons.notFound'))
    expect((await listOf(laterMaster)).persons).toEqual([])
    const { persons } = await invite(laterMaster, email)
    expect(persons).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(1)
    shop.clock.now = new Date(start.getTime() + 60 * day)
    await runJob(shop, 'purge-person-invitations')
    expect(await shop.shop.db.$count(accountPerson, eq(accountPerson.masterId, master.userId))).toBe(0)
    shop.clock.now = start
  })

  test('is for approved businesses, whose approval makes them master accounts [persons-6]', async () => {
    const anna = await shop.shopper()
    await expect(invite(anna, 'friend@bottega.example')).rejects.toEqual(refusal('error.persons.notMaster'))
    expect((await listOf(anna)).isMaster).toBe(false)
    const types = [await approved('company'), await approved('soleProprietor')].map(async (person) => {
      const { user } = await person.call(personsList)
      return user.userType.userTypeId
    })
    expect(await Promise.all(types)).toEqual([1, 2])
  })

  test('has an address that is one, not the own, and so many at most [persons-7]', async () => {
    const master = await approved()
    await expect(invite(master, 'nobody')).rejects.toEqual(refusal('error.email.invalid'))
    const own = await emailOf(master)
    await expect(invite(master, own)).rejects.toEqual(refusal('error.persons.self'))
    const many = Array.from({ length: mostPersons }, (_, number) => ({
      masterId: master.userId,
      email: `person-${number}@bottega.example`,
      invitedAt: shop.clock.now,
    }))
    await shop.shop.db.insert(accountPerson).values(many)
    await expect(invite(master, 'one-more@bottega.example')).rejects.toEqual(refusal('error.persons.tooMany'))
  })

  test('is made, answered and ended by the customer alone, never by staff who act for them [persons-8]', async () => {
    const { master, buyer, id } = await invited()
    const acting = refusal('error.staff.notWhileActing')
    const forMaster = await actingFor(shop, master.userId)
    await expect(invite(forMaster, 'friend@bottega.example')).rejects.toEqual(acting)
    const forBuyer = await actingFor(shop, buyer.userId)
    await expect(answer(forBuyer, id)).rejects.toEqual(acting)
    await expect(end(forBuyer, id)).rejects.toEqual(acting)
  })

  test('by several businesses counts with every other mail to the same mailbox, however its address is written [persons-30]', async () => {
    for (const suffix of ['', '+a', '+b']) await invite(await approved(), `fila${suffix}@persone.example`)
    for (const variant of ['FILA@persone.example', 'fila+c@persone.example']) await invite(await approved(), variant)
    const sixth = approved().then((master) => invite(master, 'fila+d@persone.example'))
    await expect(sixth).rejects.toMatchObject({ code: 'error.request.tooMany' })
    const sent = (await mailsOf(shop)).filter(({ to }) => to.address.toLowerCase().startsWith('fila'))
    expect(sent).toHaveLength(5)
  })

  test('goes with the account of the person it names [persons-9]', async () => {
    const { master, buyer, email } = await invited()
    await shop.shop.db.transaction((tx) => erasePerson(tx, buyer.userId))
    expect((await listOf(master)).persons).toEqual([])
    expect(await shop.shop.db.$count(accountPerson, eq(accountPerson.email, email))).toBe(0)
  })
})
