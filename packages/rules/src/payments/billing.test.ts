import { describe, expect, test } from 'vitest'
import { type BillingTexts, checkBilling } from './billing.ts'

const place = { street: 'Via Larga', streetNumber: '8', postalCode: '20122', city: 'Milano', province: 'MI' }
const person: BillingTexts = {
  ...place,
  name: 'Mario Rossi',
  fiscalCode: 'RSSMRA85T10A562S',
  vatNumber: '',
  sdiCode: '',
  pec: '',
}
const company: BillingTexts = {
  ...place,
  name: 'Rossi srl',
  fiscalCode: '',
  vatNumber: '01234567897',
  sdiCode: 'A4707H7',
  pec: '',
}
const complaints = (isCompany: boolean, texts: BillingTexts) => Object.keys(checkBilling(isCompany, texts))

describe('what an invoice needs', () => {
  test.each<[string, boolean, BillingTexts, string[]]>([
    ['a person with a fiscal code', false, person, []],
    ['a person without one', false, { ...person, fiscalCode: '' }, ['fiscalCode']],
    ['a person with a wrong one', false, { ...person, fiscalCode: 'RSSMRA85T10A562X' }, ['fiscalCode']],
    ['a company with VAT number and code', true, company, []],
    ['a company reached by PEC', true, { ...company, sdiCode: '', pec: 'rossi@pec.example' }, []],
    ['a company that cannot be reached', true, { ...company, sdiCode: '' }, ['sdiCode']],
    ['a company with a wrong check digit', true, { ...company, vatNumber: '01234567890' }, ['vatNumber']],
    ['a company with its fiscal code of eleven digits', true, { ...company, fiscalCode: '01234567897' }, []],
    [
      'without name and address',
      false,
      { ...person, name: ' ', city: '', postalCode: '2012A' },
      ['name', 'postalCode', 'city'],
    ],
  ])('%s', (_, isCompany, texts, fields) => expect(complaints(isCompany, texts)).toEqual(fields))
})
