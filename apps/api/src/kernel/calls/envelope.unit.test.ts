import { describe as describeCall, describedCalls } from '@bottega/contract/areas.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { addressBody } from '@bottega/contract/delivery/addresses.ts'
import { registerUser } from '@bottega/contract/registration/calls.ts'
import { languages } from '@bottega/rules/text/language.ts'
import { describe, expect, test } from 'vitest'
import { refusalEnvelope } from './envelope.ts'

const refusalOf = (fields: string, language: (typeof languages)[number] = 'it') => {
  const [error] = refusalEnvelope('error.request.invalid', { fields }, anonymousUser, language).response.errors
  return { text: error?.error ?? '', values: error?.values }
}

const isOfTheWire = (text: string) => /[a-z][A-Z]|_/.test(text.replaceAll('MwSt.', ''))

describe('a refusal of what was sent', () => {
  test.each([
    ['postalcode, address1', 'Alcuni dati non sono validi: CAP, via.'],
    ['items.0.quantity', 'Alcuni dati non sono validi: quantità.'],
    ['filter.order_id', 'Alcuni dati non sono validi: ordine.'],
    ['x_unknown', 'Alcuni dati non sono validi.'],
    ['', 'Alcuni dati non sono validi.'],
  ])('of the fields "%s" says: %s [contract-60]', (fields, text) => {
    expect(refusalOf(fields)).toEqual({ text, values: { fields } })
  })

  test('says what an address lacks as people say it [contract-61]', () => {
    const { response } = refusalEnvelope('error.address.incomplete', { fields: 'addressNumber' }, anonymousUser, 'de')
    expect(response.errorsMessage).toEqual(['Die Adresse ist unvollständig: Hausnummer.'])
    expect(response.errors[0]?.values).toEqual({ fields: 'addressNumber' })
  })

  test('names no field of any call by the name it has on the wire [contract-62]', () => {
    const schemas = [...describedCalls.values()].flatMap(({ schema: { query, body } }) => [query, body])
    const named = schemas.flatMap((schema) => Object.keys(schema?.properties ?? {}))
    const said = [...new Set(named)].flatMap((field) => languages.map((language) => refusalOf(field, language).text))
    expect(said.filter((text) => isOfTheWire(text))).toEqual([])
  })

  test('has a name for all that people type to register, and for an address [contract-63]', () => {
    // Answers to the shop's own pages, and places that no person types.
    const unsaid = new Set([
      'addressId',
      'addressType',
      'atOnce',
      'deliveryServiceId',
      'latitude',
      'longitude',
      'saveAnyway',
      'token',
    ])
    const typed = [addressBody, describeCall(registerUser).schema.body].flatMap((one) =>
      Object.keys(one?.properties ?? {}),
    )
    const nameless = typed.filter((field) => !unsaid.has(field) && !refusalOf(field).text.includes(': '))
    expect(nameless).toEqual([])
  })
})
