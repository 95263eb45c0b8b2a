import { RefusalError } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expect, test, vi } from 'vitest'
import { withCaptcha } from './with-captcha.ts'

vi.mock('./prove-human.ts', () => ({ proveHuman: () => Promise.resolve('challenge:7') }))

const refusalOf = (code: string) =>
  new RefusalError(
    { ...silence, status: 2, errors: [{ error: code, code }], errorsMessage: [code] },
    anonymousUser,
    403,
  )

test('a token travels with the call that the shop asks one for, and with no other [captcha-8]', async () => {
  const calm = vi.fn((_token?: string) => Promise.resolve('signed in'))
  expect(await withCaptcha(calm)).toBe('signed in')
  expect(calm.mock.calls).toEqual([[]])
  const guarded = vi.fn((token?: string) =>
    token === undefined ? Promise.reject(refusalOf('error.captcha.required')) : Promise.resolve('signed in'),
  )
  expect(await withCaptcha(guarded)).toBe('signed in')
  expect(guarded.mock.calls).toEqual([[], ['challenge:7']])
  const wrong = vi.fn((_token?: string) => Promise.reject(refusalOf('error.login.wrong')))
  await expect(withCaptcha(wrong)).rejects.toMatchObject({ code: 'error.login.wrong' })
  expect(wrong).toHaveBeenCalledTimes(1)
})
