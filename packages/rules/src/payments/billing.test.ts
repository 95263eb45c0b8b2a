import { describe, expect, test } from 'vitest'
import { billingFieldsOf, type BillingTexts, checkBilling } from './billing.ts'

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
const abroad: BillingTexts = { ...company, vatNumber: '', sdiCode: '', country: 'CH', postalCode: '6900', province: '' }
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
      'a public body, its CIG and CUP',
      true,
      { ...company, sdiCode: 'UFABCD', cig: 'Z1234567AB', cup: 'J31B26000120001' },
      [],
    ],
    ['a public body, with half a CIG', true, { ...company, sdiCode: 'UFABCD', cig: 'Z123' }, ['cig']],
    ['a Swiss company', true, { ...abroad, vatNumber: 'CHE-123.456.788' }, []],
    ['a Swiss company without its number', true, abroad, ['vatNumber']],
    ['an Austrian person without an Italian code', false, { ...abroad, country: 'AT', postalCode: '6020' }, []],
    ['somebody in no country', false, { ...abroad, country: 'XX' }, ['country']],
    ['an Italian postal code of four digits', false, { ...person, postalCode: '6900' }, ['postalCode']],
    ['a name no Latin spelling is known of', false, { ...person, name: '王小明' }, ['name']],
    ['a name that has no room', false, { ...person, name: 'Щ'.repeat(30) }, ['name']],
    [
      'without name and address',
      false,
      { ...person, name: ' ', city: '', postalCode: '2012A' },
      ['name', 'postalCode', 'city'],
    ],
  ])('%s', (_, isCompany, texts, fields) => expect(complaints(isCompany, texts)).toEqual(fields))
})

test.each([
  ['a company', true, {}, true, false],
  ['a public body', true, { sdiCode: 'UFABCD' }, true, true],
  ['a company abroad', true, { sdiCode: 'UFABCD', country: 'DE' }, false, false],
  ['a person', false, {}, false, false],
])('%s is asked for what its invoice needs', (_what, isCompany, texts, hasCode, hasTender) => {
  const fields = billingFieldsOf(isCompany, { sdiCode: '', ...texts })
  expect([fields.includes('sdiCode'), fields.includes('cig')]).toEqual([hasCode, hasTender])
})
