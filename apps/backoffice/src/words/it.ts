import forms from '../features/forms/words/it.json'
import content from '../features/content/words/it.json'
import offers from '../features/offers/words/it.json'
import tills from '../features/tills/words/it.json'
import reports from '../features/reports/words/it.json'
import returns from '../features/returns/words/it.json'
import rewards from '../features/rewards/words/it.json'
import vouchers from '../features/vouchers/words/it.json'
import products from '../features/products/words/it.json'
import promotions from '../features/promotions/words/it.json'
import stock from '../features/stock/words/it.json'
import machineKeys from '../features/machine-keys/words/it.json'
import system from '../features/system/words/it.json'
import slots from '../features/slots/words/it.json'
import customers from '../features/customers/words/it.json'
import picking from '../features/picking/words/it.json'
import orders from '../features/orders/words/it.json'
import search from '../features/search/words/it.json'
import today from '../features/today/words/it.json'
import payments from '../features/payments/words/it.json'
import audit from '../features/audit/words/it.json'
import invitation from '../features/invitation/words/it.json'
import accounts from '../features/accounts/words/it.json'
import shell from '../shell/words/it.json'
import signIn from '../features/sign-in/words/it.json'

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
}
