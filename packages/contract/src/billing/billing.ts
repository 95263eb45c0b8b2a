import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { freeText } from '../text-fields.ts'

const text = (maxLength: number) => freeText({ maxLength })

/** Whom invoices are made out to; texts that are not needed are empty. */
const billingSchema = Type.Object({
  name: text(120),
  fiscalCode: text(16),
  vatNumber: text(13),
  sdiCode: text(7),
  pec: text(120),
  street: text(120),
  streetNumber: text(12),
  postalCode: text(10),
  city: text(80),
  province: text(40),
})
export type BillingView = Static<typeof billingSchema>

export const billingView = callSchema({
  summary: 'My billing data, and whether an invoice can be made out with them',
  reply: Type.Object({ billing: billingSchema, complete: Type.Boolean(), company: Type.Boolean() }),
  refusals: [],
})

/** (Account and after-sales, section 7: update_billing_address) */
export const billingUpdate = callSchema({
  summary: 'Save my billing data',
  body: billingSchema,
  reply: Type.Object({ billing: billingSchema }),
  refusals: ['error.checkout.missing_billing_data'],
})
