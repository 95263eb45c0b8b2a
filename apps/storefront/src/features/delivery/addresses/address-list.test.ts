import type { AddressView } from '@bottega/contract/delivery/addresses.ts'
import { describe, expect, test } from 'vitest'
import { addressLine, canChoose, favouriteFirst, filterAddresses, isOwn } from './address-list.ts'

const address = (addressId: number, fields: Partial<AddressView> = {}): AddressView => ({
  addressId,
  addressType: 'home',
  addressTypeId: 1,
  addressName: 'Casa',
  address1: 'Via Larga',
  addressNumber: '8',
  city: 'Milano',
  province: 'MI',
  postalcode: '20122',
  active: 1,
  selected: false,
  validated: true,
  covered: true,
  deliveryServiceId: 2,
  addressClass: [],
  ...fields,
})

const home = address(1)
const office = address(2, { addressName: 'Ufficio', address1: 'Viale Monza', addressNumber: '140' })
const bolzano = address(3, { addressName: 'Ritiro', address1: 'Corso Libertà', city: 'Bolzano / Bozen', storeId: 7 })
const all = [home, office, bolzano]

describe('the filter of the address selector [delivery-9]', () => {
  test.each([
    ['', all],
    ['   ', all],
    ['uffi', [office]],
    ['MILANO', [home, office]],
    ['liberta', [bolzano]],
    ['milano larga', [home]],
    ['larga 8', [home]],
    ['bozen', [bolzano]],
    ['roma', []],
  ])('"%s"', (typed, found) => {
    expect(filterAddresses(all, typed)).toEqual(found)
  })
})

test('the favourite store leads and the others keep their order [delivery-13]', () => {
  expect(favouriteFirst(all, 3).map(({ addressId }) => addressId)).toEqual([3, 1, 2])
  expect(favouriteFirst(all, undefined)).toEqual(all)
})

test('an address reads as one line', () => {
  expect(addressLine(home)).toBe('Via Larga 8, 20122 Milano MI')
  expect(addressLine(address(4, { addressNumber: '' }))).toBe('Via Larga, 20122 Milano MI')
})

test('only what a person typed is theirs to change', () => {
  expect(all.filter(isOwn)).toEqual([home, office])
})

test('an address out of reach or put aside cannot be chosen', () => {
  expect(canChoose(home)).toBe(true)
  expect(canChoose(address(5, { covered: false }))).toBe(false)
  expect(canChoose(address(6, { active: 0 }))).toBe(false)
})
