import { authLogout } from '@bottega/contract/auth/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rememberToken } from './remember-me.tables.ts'
import { session } from './sessions.tables.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { issueRememberToken } from './remember-me.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '20' })
})
afterAll(() => shop.close())

test('a page that asks ten things at once of a person remembered gets ten answers for them, and one session [sessions-16]', async () => {
  const anna = await shop.shopper()
  await anna.call(authLogout)
  const remembered = await issueRememberToken(shop.shop.db, anna.userId, shop.clock.now)
  const replies = await Promise.all(
    Array.from({ length: 10 }, () =>
      shop.app.inject({
        url: '/ebsn/api/auth/test',
        cookies: { bottega_session: 'the-one-that-is-over', bottega_remember: remembered },
      }),
    ),
  )
  const people = replies.map((reply) => reply.json<{ user: { userId: number } }>().user.userId)
  expect(people).toEqual(people.map(() => anna.userId))
  // The browser holds the same two cookies, whichever answer comes last.
  const cookies = replies.map((reply) =>
    reply.cookies
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted()
      .join(' '),
  )
  expect(new Set(cookies).size).toBe(1)
  expect(cookies[0]).not.toContain('= ')
  expect(await shop.shop.db.$count(session, eq(session.userId, anna.userId))).toBe(1)
  expect(await shop.shop.db.$count(rememberToken, eq(rememberToken.userId, anna.userId))).toBe(2)
})
