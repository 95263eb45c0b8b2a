import { properCase } from '@bottega/rules/text/proper-case.ts'
import type { PlaceView } from '@bottega/contract/geo/geo.ts'
import type { FoundPlace } from './geocoder.ts'
import { townName } from './towns.ts'

export function presentFoundPlace({ town, street: typed, streetNumber, postalCode }: FoundPlace): PlaceView {
  const street = properCase(typed)
  const city = townName(town)
  const line = `${street} ${streetNumber}`.trim()
  const where = [postalCode, city, `(${town.province})`].filter((part) => part !== undefined).join(' ')
  return {
    label: line === '' ? where : `${line}, ${where}`,
    kind: line === '' ? 'town' : 'address',
    address1: street,
    addressNumber: streetNumber,
    city,
    province: town.province,
    ...(postalCode === undefined ? {} : { postalcode: postalCode }),
    latitude: town.latitude,
    longitude: town.longitude,
  }
}
