import type { Api } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { expect, test, vi } from 'vitest'
import { afterLogin, beforeLogout } from './native-person.ts'

const query = { platform: 'ios', uuid: 'phone-1' } as const

function phone(companyId: number) {
  const setContactKey = vi.fn()
  const user = { ...anonymousUser, userId: 7, companyId }
  const call = vi.fn((_name: string, _input?: unknown) => Promise.resolve({ user, data: { contactKey: 'key-1' } }))
  const asked = () => call.mock.calls.map(([name]) => name)
  return { shell: { ...query, setContactKey }, user, api: { call } as unknown as Api, call, asked, setContactKey }
}

test('the phone of somebody signed in takes push messages', async () => {
  const { shell, user, api, call, asked, setContactKey } = phone(0)
  await afterLogin(shell, user, api)
  expect(call).toHaveBeenCalledWith('push.register', { query })
  expect(asked()).toEqual(['push.register'])
  expect(setContactKey).not.toHaveBeenCalled()
})

test('people of company 32 get a key of the marketing cloud, and lose it at logout', async () => {
  const { shell, user, api, asked, setContactKey } = phone(32)
  await afterLogin(shell, user, api)
  expect(setContactKey).toHaveBeenCalledExactlyOnceWith('key-1')
  await beforeLogout(shell, api)
  expect(setContactKey).toHaveBeenLastCalledWith(null)
  expect(asked()).toEqual(['push.register', 'marketing.contactKey', 'push.unregister', 'marketing.removeContactKey'])
})

test('the phone of nobody registers nothing', async () => {
  const { shell, api, asked } = phone(32)
  await afterLogin(shell, anonymousUser, api)
  expect(asked()).toEqual([])
})
