import { describe, expect, test } from 'vitest'
import {
  loginPassword,
  longerPassword,
  minCapitals,
  minDigits,
  minSymbols,
  newPassword,
  passwordLength,
  strictPassword,
} from './password.ts'
import { loginIdentifier } from './login-identifier.ts'

describe('a login', () => {
  test.each(['giulia@example.it', '  giulia@example.it ', 'giulia85', '0402000000019', 'x'.repeat(50)])(
    'may be %j',
    (login) => {
      expect(loginIdentifier(login)).toEqual({ ok: true })
    },
  )

  test.each([
    ['', 'validations.required', null],
    ['   ', 'validations.required', null],
    ['giul', 'validations.login.minChar', 5],
    ['x'.repeat(51), 'validations.login.maxChar', 50],
    ['giulia rossi', 'validations.login.message', null],
    ['giulia@', 'validations.login.message', null],
  ])('may not be %j', (login, message, count) => {
    expect(loginIdentifier(login)).toEqual({ ok: false, message, count })
  })

  test('is e-mail or alphanumeric; the other reading takes digits only [validators-1]', () => {
    expect(loginIdentifier('giulia85', 'digitsOnly')).toMatchObject({ message: 'validations.login.digits' })
    expect(loginIdentifier('0402000000019', 'digitsOnly').ok).toBe(true)
    expect(loginIdentifier('giulia@example.it', 'digitsOnly').ok).toBe(true)
  })
})

describe('a password', () => {
  const isCommon = (password: string) => password === 'password1'

  test('to log in has six characters or more [validators-2]', () => {
    expect(loginPassword('12345')).toEqual({ ok: false, message: 'validations.password.minChar', count: 6 })
    expect(loginPassword('123456').ok).toBe(true)
    expect(longerPassword('1234567')).toMatchObject({ count: 8 })
  })

  test.each([
    ['1234567', 'validations.password.minChar'],
    ['x'.repeat(129), 'validations.password.maxChar'],
    ['password1', 'validations.password.common'],
  ])('being set may not be %j', (password, message) => {
    expect(newPassword(isCommon)(password)).toMatchObject({ ok: false, message })
  })

  test.each(['12345678', 'una frase lunga senza numeri', 'x'.repeat(128)])(
    'being set may be %j [validators-3]',
    (password) => {
      expect(newPassword(isCommon)(password)).toEqual({ ok: true })
    },
  )

  test('has the chosen lengths', () => {
    expect(passwordLength).toEqual({ loginMinimum: 6, minimum: 8, maximum: 128, strictMaximum: 25 })
  })

  test.each([
    ['Abcdef1!', true],
    ['Abcdef1', false],
    ['abcdef1!', false],
    ['ABCDEF1!', false],
    ['Abcdefg!', false],
    ['Abcdefg1', false],
    [`Abcdef1!${'x'.repeat(18)}`, false],
  ])('%j passes the strict reading: %s [validators-10]', (password, ok) => expect(strictPassword(password).ok).toBe(ok))
})

describe('counted characters [validators-9]', () => {
  test.each([
    ['digits', minDigits(2), 'a1b2', 'a1b', 'validations.minDigits'],
    ['capitals', minCapitals(2), 'AbÈ', 'Ab', 'validations.minCapitals'],
    ['symbols', minSymbols(2), 'a!b?', 'a!b', 'validations.minSymbols'],
    ['symbols of a set', minSymbols(2, '#*'), '#a*', '#a!', 'validations.minSymbols'],
  ])('%s', (_, validate, good, bad, message) => {
    expect(validate(good)).toEqual({ ok: true })
    expect(validate(bad)).toEqual({ ok: false, message, count: 2 })
    expect(validate('')).toEqual({ ok: true })
  })
})
