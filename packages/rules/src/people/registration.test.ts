import { describe, expect, test } from 'vitest'
import { agreesWithFiscalCode } from './fiscal-code-of.ts'
import { checkRegistration, type CustomerType, fieldsOf, isOfAge, type RegistrationTexts } from './registration.ts'

const today = '2026-11-23'

const lia: RegistrationTexts = {
  companyName: '',
  vatNumber: '',
  sdiCode: '',
  pec: '',
  firstName: 'Lia',
  lastName: 'De Luca',
  birthDate: '1985-04-12',
  fiscalCode: '',
  mobilePhone: '333 5550199',
  phone: '',
  email: 'lia@bottega.example',
  password: 'cipolla-rossa',
}
const company: RegistrationTexts = {
  ...lia,
  birthDate: '',
  companyName: 'Forno Lia srl',
  vatNumber: '01234567897',
  sdiCode: 'ABC1234',
}
const bakery: RegistrationTexts = { ...company, birthDate: '1985-04-12', fiscalCode: 'RSSMRA85T10A562S' }

const wrongOf = (type: CustomerType, texts: RegistrationTexts) =>
  Object.fromEntries(
    Object.entries(checkRegistration(type, texts, today)).map(([field, verdict]) => [
      field,
      verdict.ok ? undefined : verdict.message,
    ]),
  )

describe('a registration', () => {
  test('asks each type of customer for its own fields [registration-1]', () => {
    const everybody = ['firstName', 'lastName', 'mobilePhone', 'phone', 'email', 'password']
    expect(new Set(fieldsOf('private'))).toEqual(new Set([...everybody, 'birthDate', 'fiscalCode']))
    const business = [...everybody, 'companyName', 'vatNumber', 'sdiCode', 'pec', 'fiscalCode']
    expect(new Set(fieldsOf('company'))).toEqual(new Set(business))
    expect(new Set(fieldsOf('soleProprietor'))).toEqual(new Set([...business, 'birthDate']))
  })

  test.each([
    ['private', lia],
    ['company', company],
    ['company', { ...company, sdiCode: '', pec: 'forno@pec.example' }],
    ['company', { ...company, fiscalCode: '01234567897' }],
    ['soleProprietor', bakery],
    ['private', { ...lia, firstName: 'Anna-Maria', lastName: "D'Angelo della Torre" }],
  ] as const)('of a %s customer is right', (type, texts) => expect(wrongOf(type, texts)).toEqual({}))

  const required = 'validations.required'
  test.each([
    ['private', { ...lia, firstName: '' }, { firstName: required }],
    ['private', { ...lia, lastName: 'Rossi 2' }, { lastName: 'validations.name' }],
    ['private', { ...lia, birthDate: '' }, { birthDate: required }],
    ['private', { ...lia, birthDate: '1985-02-30' }, { birthDate: 'validations.noSuchDay' }],
    ['private', { ...lia, birthDate: '12/04/85' }, { birthDate: 'validations.fourDigitYear' }],
    ['private', { ...lia, birthDate: '2027-01-01' }, { birthDate: 'validations.futureDay' }],
    ['private', { ...lia, birthDate: '1885-04-12' }, { birthDate: 'validations.date' }],
    ['private', { ...lia, birthDate: '12/04/1985' }, { birthDate: 'validations.date' }],
    ['private', { ...lia, birthDate: '2008-11-24' }, { birthDate: 'validations.adult' }],
    ['private', { ...lia, fiscalCode: 'RSSMRA85T10A562T' }, { fiscalCode: 'validations.fiscalCode.invalid' }],
    ['private', { ...lia, fiscalCode: 'RSSMRA' }, { fiscalCode: 'validations.fiscalCode.format' }],
    ['private', { ...lia, mobilePhone: '' }, { mobilePhone: required }],
    ['private', { ...lia, phone: '12' }, { phone: 'validations.phone' }],
    ['private', { ...lia, email: 'lia@' }, { email: 'validations.email' }],
    ['private', { ...lia, email: `${'l'.repeat(40)}@bottega.example` }, { email: 'validations.maxLength' }],
    ['private', { ...lia, password: '1234567' }, { password: 'validations.password.minChar' }],
    ['private', { ...lia, password: 'x'.repeat(129) }, { password: 'validations.maxLength' }],
    ['company', { ...company, companyName: '' }, { companyName: required }],
    ['company', { ...company, vatNumber: '01234567890' }, { vatNumber: 'validations.vatNumber' }],
    ['company', { ...company, fiscalCode: 'RSSMRA85T10A562S' }, { fiscalCode: 'validations.taxId' }],
    ['company', { ...company, sdiCode: '' }, { sdiCode: required }],
    ['company', { ...company, sdiCode: 'abc' }, { sdiCode: 'validations.sdiCode' }],
    ['company', { ...company, pec: 'forno' }, { pec: 'validations.email' }],
    ['soleProprietor', { ...bakery, fiscalCode: '' }, { fiscalCode: required }],
    ['soleProprietor', { ...bakery, fiscalCode: '01234567897' }, { fiscalCode: 'validations.fiscalCode.format' }],
    ['soleProprietor', { ...bakery, birthDate: '' }, { birthDate: required }],
  ] as const)('of a %s customer names the wrong field: case %#', (type, texts, wrong) =>
    expect(wrongOf(type, texts)).toEqual(wrong),
  )

  test('is for people of eighteen years or more, on the day itself too [registration-2]', () => {
    expect(isOfAge('2008-11-23', today)).toBe(true)
    expect(isOfAge('2008-11-24', today)).toBe(false)
  })
})

describe('a fiscal code and the rest of the form [registration-3]', () => {
  test.each([
    ['RSSMRA85T10A562S', '1985-12-10', 'male', true],
    ['rssmra85t10a562s', '1985-12-10', undefined, true],
    ['RSSMRA85T10A562S', undefined, 'male', true],
    ['RSSMRA85T50A562W', '1985-12-10', 'female', true],
    ['RSSMRA85T50A562W', '1985-12-10', 'other', true],
    ['RSSMRAU5T10A562S', '1985-12-10', 'male', true],
    ['01234567897', '1985-12-10', 'male', true],
    ['RSSMRA85T10A562S', '1985-12-11', 'male', false],
    ['RSSMRA85T10A562S', '1985-11-10', 'male', false],
    ['RSSMRA85T10A562S', '1986-12-10', 'male', false],
    ['RSSMRA85T10A562S', '1985-12-10', 'female', false],
    ['RSSMRA85T50A562W', undefined, 'male', false],
  ] as const)('%s for a birth on %s, %s: %s', (code, birthDate, gender, agrees) =>
    expect(agreesWithFiscalCode(code, { birthDate, gender })).toBe(agrees),
  )
})
