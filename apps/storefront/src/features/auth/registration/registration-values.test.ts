import { expect, test } from 'vitest'
import { answerFaults, givenAnswers } from './consent-answers.ts'
import { bodyOf, faultsOf, textsOf } from './registration-values.ts'

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const lia = formOf({
  firstName: ' Lia ',
  lastName: 'De Luca',
  birthDate: '12/04/1985',
  fiscalCode: 'rssmra85t10a562s',
  mobilePhone: '333 5550199',
  phone: '',
  email: 'lia@bottega.example',
  password: ' cipolla rossa ',
  gender: 'female',
  storeId: '',
  inviteCode: ' AMICA ',
  vatNumber: 'left from another type',
})

test('the form is sent as the call takes it, without what was left empty or belongs to another type [registration-33]', () => {
  const texts = textsOf('private', lia)
  expect(faultsOf('private', texts)).toEqual({})
  expect(bodyOf('private', texts, lia, [{ personInfoTypeId: 1, value: '1' }])).toEqual({
    customerType: 'private',
    firstName: 'Lia',
    lastName: 'De Luca',
    birthDate: '1985-04-12',
    fiscalCode: 'RSSMRA85T10A562S',
    mobilePhone: '333 5550199',
    email: 'lia@bottega.example',
    password: ' cipolla rossa ',
    gender: 'female',
    inviteCode: 'AMICA',
    disclaimers: [{ personInfoTypeId: 1, value: '1' }],
  })
})

test('a day that is none is said at its field [registration-34]', () => {
  lia.set('birthDate', '31/02/1985')
  expect(faultsOf('private', textsOf('private', lia))).toEqual({
    birthDate: { ok: false, message: 'validations.noSuchDay', count: null },
  })
})

test('an answer is asked for wherever none was given [registration-35]', () => {
  const one = (personInfoTypeId: number, required: boolean) => ({
    registrationDisclaimerId: personInfoTypeId,
    personInfoTypeId,
    disclaimerTitle: '',
    priority: personInfoTypeId,
    required,
    value: '0',
    disclaimerUrl: '',
    disclaimerHtml: '',
    disclaimerContent: '',
  })
  const disclaimers = [one(1, true), one(2, false), one(3, false)]
  expect(Object.keys(answerFaults(disclaimers, {}))).toEqual(['1', '2', '3'])
  expect(Object.keys(answerFaults(disclaimers, { 1: '1', 3: '0' }))).toEqual(['2'])
  expect(answerFaults(disclaimers, { 1: '1', 2: '0', 3: '1' })).toEqual({})
  expect(givenAnswers(disclaimers, { 1: '1', 3: '0' })).toEqual([
    { personInfoTypeId: 1, value: '1' },
    { personInfoTypeId: 3, value: '0' },
  ])
})

test.each(['4/5/1990', '4.5.1990', '04. 05. 1990', '4-5-1990', '04051990', ' 04/05/1990 '])(
  'the day of birth may be typed as %s',
  (birthDate) => {
    expect(textsOf('private', formOf({ birthDate })).birthDate).toBe('1990-05-04')
  },
)

test.each(['31/2/1990', '451990', '4/5/90', 'maggio'])('%s is no day and stays as typed', (birthDate) => {
  const texts = textsOf('private', formOf({ birthDate }))
  expect(texts.birthDate).toBe(birthDate)
  expect(faultsOf('private', texts).birthDate).toMatchObject({ ok: false })
})
