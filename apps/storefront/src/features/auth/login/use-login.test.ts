import { expect, test } from 'vitest'
import { checkLogin } from './use-login.ts'

test.each([
  ['', false],
  ['12345', false],
  ['123456', true],
])('to log in with the password %j is let through by the form: %s', (password, ok) => {
  const verdicts = checkLogin({ login: 'giulia85', password, remember: false }, 'alphanumeric')
  expect(verdicts.login.ok).toBe(true)
  expect(verdicts.password.ok).toBe(ok)
})

test('without a password it is the missing one that is named, not its length [auth-2]', () => {
  const { password } = checkLogin({ login: 'giulia85', password: '', remember: false }, 'alphanumeric')
  expect(password).toMatchObject({ ok: false, message: 'validations.required' })
})
