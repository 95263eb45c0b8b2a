import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetStaff, readStaff, requireStaff } from './signed-in-staff.ts'

const request = new Request('https://shop.example/admin/orders?page=2')
const ssoUser = { username: 'olga', roles: ['operator'] }

/** The shop says that this is the user of the browser. */
function signedIn(user: object): void {
  const answer = { response: silence, user: { ...anonymousUser, ...user }, data: {} }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
  forgetStaff()
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a customer comes to the user board, by a load of the shop', { userId: 7 }, '/profile/dashboard', 'true'],
  ['an anonymous visitor comes to the login, and back', {}, '/admin/sign-in?to=%2Fadmin%2Forders%3Fpage%3D2', null],
])('%s [backoffice-168]', async (_, user, address, isLoad) => {
  signedIn(user)
  expect(await readStaff()).toBeUndefined()
  const thrown = (await requireStaff(request).catch((error: unknown) => error)) as Response
  expect(thrown.headers.get('location')).toBe(address)
  expect(thrown.headers.get('x-remix-reload-document')).toBe(isLoad)
})

test.each([{ userId: -1 }, { userId: 7 }])('staff come in, also while they act for a customer: %j', async (user) => {
  signedIn({ ...user, ssoUser })
  expect(await requireStaff(request)).toMatchObject({ username: 'olga' })
})
