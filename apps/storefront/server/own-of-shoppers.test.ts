import { anonymousUser } from '@bottega/contract/envelope.ts'
import { expect, test, vi } from 'vitest'
import type { Personal } from '../src/lib/personal/personal.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { OwnReading } from './options.ts'
import { OwnOfShoppers } from './own-of-shoppers.ts'

const personalOf = (firstName: string): Personal => ({
  user: { ...anonymousUser, userId: 7, firstName },
  cart: {} as Personal['cart'],
  lists: [],
  session: { idleMs: 1, finalMs: 2 },
})

/** The known data of a process, and a page of this session that the database answers with this reading. */
function pages() {
  const own = new OwnOfShoppers()
  const load = vi.fn((name: string) => Promise.resolve<Personal | undefined>(personalOf(name)))
  const page = (session: string, reading: OwnReading | undefined, name = 'Ada', locale: Language = 'it') => {
    const known = own.readingOf(session, locale)
    return own.of(session, locale, known?.digest === reading?.digest ? known : reading, () => load(name))
  }
  return { page, load }
}

test('what is the own of a shopper is loaded once while its reading is the same', async () => {
  const { page, load } = pages()
  const first = await page('a', { digest: '1' })
  expect(await page('a', { digest: '1' })).toBe(first)
  expect(load).toHaveBeenCalledOnce()
})

test('another reading, session or language has it loaded again [storefront-8]', async () => {
  const { page } = pages()
  const names: (string | undefined)[] = []
  for (const [session, locale, digest, name] of [
    ['a', 'it', '1', 'Ada'],
    ['a', 'it', '2', 'Eva'],
    ['a', 'de', '2', 'Ida'],
    ['b', 'it', '2', 'Mia'],
  ] as const)
    names.push((await page(session, { digest }, name, locale))?.personal.user.firstName)
  expect(names).toEqual(['Ada', 'Eva', 'Ida', 'Mia'])
})

test('without a reading nothing is known, not even what was known before', async () => {
  const { page, load } = pages()
  await page('a', { digest: '1' })
  await page('a', undefined)
  await page('a', undefined)
  await page('a', { digest: '1' })
  expect(load).toHaveBeenCalledTimes(4)
})

test('the end of the session, which each page counts from now, is no part of it', async () => {
  const own = await pages().page('a', { digest: '1' })
  expect(own?.personal.session).toBeUndefined()
  expect(own?.data.toString()).not.toContain('idleMs')
})
