import { RefusalError } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { expect, test, vi } from 'vitest'
import type { Personal } from '../src/lib/personal/personal.ts'
import { anonymousPage, joinedAnswer, type JoinedParts } from './joined-answer.ts'
import { CopiedParts } from './copied-parts.ts'
import { OwnOfShoppers } from './own-of-shoppers.ts'
import { largest, PageCache } from './page-cache.ts'
import type { PageRequest } from './page-request.ts'
import { PartsOfShoppers } from './parts-of-shoppers.ts'
import { PersonalOfAnonymous } from './personal-of-anonymous.ts'
import { sizeOf } from './personal-pages.ts'

const renderForMany = vi.fn<PageRequest['renderForMany']>(() =>
  Promise.resolve({ status: 302, headers: new Headers({ location: '/' }), html: '' }),
)

/** A request of a customer whose cart and name are answered like this. */
function requestWith(loadPersonal: () => Promise<Personal>): PageRequest {
  return {
    shownAs: '/category/latte',
    nonce: 'abc',
    renderForMany,
    visitor: {
      api: {},
      ownReading: () => undefined,
      shelf: () => Promise.resolve({ key: 'today', api: {} }),
    },
    entry: {
      loadPersonal,
      loadFrameData: () => Promise.resolve({ departments: [], menus: [] }),
      loadSession: () => Promise.resolve(undefined),
      sharedShopper: (anonymous: Personal) => anonymous,
    },
  } as unknown as PageRequest
}

const known = (): JoinedParts => ({
  copied: new CopiedParts(),
  anonymous: new PersonalOfAnonymous(),
  pages: new PageCache(sizeOf, largest.joined, () => undefined),
  own: new OwnOfShoppers(),
  parts: new PartsOfShoppers(),
})
const answer = (request: PageRequest) => joinedAnswer(request, known())
const personal = (cart: object): Personal => ({
  user: { ...anonymousUser, userId: 7 },
  cart: cart as Personal['cart'],
  lists: [],
  session: undefined,
})

test('a page is not joined where the shop refuses what is the customer’s own', async () => {
  const refusal = new RefusalError(
    { status: 419, errors: [] } as unknown as RefusalError['response'],
    anonymousUser,
    419,
  )
  expect(await answer(requestWith(() => Promise.reject(refusal)))).toBeUndefined()
})

test('any other failure is passed on, so that it is logged and answered as what it is', async () => {
  const failure = new Error('the database is away')
  await expect(answer(requestWith(() => Promise.reject(failure)))).rejects.toBe(failure)
})

test('a page is not joined while the customer changes an order', async () => {
  renderForMany.mockClear()
  expect(await answer(requestWith(() => Promise.resolve(personal({ orderId: 3 }))))).toBeUndefined()
  expect(renderForMany).not.toHaveBeenCalled()
})

test('a page that is a redirect for all is not joined', async () => {
  expect(await answer(requestWith(() => Promise.resolve(personal({}))))).toBeUndefined()
  expect(renderForMany).toHaveBeenCalled()
})

test('the empty cart of anonymous visitors is read once for all who see the same shelves', async () => {
  const shared = known()
  const load = vi.fn(() => Promise.resolve(personal({})))
  const visit = (key: string, storeId?: number) =>
    anonymousPage(
      { ...requestWith(load), storeId, visitor: { api: {}, shelf: () => Promise.resolve({ key, api: {} }) } } as never,
      shared,
    )
  await Promise.all([visit('today'), visit('today')])
  expect(load).toHaveBeenCalledOnce()
  await visit('tomorrow')
  await visit('today', 5)
  expect(load).toHaveBeenCalledTimes(3)
})

test('a failure to read it is met again by the next visitor, who tries again', async () => {
  const shared = known()
  const load = vi.fn(() => Promise.resolve(personal({})))
  load.mockRejectedValueOnce(new Error('the database is away'))
  await expect(anonymousPage(requestWith(load), shared)).rejects.toThrow('away')
  await anonymousPage(requestWith(load), shared)
  expect(load).toHaveBeenCalledTimes(2)
})
