import { type AddressBody, type AddressView, addressTypeIds } from '@bottega/contract/delivery/addresses.ts'
import { doorWish } from '@bottega/rules/delivery/at-the-door.ts'
import { streetOf } from '@bottega/rules/delivery/address-name.ts'
import { properCase } from '@bottega/rules/text/proper-case.ts'
import { plainLine } from '@bottega/rules/text/plain-line.ts'
import type { ListedAddress } from './addresses.repository.ts'
import { type AddressForm, homeServiceId } from './addresses.service.ts'

export function presentAddress(row: ListedAddress): AddressView {
  return {
    addressId: row.id,
    addressType: row.type,
    addressTypeId: addressTypeIds[row.type],
    addressName: row.name,
    address1: row.street,
    addressNumber: row.streetNumber,
    city: row.city,
    province: row.province,
    postalcode: row.postalCode,
    ...(row.doorbell === null ? {} : { doorbell: row.doorbell }),
    ...(row.notes === null ? {} : { notes: row.notes }),
    ...(row.phone === null ? {} : { phone: row.phone }),
    ...row.door,
    ...(row.latitude === null ? {} : { latitude: row.latitude }),
    ...(row.longitude === null ? {} : { longitude: row.longitude }),
    active: row.active ? 1 : 0,
    selected: row.selected,
    validated: row.storeId !== null || row.validated,
    covered: row.covered,
    deliveryServiceId: row.deliveryServiceId,
    ...(row.storeId === null ? {} : { storeId: row.storeId }),
    ...(row.metres === undefined ? {} : { distance: Math.round(row.metres) }),
    addressClass: row.cooperative === null ? [] : [cooperativeClass(row.cooperative)],
  }
}

/** The mark of a cooperative; group 1 holds them. */
function cooperativeClass({ id, name }: { id: number; name: string }): AddressView['addressClass'][number] {
  const iconSource = `/logos/cooperative-${id}.svg`
  return { addressClassId: id, name, iconSource, addressClassGroup: { addressClassGroupId: 1 } }
}

const line = (text: string | undefined) => plainLine(text ?? '')
const optional = (text: string | undefined) => line(text) || null

/** Nothing where the body names nothing of the door: what is stored stays. */
function doorOf(body: Pick<AddressBody, 'floor' | 'lift' | 'ifAbsent' | 'neighbour'>) {
  const { floor, lift, ifAbsent, neighbour } = body
  const named = [floor, lift, ifAbsent, neighbour].some((field) => field !== undefined)
  return named ? { door: doorWish({ floor: line(floor), lift, ifAbsent, neighbour: line(neighbour) }) } : {}
}

/** The wire's body as an address; one without a name is called by its street. */
export function addressFormOf(body: AddressBody): AddressForm {
  const street = properCase(line(body.address1))
  const streetNumber = line(body.addressNumber)
  return {
    addressId: body.addressId,
    type: body.addressType ?? 'home',
    deliveryServiceId: body.deliveryServiceId ?? homeServiceId,
    name: line(body.addressName) || streetOf({ street, number: streetNumber }),
    street,
    streetNumber,
    city: properCase(line(body.city)),
    province: line(body.province).toUpperCase(),
    postalCode: line(body.postalcode),
    doorbell: optional(body.doorbell),
    notes: optional(body.notes),
    phone: optional(body.phone),
    ...doorOf(body),
    latitude: body.latitude ?? null,
    longitude: body.longitude ?? null,
  }
}
