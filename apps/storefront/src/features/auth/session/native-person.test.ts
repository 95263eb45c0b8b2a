import {
  marketingContactKey,
  marketingRemoveContactKey,
  pushRegister,
  pushUnregister,
} from '@bottega/contract/companies/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expect, test, vi } from 'vitest'
import { afterLogin, beforeLogout } from './native-person.ts'

const query = { platform: 'ios', uuid: 'phone-1' } as const

function phone(companyId: number) {
  const setContactKey = vi.fn()
  const user = { ...anonymousUser, userId: 7, companyId }
  const call = vi.fn((_name: string, _input?: unknown) => Promise.resolve({ user, data: { contactKey: 'key-1' } }))
  const calls = () => call.mock.calls.map(([name]) => name)
  return { shell: { ...query, setContactKey }, user, api: { call } as unknown as Api, call, calls, setContactKey }
}

test('the phone of a signed-in customer takes push messages', async () => {
  const { shell, user, api, call, calls, setContactKey } = phone(0)
  await afterLogin(shell, user, api)
  expect(call).toHaveBeenCalledWith(pushRegister, { query })
  expect(calls()).toEqual([pushRegister])
  expect(setContactKey).not.toHaveBeenCalled()
})

test('what the app knows of its phone goes along [auth-26]', async () => {
  const { shell, user, api, call } = phone(0)
  const known = { externalId: 'push-1', model: 'Pixel 9', platformVersion: '16', manufacturer: 'Google' }
  await afterLogin({ ...shell, ...known }, user, api)
  const { externalId: external_id, platformVersion: platform_version, ...same } = known
  expect(call).toHaveBeenCalledWith(pushRegister, { query: { ...query, ...same, external_id, platform_version } })
})

test('people of company 32 get a key of the marketing cloud, and lose it at logout [auth-3]', async () => {
  const { shell, user, api, calls, setContactKey } = phone(32)
  await afterLogin(shell, user, api)
  expect(setContactKey).toHaveBeenCalledExactlyOnceWith('key-1')
  await beforeLogout(shell, api)
  expect(setContactKey).toHaveBeenLastCalledWith(null)
  expect(calls()).toEqual([pushRegister, marketingContactKey, pushUnregister, marketingRemoveContactKey])
})

test('the phone of an anonymous visitor registers nothing', async () => {
  const { shell, api, calls } = phone(32)
  await afterLogin(shell, anonymousUser, api)
  expect(calls()).toEqual([])
})

test('staff acting for a customer leave that customer’s phone and key alone', async () => {
  const { shell, user, api, calls } = phone(32)
  await afterLogin(shell, { ...user, ssoUser: { username: 'olga', roles: ['operator'] } }, api)
  expect(calls()).toEqual([])
})

test('a shop that refuses the extra calls does not prevent login or logout [auth-4]', async () => {
  const { shell, user, setContactKey } = phone(32)
  const response = { ...silence, status: 2, errors: [{ code: 'error.staff.notWhileActing', error: 'No' }] }
  const api = { call: () => Promise.reject(new RefusalError(response, user, 200)) } as unknown as Api
  await expect(afterLogin(shell, user, api)).resolves.toBeUndefined()
  await expect(beforeLogout(shell, api)).resolves.toBeUndefined()
  expect(setContactKey).toHaveBeenLastCalledWith(null)
})
