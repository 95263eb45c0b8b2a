import type { AddressBody, AddressView } from '@bottega/contract/delivery/addresses.ts'
import { formText } from '../../../../lib/words/form-text.ts'
import { readDoor } from '../../../places/door/door-form.ts'
import { postalCode } from '@bottega/rules/validators/codes.ts'
import { phone } from '@bottega/rules/validators/phone.ts'
import { required } from '@bottega/rules/validators/presence.ts'
import { every, passed, type Validator, type Verdict } from '@bottega/rules/validators/verdict.ts'

/** The text fields of the form, in their order. */
export const addressFields = [
  'addressName',
  'address1',
  'addressNumber',
  'postalcode',
  'city',
  'province',
  'doorbell',
  'phone',
  'notes',
] as const
export type AddressField = (typeof addressFields)[number]
export type AddressVerdicts = Partial<Record<AddressField, Verdict>>

/** The limits of the contract. */
export const maximumLength: Record<AddressField, number> = {
  addressName: 60,
  address1: 120,
  addressNumber: 12,
  postalcode: 5,
  city: 80,
  province: 2,
  doorbell: 60,
  phone: 30,
  notes: 250,
}

const rules: Partial<Record<AddressField, Validator>> = {
  address1: required,
  addressNumber: required,
  postalcode: every(required, postalCode),
  city: required,
  province: required,
  phone,
}

export const isRequired = (field: AddressField) => rules[field] !== undefined && field !== 'phone'

/** The fields that say where an address is. */
const placeFields = ['address1', 'addressNumber', 'postalcode', 'city'] as const

/** A place whose position is known: one chosen from the list, or the address that is changed. */
export type Placed = Partial<Pick<AddressView, (typeof placeFields)[number] | 'latitude' | 'longitude'>>

/** The body of the call from a form, with the position of `placed` where the address is still that one. */
export function addressOf(
  form: FormData,
  known: AddressView | undefined,
  deliveryServiceId: number,
  placed: Placed | undefined = known,
): AddressBody {
  const text = (field: AddressField) => formText(form, field).trim()
  const texts = Object.fromEntries(addressFields.map((field) => [field, text(field)]))
  return {
    ...texts,
    ...readDoor(form),
    province: text('province').toUpperCase(),
    addressType: form.get('addressType') === 'work' ? 'work' : 'home',
    deliveryServiceId: known?.deliveryServiceId ?? deliveryServiceId,
    ...(known && { addressId: known.addressId }),
    ...(placed?.latitude !== undefined &&
      placeFields.every((field) => placed[field] === text(field)) && {
        latitude: placed.latitude,
        longitude: placed.longitude,
      }),
  }
}

/** The checks of the form before the call; empty when all is valid. (Shopping core, section 5) */
export function checkAddressForm(body: AddressBody): AddressVerdicts {
  const verdicts = addressFields.map((field) => [field, rules[field]?.(body[field] ?? '') ?? passed] as const)
  return Object.fromEntries(verdicts.filter(([, verdict]) => !verdict.ok))
}

/** The fields an "incomplete" of the shop names, as verdicts of this form. */
export function incompleteFields(fields: string | number | undefined): AddressVerdicts {
  const named = String(fields ?? '').split(/,\s*/)
  return Object.fromEntries(
    addressFields.filter((field) => named.includes(field)).map((field) => [field, required('')]),
  )
}
