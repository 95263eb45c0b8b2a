import forms from '../features/forms/words/en.json'
import content from '../features/content/words/en.json'
import offers from '../features/offers/words/en.json'
import tills from '../features/tills/words/en.json'
import reports from '../features/reports/words/en.json'
import returns from '../features/returns/words/en.json'
import rewards from '../features/rewards/words/en.json'
import vouchers from '../features/vouchers/words/en.json'
import products from '../features/products/words/en.json'
import system from '../features/system/words/en.json'
import slots from '../features/slots/words/en.json'
import customers from '../features/customers/words/en.json'
import picking from '../features/picking/words/en.json'
import orders from '../features/orders/words/en.json'
import search from '../features/search/words/en.json'
import today from '../features/today/words/en.json'
import payments from '../features/payments/words/en.json'
import audit from '../features/audit/words/en.json'
import invitation from '../features/invitation/words/en.json'
import accounts from '../features/accounts/words/en.json'
import shell from '../shell/words/en.json'
import signIn from '../features/sign-in/words/en.json'
import promotions from '../features/promotions/words/en.json'
import stock from '../features/stock/words/en.json'
import machineKeys from '../features/machine-keys/words/en.json'
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
