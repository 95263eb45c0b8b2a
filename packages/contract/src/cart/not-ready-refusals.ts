import type { MessageCode } from '../codes.ts'

/** The refusals of a cart, or of an order being changed, that cannot be bought yet. */
export const notReadyRefusals = [
  'error.cart.empty',
  'error.cart.addressRequired',
  'error.cart.timeslotRequired',
  'error.timeslot.holdExpired',
  'error.timeslot.closed',
  'error.icsmallcart.error.product.not.available',
  'msg.cart.availability.errors',
  'error.checkout.minimumNotReached',
  'error.checkout.adultsOnlyLocker',
  'error.checkout.ageUnconfirmed',
  'error.checkout.previewedPrices',
  'error.checkout.consentsMissing',
  'error.checkout.businessRejected',
  'error.checkout.missing_billing_data',
] as const satisfies readonly MessageCode[]
