import { generalMessages } from './general-messages.ts'
import { articlesMessages, leafletsMessages } from './articles/messages.ts'
import {
  authMessages,
  captchaMessages,
  mfaMessages,
  samlMessages,
  signOnMessages,
  socialMessages,
} from './auth/messages.ts'
import { securityMessages } from './security/messages.ts'
import { companiesMessages, registrationMessages } from './registration/messages.ts'
import { backofficeMessages } from './backoffice/messages.ts'
import { catalogMessages } from './catalog/messages.ts'
import { cartMessages } from './cart/messages.ts'
import { dietMessages } from './diet/messages.ts'
import { billingMessages, documentsMessages, duesMessages, paymentMessages } from './billing/messages.ts'
import { personsMessages } from './persons/messages.ts'
import { staffContentMessages } from './staff-content/messages.ts'
import { staffProductsMessages } from './staff-products/messages.ts'
import { profileMessages } from './profile/messages.ts'
import { staffVouchersMessages, vouchersMessages } from './vouchers/messages.ts'
import { loyaltyMessages } from './loyalty/messages.ts'
import { liveFiguresMessages, systemMessages } from './live-figures/messages.ts'
import { listsMessages } from './lists/messages.ts'
import { deliveryMessages } from './delivery/messages.ts'
import { checkoutMessages } from './checkout/messages.ts'
import { formsMessages } from './forms/messages.ts'
import { offersMessages } from './offers/messages.ts'
import { staffCustomersMessages } from './staff-customers/messages.ts'
import { staffOrdersMessages } from './staff-orders/messages.ts'
import { ordersMessages } from './orders/messages.ts'
import { messagesMessages } from './messages/messages.ts'
import { returnsMessages } from './returns/messages.ts'
import { staffStockMessages } from './staff-stock/messages.ts'
import { staffSlotsMessages } from './staff-slots/messages.ts'
import { householdMessages } from './household/messages.ts'
import { standingOrdersMessages } from './standing-orders/messages.ts'
import { stockWishesMessages } from './stock-wishes/messages.ts'
import { tillsMessages } from './tills/messages.ts'
import { fulfilmentMessages } from './fulfilment/messages.ts'
import type { Message } from './message.ts'

/**
 * Every refusal and remark the shop can answer, from its areas. 419 is the ended session and nothing else; 400 what could
 * not be read at all; 403 and 429 the guards in front of the calls; every other refusal is a business answer under HTTP
 * 200. (Wire format, section 1; Shopping core, section 8)
 */
const messages = {
  ...generalMessages,
  ...articlesMessages,
  ...authMessages,
  ...mfaMessages,
  ...samlMessages,
  ...securityMessages,
  ...signOnMessages,
  ...socialMessages,
  ...captchaMessages,
  ...companiesMessages,
  ...backofficeMessages,
  ...catalogMessages,
  ...cartMessages,
  ...dietMessages,
  ...paymentMessages,
  ...personsMessages,
  ...staffContentMessages,
  ...staffProductsMessages,
  ...profileMessages,
  ...staffVouchersMessages,
  ...vouchersMessages,
  ...loyaltyMessages,
  ...leafletsMessages,
  ...liveFiguresMessages,
  ...listsMessages,
  ...deliveryMessages,
  ...checkoutMessages,
  ...formsMessages,
  ...offersMessages,
  ...staffCustomersMessages,
  ...staffOrdersMessages,
  ...ordersMessages,
  ...fulfilmentMessages,
  ...tillsMessages,
  ...staffSlotsMessages,
  ...staffStockMessages,
  ...householdMessages,
  ...standingOrdersMessages,
  ...stockWishesMessages,
  ...systemMessages,
  ...billingMessages,
  ...registrationMessages,
  ...messagesMessages,
  ...returnsMessages,
  ...documentsMessages,
  ...duesMessages,
}

export type MessageCode = keyof typeof messages

export const messageOf = (code: MessageCode): Message => messages[code]

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(messages, code)

/** HTTP status of a refusal: the guards answer with their own, business refusals under 200. */
export function httpStatus(code: MessageCode): number {
  const { status } = messageOf(code)
  return status >= 400 ? status : 200
}
