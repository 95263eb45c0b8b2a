import type { creditAgreement } from '@bottega/api/trade/payments/credit/credit.tables.ts'
import type { personFiscal } from '@bottega/api/trade/billing/billing.tables.ts'
import type { userPaymentAuth } from '@bottega/api/trade/payments/saved-payments.tables.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { personIds, rossiCodes } from './demo-people.ts'

/** Credit limits of companies, by payment type. */
export const creditAgreementRows: readonly (typeof creditAgreement.$inferInsert)[] = [
  { userId: personIds.rossi, paymentTypeId: paymentType.deferred, limitCents: 1_500_00 },
  { userId: personIds.rossi, paymentTypeId: paymentType.consolidatedInvoice, limitCents: 3_000_00 },
]

const sandboxCard = { paymentTypeId: paymentType.card, provider: 'sandbox', brand: 'Visa' } as const

/** Cards saved at the sandbox provider: one that works and one it always declines. */
export const savedPaymentRows: readonly (typeof userPaymentAuth.$inferInsert & { id: number })[] = [
  {
    ...sandboxCard,
    id: 1,
    userId: personIds.marco,
    token: 'demo-card-accepted',
    lastDigits: '1111',
    expiresMonth: '2031-12',
  },
  {
    ...sandboxCard,
    id: 2,
    userId: personIds.marco,
    token: 'demo-card-declined',
    lastDigits: '0002',
    expiresMonth: '2030-06',
  },
]

export const billingRows: readonly (typeof personFiscal.$inferInsert)[] = [
  {
    userId: personIds.rossi,
    isDefault: true,
    name: 'Azienda Rossi srl',
    ...rossiCodes,
    street: 'Via Resia / Reschenstraße',
    streetNumber: '90',
    city: 'Bolzano / Bozen',
    province: 'BZ',
    postalCode: '39100',
  },
]
