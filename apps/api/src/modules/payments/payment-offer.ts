import { unattendedServices } from '@bottega/rules/delivery/delivery-services.ts'
import { mayPayWith, paymentType } from '@bottega/rules/payments/payment-types.ts'
import type { CustomerType } from '../../db/schema/people.ts'
import type { Shop } from '../../shop.ts'
import { ShopError } from '../../shop-error.ts'
import { providerNameFor } from './payments.service.ts'

/** What decides how somebody can pay. */
export interface PayingCart {
  customerType: CustomerType
  wantsInvoice: boolean
  deliveryServiceId: number | null
}

/** Ways of paying this shop has, the usual one first. */
const offered = [paymentType.card, paymentType.onDelivery] as const

/**
 * How a cart can be paid: only what somebody here really takes, what the law and the rules allow the payer, and money at
 * the door only where somebody stands there.
 */
export function paymentTypesFor(shop: Shop, paying: PayingCart): number[] {
  const { customerType, wantsInvoice, deliveryServiceId } = paying
  const payer = { isCompany: customerType !== 'private', wantsInvoice }
  const isUnattended = deliveryServiceId !== null && unattendedServices.has(deliveryServiceId)
  return offered.filter(
    (type) =>
      providerNameFor(shop, type) !== undefined &&
      mayPayWith(type, payer) &&
      !(type === paymentType.onDelivery && isUnattended),
  )
}

/** Who takes a payment of the type chosen. Throws `error.checkout.paymentTypeNotAllowed` where it is not offered. */
export function refuseUnlessPayable(shop: Shop, paying: PayingCart, paymentTypeId: number): string {
  const provider = providerNameFor(shop, paymentTypeId)
  if (provider === undefined || !paymentTypesFor(shop, paying).includes(paymentTypeId))
    throw new ShopError('error.checkout.paymentTypeNotAllowed')
  return provider
}
