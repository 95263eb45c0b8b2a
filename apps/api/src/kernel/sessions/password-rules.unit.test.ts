import { describe, expect, test } from 'vitest'
import { isCommonPassword, refuseWeakPassword } from './password-rules.ts'

const names = ['lia@bottega.example', 'liaprova1']

function refusalOf(password: string): string | undefined {
  try {
    refuseWeakPassword(password, names)
    return undefined
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('a password that is set', () => {
  test.each([
    ['nothing', '', 'error.password.minChar'],
    ['seven characters', 'sedano7', 'error.password.minChar'],
    ['129 characters', 'sedano-7-'.repeat(15).slice(0, 129), 'error.password.maxChar'],
    ['one of the leaked lists', 'trustno1', 'error.password.common'],
    ['a leaked one in other letters', 'TrustNo1', 'error.password.common'],
    ['the club everybody chooses', 'juventus', 'error.password.common'],
    ['the own e-mail address', 'Lia@Bottega.example', 'error.password.common'],
    ['the own login', 'liaprova1', 'error.password.common'],
  ])('is refused when it is %s', (_case, password, code) => expect(refusalOf(password)).toBe(code))

  test.each(['sedano-7', 'cipolla-rossa', 'più dolce del pane', 'sedano-7-'.repeat(15).slice(0, 128)])(
    'may be %j',
    (password) => expect(refusalOf(password)).toBeUndefined(),
  )
})

test('a common password is known in any letters', () => {
  expect(isCommonPassword('Password1')).toBe(true)
  expect(isCommonPassword('basilico-fresco-7')).toBe(false)
})

test.each([
  ['sedano-verde-7', 'error.password.strict'],
  ['Sedano-verde-7', undefined],
  ['Sedano-verde-7-lungo-lungo-lungo', 'error.password.strict'],
])('by the composition rule, %j is answered %s', (password, code) => {
  const set = () => refuseWeakPassword(password, names, 'strict')
  if (code === undefined) expect(set).not.toThrow()
  else expect(set).toThrow(expect.objectContaining({ code }))
})
