/**
 * Every refusal and remark the shop can answer, with the envelope status it carries. 419 is the ended session and
 * nothing else; 400 what could not be read at all; 403/429 the guards at the door; every other refusal is a business
 * answer under HTTP 200. (wire-format, section 1; document 1, section 8)
 */
export const codes = {
  'error.general': 500,
  'error.request.invalid': 400,
  'error.request.malformed': 400,
  'error.request.tooLarge': 413,
  'error.request.mediaType': 415,
  'error.request.notFound': 404,
  'error.request.cardNumber': 400,
  'error.request.forbidden': 403,
  'error.request.crossSite': 403,
  'error.request.tooMany': 429,
  'error.service.unavailable': 503,
  'error.session.expired': 419,
  'error.login.wrong': 2,
  'error.login.tooMany': 2,
  'error.product.notFound': 2,
  'error.product.notAvailable': 2,
  'error.icsmallcart.error.product.not.available': 2,
  'error.category.notFound': 2,
  'error.cart.notFound': 2,
  'error.cart.itemNotFound': 2,
  'error.cart.addressRequired': 2,
  'error.cart.timeslotRequired': 2,
  'error.cart.quantityInvalid': 2,
  'error.cart.optionRequired': 2,
  'error.cart.infoNotAllowed': 2,
  'error.cart.locked': 2,
  'error.cart.empty': 2,
  'errors.minAcq': 2,
  'errors.maxAcq': 2,
  'error.store.notFound': 2,
  'error.address.notFound': 2,
  'error.address.incomplete': 2,
  'error.address.notCovered': 2,
  'error.address.inUse': 2,
  'error.address.notValidated': 3,
  'error.timeslot.notFound': 2,
  'error.timeslot.full': 2,
  'error.timeslot.closed': 2,
  'error.timeslot.holdExpired': 2,
  'error.timeslot.leadTime': 2,
  'error.timeslot.dayLock': 2,
  'error.timeslot.cutoff': 2,
  'error.checkout.minimumNotReached': 2,
  'error.checkout.cartChanged': 2,
  'error.checkout.paymentTypeNotAllowed': 2,
  'error.checkout.paymentDeclined': 2,
  'error.checkout.paymentPending': 2,
  'error.checkout.adultsOnlyLocker': 2,
  'error.checkout.ageUnconfirmed': 2,
  'error.checkout.previewedPrices': 2,
  'error.order.notFound': 2,
  'error.order.notCancellable': 2,
  'error.order.notPayable': 2,
  'msg.cart.availability.errors': 0,
  'info.cart.changetimeslot.recalculated': 0,
  'warning.cart.quantityLimited': 0,
  'warning.cart.quantityRounded': 0,
  'warning.cart.stockLimited': 0,
  'warning.cart.classLimited': 0,
  'warning.cart.notAllAdded': 0,
  'info.order.cancelled': 0,
  'info.address.saved': 0,
  'info.address.deleted': 0,
} as const satisfies Record<string, number>

export type MessageCode = keyof typeof codes

/** HTTP status of a refusal: the guards answer with their own, business refusals under 200. */
export function httpStatus(code: MessageCode): number {
  const status = codes[code]
  return status >= 400 ? status : 200
}
