import { consentCookies } from '@bottega/contract/consent/calls.ts'
import { staffActAs } from '@bottega/contract/backoffice/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieConsent } from './consent.tables.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const answer = (uuid: string, more = {}) => ({
  body: { uuid, analytics: false, profilation: false, text_version: '2026-11-21', ...more },
})
const rowsOf = (uuid: string) =>
  shop.shop.db.select().from(cookieConsent).where(eq(cookieConsent.choice, uuid)).orderBy(cookieConsent.id)

describe('the proof of the cookie answer', () => {
  test('says what was allowed, when, to which text, in which language and on which site', async () => {
    const uuid = crypto.randomUUID()
    const { data } = await shop.anonymous('de').call(consentCookies, answer(uuid, { analytics: true }))
    const [row] = await rowsOf(uuid)
    expect(row).toMatchObject({ analytics: true, profilation: false, textVersion: '2026-11-21', language: 'de' })
    expect(row).toMatchObject({ site: 'coop', userId: null })
    expect(row?.createdAt.toISOString()).toBe(data.saveDate)
  })

  test('names who was signed in', async () => {
    const uuid = crypto.randomUUID()
    const shopper = await shop.shopper()
    await shopper.call(consentCookies, answer(uuid))
    expect((await rowsOf(uuid))[0]?.userId).toBe(shopper.userId)
  })

  test('is never given in a customer’s name by who acts for them [consent-1]', async () => {
    const uuid = crypto.randomUUID()
    const [olga, anna] = [await staffMember(shop), await shop.shopper()]
    const { data } = await olga.call(staffActAs, { query: { user_id: anna.userId, reason: 'chiamata 12' } })
    const acting = shop.as(data.token, anna.userId)
    await expect(acting.call(consentCookies, answer(uuid))).rejects.toMatchObject({
      code: 'error.staff.notWhileActing',
    })
    expect(await rowsOf(uuid)).toEqual([])
  })

  test('a changed mind is a second row, the first stays', async () => {
    const uuid = crypto.randomUUID()
    await shop.anonymous().call(consentCookies, answer(uuid, { analytics: true }))
    await shop.anonymous().call(consentCookies, answer(uuid))
    expect((await rowsOf(uuid)).map(({ analytics }) => analytics)).toEqual([true, false])
  })

  test.each([{ uuid: 'me' }, { text_version: 'latest' }, { analytics: 'perhaps' }])(
    'refuses what is no answer: %j',
    async (wrong) => {
      const uuid = crypto.randomUUID()
      const call = shop.anonymous().call(consentCookies, answer(uuid, wrong))
      await expect(call).rejects.toMatchObject({ code: 'error.request.invalid' })
      expect(await rowsOf(uuid)).toEqual([])
    },
  )
})
