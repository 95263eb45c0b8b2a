import { staffCustomer, staffCustomers } from '@bottega/contract/staff-customers/calls.ts'
import { updateDisclaimer } from '@bottega/contract/registration/calls.ts'
import type { PersonSort } from '@bottega/rules/people/person-sorts.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loyaltyCard } from '../../trade/loyalty/cards.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { assign, certificate } from '../../testing/orders/vouchers.ts'
import { matchingPeople, readSearch } from '../../people/search/people-search.ts'
import { listCustomers } from './staff-customers.repository.ts'

let shop: TestShop
let olga: Awaited<ReturnType<typeof staffMember>>
beforeAll(async () => {
  shop = await openTestShop()
  olga = await staffMember(shop)
})
afterAll(() => shop.close())

const viewOf = async (userId: number) => (await olga.call(staffCustomer, { query: { user_id: userId } })).data.customer
const idsOf = async (q: string) =>
  (await olga.call(staffCustomers, { query: { q } })).data.customers.map(({ userId }) => userId)

const change = (userId: number, set: Partial<typeof appUser.$inferInsert>) =>
  shop.shop.db.update(appUser).set(set).where(eq(appUser.id, userId))

describe('the search of customers', () => {
  test('finds by beginnings of name, company and e-mail, in any order', async () => {
    const { userId } = await shop.shopper({ firstName: 'Ermenegilda' })
    await change(userId, { companyName: 'Forno D’Angelo & figli', email: 'gilda.forno@pane-caldo.example' })
    for (const q of ['prova ermen', 'ERMENEGILDA', 'angelo', 'gilda.forno@pane', 'pane-caldo ermen'])
      expect(await idsOf(q), q).toEqual([userId])
    expect(await idsOf('ermenegilda bianchi')).toEqual([])
    expect(await idsOf('%')).toEqual([])
  })

  test.each([
    ['Zia', 'D’Ambrosio', ['d’ambrosio', "D'AMBROSIO", 'dambrosio', 'd ambrosio', 'zia d’ambr', 'zia dambr']],
    ['Zia', 'Dorazio', ['d’orazio', 'd orazio', 'dorazio', 'zia d`oraz']],
    ['Zia', 'De Chirico', ['dechirico', 'de chirico', 'chirico', 'zia dechir']],
    ['Zia', 'Schröder', ['schröder', 'SCHRODER', 'schroeder', 'zia schroe']],
    ['Zia', 'Koehler', ['köhler', 'kohler', 'koehler']],
    ['Zia', 'Weiß', ['weiss', 'weiß']],
    ['Josué', "Mazzocco'", ['josue', 'josué mazzoccò', 'josue’ mazzocco']],
    ['Søren', 'Łukasz', ['soren', 'søren łuk', 'lukasz']],
    ['Zoe\u0301', 'Samuelis', ['zoé', 'zoe samuel', 'samuelis zoe\u0301']],
  ])('finds %s %s as it is written and as it is typed', async (firstName, lastName, typed) => {
    const { userId } = await shop.shopper({ firstName })
    await change(userId, { lastName })
    for (const q of typed) expect(await idsOf(q), q).toEqual([userId])
    await change(userId, { firstName: 'Anna', lastName: 'Prova' })
  })

  test('finds by phone however it is written, by its last digits, VAT number, card and number', async () => {
    const { userId } = await shop.shopper()
    await change(userId, { mobilePhone: '+39 348 71 72 737', phone: '02 884.56.61', vatNumber: '08765432109' })
    const card = { number: '2998765432103', birthDate: '1980-01-01', userId, addedAt: shop.clock.now }
    await shop.shop.db.insert(loyaltyCard).values(card)
    const typed = ['+39 348 7172737', '348-7172', '3487172737', '72737', '028845661', '08765432109', '2998765432103']
    for (const q of [...typed, 'prova 3487172', String(userId)]) expect(await idsOf(q), q).toContain(userId)
    for (const q of ['99348717', '2998765432']) expect(await idsOf(q), q).toEqual([])
  })

  test('is sorted by surname, by e-mail, or the newest first', async () => {
    const anna = await shop.shopper({ firstName: 'Sortilla' })
    const zoe = await shop.shopper({ firstName: 'Sortilla' })
    await change(anna.userId, { lastName: 'Abate', email: 'zeta@ordinati.example', createdAt: new Date(0) })
    await change(zoe.userId, { lastName: 'Zanon', email: 'Alfa@ordinati.example' })
    const sorted = async (sort: 'name' | 'email' | 'newest') =>
      (await olga.call(staffCustomers, { query: { q: 'sortilla', sort } })).data.customers.map(({ userId }) => userId)
    expect(await sorted('name')).toEqual([anna.userId, zoe.userId])
    expect(await sorted('email')).toEqual([zoe.userId, anna.userId])
    expect(await sorted('newest')).toEqual([zoe.userId, anna.userId])
  })

  /** How the database reads a list where it neither reads a table from end to end nor does what else is switched off. */
  async function planOf(matching: SQL | undefined, sort: PersonSort, off: SQL = sql`select`): Promise<string[]> {
    const found = listCustomers(shop.shop.db, matching, { sort, limit: 25, offset: 0 })
    const plan = await shop.shop.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(off)
      return tx.execute<Record<string, string>>(sql`explain ${found.getSQL()}`)
    })
    return plan.rows.map((row) => Object.values(row).join(''))
  }

  test.each(['ermen', 'd’ambrosio', 'koehler', '3487172'])('goes through its index for %s', async (q) => {
    const lines = await planOf(matchingPeople(readSearch(q)), 'newest')
    expect(lines.filter((line) => line.includes('on app_user_search'))).toHaveLength(1)
  })

  test.each([
    ['name', 'app_user_by_name'],
    ['email', 'app_user_email'],
    ['newest', 'app_user_by_age'],
  ] as const)('without words reads its page alone in the order %s, by the index %s', async (sort, index) => {
    const lines = await planOf(undefined, sort, sql`set local enable_sort = off`)
    expect(lines.filter((line) => new RegExp(`Index Scan.* using ${index} on`).test(line))).toHaveLength(1)
    expect(lines.filter((line) => /^\W*Sort  /.test(line))).toEqual([])
  })

  test('is in the log without what was typed', async () => {
    await shop.shopper({ firstName: 'Segretissima' })
    await idsOf('Segretissima')
    const log = await shop.shop.db.select().from(auditEntry).where(eq(auditEntry.action, 'customer.searched'))
    expect(log.at(-1)).toMatchObject({ staffId: olga.userId, after: { page: 1, found: 1 } })
    expect(JSON.stringify(log)).not.toContain('Segretissima')
  })
})

describe('the page of a customer', () => {
  test('has each consent with its answers and the text that was read', async () => {
    const anna = await shop.shopper()
    const answer = (personInfoTypeId: number, value: '0' | '1') =>
      anna.call(updateDisclaimer, { body: { disclaimers: [{ personInfoTypeId, value }] } })
    await answer(1, '1')
    await answer(3, '1')
    await answer(3, '0')
    const { consents } = await viewOf(anna.userId)
    expect(consents.map(({ kind, given }) => [kind, given])).toEqual([
      ['terms', true],
      ['profiling', false],
      ['marketing', false],
    ])
    const wording = expect.stringContaining('novità e promozioni') as string
    expect(consents[2]?.answers).toMatchObject([
      { given: false, textVersion: '2026-11', language: 'it', wording },
      { given: true, textVersion: '2026-11', language: 'it', wording },
    ])
  })

  test('has the vouchers the customer holds, and what is left of them', async () => {
    const anna = await shop.shopper()
    const made = await certificate(shop, { adjustmentTypeId: 1001, minimumSpendCents: 1000 })
    await assign(shop, made, anna, 2)
    expect((await viewOf(anna.userId)).vouchers).toMatchObject([
      {
        code: made.code,
        discount: 3,
        discountKind: 'amount',
        minimumSpend: 10,
        state: 'usable',
        left: 2,
        orderIds: [],
      },
    ])
  })

  test('says what waits of a business', async () => {
    const anna = await shop.shopper({ customerType: 'company' })
    const asked = { businessApproval: 'waiting', businessApprovalAt: shop.clock.now } as const
    await change(anna.userId, { ...asked, companyName: 'Forno Anna' })
    const { state, business } = await viewOf(anna.userId)
    expect(state).toBe('waiting')
    expect(business).toMatchObject({ companyName: 'Forno Anna', approval: { state: 'waiting', dueBy: '2026-11-20' } })
  })

  test('is of customers, never of staff', async () => {
    await expect(viewOf(olga.userId)).rejects.toEqual(refusal('error.staff.customerNotFound'))
    await expect(viewOf(2_000_000_000)).rejects.toEqual(refusal('error.staff.customerNotFound'))
  })
})
