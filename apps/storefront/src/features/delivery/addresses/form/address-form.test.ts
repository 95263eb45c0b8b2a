import { describe, expect, test } from 'vitest'
import { addressOf, checkAddressForm, incompleteFields } from './address-form.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const complete = { address1: ' Via Larga ', addressNumber: '8', postalcode: '20122', city: 'Milano', province: 'mi' }
const wrongFields = (fields: Record<string, string>) =>
  Object.keys(checkAddressForm(addressOf(form(fields), undefined, 2)))

describe('the address form', () => {
  test('needs street, number, postcode, city and province, and nothing else', () => {
    expect(wrongFields({})).toEqual(['address1', 'addressNumber', 'postalcode', 'city', 'province'])
    expect(wrongFields(complete)).toEqual([])
  })

  test('reads a postcode and, where given, a phone', () => {
    expect(wrongFields({ ...complete, postalcode: '2012' })).toEqual([])
    expect(wrongFields({ ...complete, postalcode: '201' })).toEqual(['postalcode'])
    expect(wrongFields({ ...complete, phone: 'casa' })).toEqual(['phone'])
  })

  test('sends trimmed texts, the province in capitals, and the id of an address that is changed', () => {
    expect(addressOf(form({ ...complete, addressType: 'work' }), undefined, 2)).toMatchObject({
      address1: 'Via Larga',
      province: 'MI',
      addressType: 'work',
      deliveryServiceId: 2,
    })
    const known = { addressId: 7, deliveryServiceId: 2 } as Parameters<typeof addressOf>[1]
    expect(addressOf(form(complete), known, 9)).toMatchObject({
      addressId: 7,
      deliveryServiceId: 2,
      addressType: 'home',
    })
  })
})

test('what the shop calls incomplete is marked where it stands', () => {
  expect(Object.keys(incompleteFields('address1, city'))).toEqual(['address1', 'city'])
  expect(incompleteFields(undefined)).toEqual({})
})

test('the position of a place goes along while the address is that place, and not once it is another', () => {
  const place = { ...complete, address1: 'Via Larga', latitude: 45.46, longitude: 9.19 }
  const position = { latitude: 45.46, longitude: 9.19 }
  expect(addressOf(form(complete), undefined, 2, place)).toMatchObject(position)
  for (const other of [{ address1: 'Via Torino' }, { addressNumber: '9' }, { postalcode: '20123' }, { city: 'Monza' }])
    expect(addressOf(form({ ...complete, ...other }), undefined, 2, place)).not.toHaveProperty('latitude')
  expect(addressOf(form(complete), undefined, 2, { ...complete, address1: 'Via Larga' })).not.toHaveProperty('latitude')
})
