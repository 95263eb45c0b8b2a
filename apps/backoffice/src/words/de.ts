import forms from '../features/forms/words/de.json'
import content from '../features/content/words/de.json'
import offers from '../features/offers/words/de.json'
import tills from '../features/tills/words/de.json'
import reports from '../features/reports/words/de.json'
import returns from '../features/returns/words/de.json'
import rewards from '../features/rewards/words/de.json'
import vouchers from '../features/vouchers/words/de.json'
import products from '../features/products/words/de.json'
import system from '../features/system/words/de.json'
import slots from '../features/slots/words/de.json'
import customers from '../features/customers/words/de.json'
import picking from '../features/picking/words/de.json'
import orders from '../features/orders/words/de.json'
import search from '../features/search/words/de.json'
import today from '../features/today/words/de.json'
import payments from '../features/payments/words/de.json'
import audit from '../features/audit/words/de.json'
import invitation from '../features/invitation/words/de.json'
import accounts from '../features/accounts/words/de.json'
import shell from '../shell/words/de.json'
import signIn from '../features/sign-in/words/de.json'
import promotions from '../features/promotions/words/de.json'
import stock from '../features/stock/words/de.json'
import machineKeys from '../features/machine-keys/words/de.json'
import type { Messages } from './messages.ts'

export default {
  shell,
  signIn,
  accounts,
  invitation,
  audit,
  search,
  today,
  orders,
  payments,
  customers,
  vouchers,
  tills,
  reports,
  returns,
  rewards,
  offers,
  picking,
  machineKeys,
  slots,
  system,
  products,
  promotions,
  stock,
  content,
  forms,
} satisfies Messages
