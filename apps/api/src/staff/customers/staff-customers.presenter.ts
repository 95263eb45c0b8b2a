import type { StaffCustomer, StaffCustomerRow } from '@bottega/contract/staff-customers/staff-customers.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { voucherState } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { consentVersionNow, profileConsents } from '@bottega/rules/people/consents.ts'
import { consentGiven, storeOfConsent } from '@bottega/rules/delivery/store-consent.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { approvalDays, customerState } from '@bottega/rules/people/account-state.ts'
import { nameOf } from '../../kernel/visitor.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import type { CustomerRow } from './staff-customers.repository.ts'
import type { Customer } from './staff-customers.service.ts'

export const stateOf = ({ account, closedAt, erasedAt }: CustomerRow) =>
  customerState({ ...account, closedAt, erasedAt })

export const phoneOf = ({ mobilePhone, phone }: CustomerRow['account']) => mobilePhone ?? phone ?? ''

export function presentRow(row: CustomerRow & { tags: readonly string[] }): StaffCustomerRow {
  const { account, orders } = row
  return {
    userId: account.id,
    name: nameOf(account),
    customerType: account.customerType,
    company: account.companyName ?? '',
    email: account.email,
    phone: phoneOf(account),
    state: stateOf(row),
    orders,
    since: account.createdAt.toISOString(),
    tags: [...row.tags],
  }
}

const filled = (texts: readonly (string | null)[]) => texts.filter((text) => text !== null && text !== '') as string[]

function presentBusiness({ account }: CustomerRow): Pick<StaffCustomer, 'business'> {
  if (account.customerType === 'private') return {}
  const { businessApproval: state, businessApprovalAt: since } = account
  const approval = state === null || since === null ? undefined : { state, since: since.toISOString() }
  return {
    business: {
      companyName: account.companyName ?? '',
      vatNumber: account.vatNumber ?? '',
      fiscalCode: account.fiscalCode ?? '',
      sdiCode: account.sdiCode ?? '',
      pec: account.pec ?? '',
      ...(approval !== undefined && {
        approval: since !== null && state === 'waiting' ? { ...approval, dueBy: approvalDays(since).latest } : approval,
      }),
    },
  }
}

/** Every consent of an account, answered or not, and the notices of stores that were answered. */
function presentConsents({ consents }: Customer): StaffCustomer['consents'] {
  const ofAccount = profileConsents.map(({ personInfoTypeId, kind }) => ({ personInfoTypeId, kind }))
  const storeTypes = new Set(consents.map(({ personInfoTypeId }) => personInfoTypeId))
  const ofStores = [...storeTypes].flatMap((personInfoTypeId) => {
    const storeId = storeOfConsent(personInfoTypeId)
    return storeId === undefined ? [] : [{ personInfoTypeId, kind: 'store' as const, storeId }]
  })
  return [...ofAccount, ...ofStores].map((consent) => {
    const answers = consents.filter(({ personInfoTypeId }) => personInfoTypeId === consent.personInfoTypeId)
    const [last] = answers
    return Object.assign(consent, {
      given: last?.value === consentGiven && last.textVersion === consentVersionNow(consent.personInfoTypeId),
      answers: answers.map(({ createdAt, value, textVersion, language, wording }) => ({
        at: createdAt.toISOString(),
        given: value === consentGiven,
        textVersion,
        language,
        wording: wording ?? '',
      })),
    })
  })
}

function presentVouchers({ vouchers }: Customer, language: Language, now: Date): StaffCustomer['vouchers'] {
  return vouchers.map((held) => {
    const left = held.pieces.reduce((sum, { balance }) => sum + balance, 0)
    const { code, discountKind, discount, validFrom, validUntil } = held
    return {
      code,
      name: textIn(language, held.name),
      discountKind,
      discount: discountKind === 'amount' ? eurosFromCents(discount) : discount,
      minimumSpend: eurosFromCents(held.minimumSpendCents),
      state: voucherState({ ...held, balance: left }, shopDate(now)),
      left,
      validFrom,
      ...(validUntil !== null && { validUntil }),
      orderIds: held.pieces.flatMap(({ orderId }) => orderId ?? []),
    }
  })
}

/** The whitelist from everything about a customer to what staff see. */
export function presentCustomer(customer: Customer, language: Language, now: Date): StaffCustomer {
  const { account, card } = customer
  return {
    userId: account.id,
    name: nameOf(account),
    customerType: account.customerType,
    state: stateOf(customer),
    login: account.login,
    email: account.email,
    phones: [...new Set(filled([account.mobilePhone, account.phone]))],
    language: account.language,
    since: account.createdAt.toISOString(),
    member: account.member,
    ...(card !== undefined && { card: card.number }),
    ...presentBusiness(customer),
    consents: presentConsents(customer),
    tags: [...customer.tags],
    tagsInUse: customer.tagsInUse,
    notes: customer.notes.map(({ id: noteId, at, staffName, body, onOrders }) => ({
      noteId,
      at: at.toISOString(),
      staffName,
      body,
      onOrders,
    })),
    vouchers: presentVouchers(customer, language, now),
  }
}
