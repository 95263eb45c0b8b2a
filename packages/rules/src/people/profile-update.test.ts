import { expect, test } from 'vitest'
import { checkProfile, profileFieldsOf, type ProfileTexts } from './profile-update.ts'

const today = '2026-03-27'
const lia: ProfileTexts = {
  companyName: 'Forno Lia',
  sdiCode: 'ABC1234',
  pec: '',
  firstName: 'Lia',
  lastName: 'Prova',
  birthDate: '1990-05-01',
  fiscalCode: '',
  mobilePhone: '3331234567',
  phone: '',
}

test('each type of customer changes its own fields, and never address, password or VAT number [profile-19]', () => {
  expect(profileFieldsOf('private')).toEqual([
    'firstName',
    'lastName',
    'birthDate',
    'fiscalCode',
    'mobilePhone',
    'phone',
  ])
  expect(profileFieldsOf('company')).toContain('companyName')
  for (const type of ['private', 'company', 'soleProprietor'] as const)
    expect(profileFieldsOf(type)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/email|password|vatNumber/)]),
    )
})

test.each<[string, Partial<ProfileTexts>, string[]]>([
  ['as it should be', {}, []],
  ['without a name', { firstName: '' }, ['firstName']],
  ['with a wrong phone', { mobilePhone: '12' }, ['mobilePhone']],
  ['too young', { birthDate: '2010-01-01' }, ['birthDate']],
  ['with a wrong fiscal code', { fiscalCode: 'RSSMRA85T10A562X' }, ['fiscalCode']],
])('a private profile %s', (_case, change, wrong) => {
  expect(Object.keys(checkProfile('private', { ...lia, ...change }, today))).toEqual(wrong)
})
