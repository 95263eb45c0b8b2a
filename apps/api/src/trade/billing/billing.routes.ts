import * as calls from '@bottega/contract/billing/calls.ts'
import { customerOf, handlersOf } from '../../kernel/calls/call-handler.ts'
import { contactOf } from '../../places/identity/contact-of-shop.ts'
import {
  deleteFiscalPerson,
  type FiscalPerson,
  isCompany,
  myBilling,
  myFiscalPersons,
  saveFiscalPerson,
  saveMyBilling,
} from './billing.service.ts'
import { lotteryCodeOf, saveMyLotteryCode } from './lottery.service.ts'

const personView = ({ texts, ...person }: FiscalPerson) => ({ ...person, billing: texts })

/** (Account and after-sales, section 7, "Registration and account" and "Fiscal") */
export const billingHandlers = handlersOf(calls, {
  billingView: async ({ shop, visitor }) => {
    const user = customerOf(visitor)
    const { texts, complete } = await myBilling(shop.db, user)
    return { data: { billing: texts, complete, company: isCompany(user) } }
  },
  billingUpdate: async ({ shop, visitor, now }, { body }) => {
    const billing = await saveMyBilling(shop.db, customerOf(visitor), body, now)
    return { data: { billing }, infos: [{ code: 'info.checkout.billingSaved' }] }
  },
  personFiscalList: async ({ shop, visitor }) => {
    const user = customerOf(visitor)
    const persons = await myFiscalPersons(shop.db, user)
    return { data: { persons: persons.map(personView), company: isCompany(user) } }
  },
  personFiscalInsert: async ({ shop, visitor, now }, { body }) => {
    const { person_fiscal_id: personFiscalId, is_default: isDefault = false, ...texts } = body
    const person = await saveFiscalPerson(shop.db, customerOf(visitor), { personFiscalId, isDefault, texts }, now)
    return { data: { person: personView(person) }, infos: [{ code: 'info.checkout.billingSaved' }] }
  },
  personFiscalDelete: async ({ shop, visitor }, { query }) => {
    const persons = await deleteFiscalPerson(shop.db, customerOf(visitor), query.person_fiscal_id)
    return { data: { persons: persons.map(personView) } }
  },
  lotteryView: async ({ shop, visitor }) => {
    const code = await lotteryCodeOf(shop.db, customerOf(visitor).userId)
    const contact = contactOf(shop.config, (await shop.identity()).identity)
    return { data: { lotteryCode: code ?? '', tollFreeNumber: contact?.phone ?? '' } }
  },
  lotteryUpdate: async ({ shop, visitor }, { body }) => {
    const code = await saveMyLotteryCode(shop.db, customerOf(visitor), body.lottery_code)
    return { data: { lotteryCode: code ?? '' }, infos: [{ code: 'info.billing.lotterySaved' }] }
  },
})
