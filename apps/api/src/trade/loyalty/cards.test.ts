import { cardsAdd, cardsCheck, cardsRemove, cardsView, customerLifetime } from '@bottega/contract/loyalty/calls.ts'
import { messageOf } from '@bottega/contract/codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bornOn, deliveredOrder, giveCard, givePoints, issueCard, pointsOf } from '../../testing/loyalty.ts'
import { buyerWith } from '../../testing/orders/buying.ts'
import { publishFiles } from '../../testing/publish-files.ts'
import { refusal } from '../../testing/refusal.ts'
import { actingFor } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const add = (person: Person, fidelity_card: string, birth_date = bornOn) =>
  person.call(cardsAdd, { body: { fidelity_card, birth_date } })
const check = async (person: Person, fidelity_card: string, birth_date = bornOn) =>
  (await person.call(cardsCheck, { query: { fidelity_card, birth_date } })).data.valid

describe('a loyalty card', () => {
  test('is added with its number in groups and the birth date, and then seen [loyalty-2]', async () => {
    const person = await shop.shopper()
    const number = await issueCard(shop)
    expect((await person.call(cardsView)).data).toEqual({ cards: [], points: 0 })
    expect(await check(person, number)).toBe(true)
    const grouped = `${number.slice(0, 2)} ${number.slice(2, 7)} ${number.slice(7)}`
    const { data } = await add(person, grouped)
    expect(data.cards).toEqual([{ fidelityCard: number, addedAt: shop.clock.now.toISOString() }])
    expect((await person.call(cardsView)).data).toEqual(data)
    expect((await add(person, number)).data).toEqual(data)
  })

  test('unknown, of another customer, of another birth date, prefix or check digit has one answer [loyalty-3]', async () => {
    const person = await shop.shopper()
    const number = await issueCard(shop)
    const taken = await giveCard(shop, await shop.shopper())
    const wrongDigit = number.slice(0, 12) + String((Number(number[12]) + 1) % 10)
    const offers = [
      [taken, bornOn],
      ['2900000000001', bornOn],
      [number, '1984-05-13'],
      [await issueCard(shop, '28'), bornOn],
      [wrongDigit, bornOn],
      ['29', bornOn],
    ] as const
    for (const [offered, birthDate] of offers) {
      expect(await check(person, offered, birthDate)).toBe(false)
      await expect(add(person, offered, birthDate)).rejects.toMatchObject({
        code: 'error.card.notValid',
        text: 'Numero di carta fedeltà non valido',
      })
    }
    expect(messageOf('error.card.notValid').it).toBe('Numero di carta fedeltà non valido')
  })

  test('takes the prefix editors wrote [loyalty-4]', async () => {
    const number = await issueCard(shop, '2777')
    const person = await shop.shopper()
    expect(await check(person, number)).toBe(false)
    await publishFiles(shop, { 'loyalty/programme.yaml': 'cardPrefix: "2777"\n' })
    expect(await check(person, number)).toBe(true)
    await publishFiles(shop, { 'loyalty/programme.yaml': 'cardPrefix: "29"\n' })
  })

  test('is tried ten times a day by all people together, however its number is written [loyalty-150]', async () => {
    const number = await issueCard(shop)
    const written = [number, ` ${number} `, `${number.slice(0, 4)}-${number.slice(4)}`, number.split('').join('.')]
    const birthDates = Array.from({ length: 10 }, (_, year) => `${1950 + year}-05-12`)
    for (const [index, birthDate] of birthDates.entries()) {
      const guesser = await shop.shopper()
      const offered = written[index % written.length] ?? number
      if (index % 2 === 0) expect(await check(guesser, offered, birthDate)).toBe(false)
      else await expect(add(guesser, offered, birthDate)).rejects.toEqual(refusal('error.card.notValid'))
    }
    await expect(check(await shop.shopper(), number)).rejects.toEqual(refusal('error.request.tooMany'))
    await expect(add(await shop.shopper(), `${number} `)).rejects.toEqual(refusal('error.request.tooMany'))
  })

  test('is looked at by its owner as often as they like: a right answer is no guess [loyalty-151]', async () => {
    const person = await shop.shopper()
    const number = await issueCard(shop)
    for (let times = 0; times < 8; times += 1) expect(await check(person, number)).toBe(true)
    for (let times = 0; times < 4; times += 1) await add(person, number)
  })

  test('can be tried twenty times a day, right or wrong [loyalty-5]', async () => {
    const person = await shop.shopper()
    const number = await issueCard(shop)
    for (let tries = 0; tries < 10; tries += 1) {
      const wrong = `29000000${10_000 + tries}`
      await check(person, wrong)
      await expect(add(person, wrong)).rejects.toEqual(refusal('error.card.notValid'))
    }
    await expect(check(person, number)).rejects.toEqual(refusal('error.request.tooMany'))
    await expect(add(person, number)).rejects.toEqual(refusal('error.request.tooMany'))
  })

  test('is one of a customer: another waits until it is removed, and the points stay [loyalty-6]', async () => {
    const person = await shop.shopper()
    const first = await giveCard(shop, person)
    const second = await issueCard(shop)
    await givePoints(shop, person, 30)
    await expect(add(person, second)).rejects.toEqual(refusal('error.card.oneAlready'))
    const removed = await person.call(cardsRemove, { body: { fidelity_card: first } })
    expect(removed.data).toEqual({ cards: [], points: 30 })
    expect((await add(person, second)).data).toMatchObject({ cards: [{ fidelityCard: second }], points: 30 })
  })

  test('of another customer is not removed [loyalty-7]', async () => {
    const owner = await shop.shopper()
    const number = await giveCard(shop, owner)
    const other = await shop.shopper()
    const removing = other.call(cardsRemove, { body: { fidelity_card: number } })
    await expect(removing).rejects.toEqual(refusal('error.card.notYours'))
    expect((await owner.call(cardsView)).data.cards).toHaveLength(1)
  })

  test('is neither added nor removed by staff who act for the customer [loyalty-8]', async () => {
    const owner = await shop.shopper()
    const acting = await actingFor(shop, owner.userId)
    await expect(add(acting, await issueCard(shop))).rejects.toEqual(refusal('error.staff.notWhileActing'))
    const removing = acting.call(cardsRemove, { body: { fidelity_card: await giveCard(shop, owner) } })
    await expect(removing).rejects.toEqual(refusal('error.staff.notWhileActing'))
  })
})

test('the figures of a customer are theirs alone, and another’s are answered as not found [loyalty-9]', async () => {
  const buyer = await buyerWith(shop)
  await giveCard(shop, buyer)
  await deliveredOrder(shop, buyer)
  const { data } = await buyer.call(customerLifetime, { query: { userId: buyer.userId } })
  expect(data).toMatchObject({
    userId: buyer.userId,
    orders: 1,
    spent: 21.49,
    firstOrderDate: '2026-11-16',
    lastOrderDate: '2026-11-16',
    points: 16,
    pointsEarned: 16,
    vouchersUsed: 0,
  })
  expect(await pointsOf(shop, buyer)).toEqual({ balance: 16, ledger: 16 })
  const outcomes = [(await shop.shopper()).userId, 2_000_000_000].map((userId) =>
    buyer.call(customerLifetime, { query: { userId } }).catch((error: { code: string; text: string }) => error.code),
  )
  expect(await Promise.all(outcomes)).toEqual(['error.user.notFound', 'error.user.notFound'])
})
