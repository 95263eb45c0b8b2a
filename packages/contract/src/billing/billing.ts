import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { codeText, freeText } from '../text-fields.ts'

const text = (maxLength: number) => freeText({ maxLength })

/** The recipient of invoices; texts that are not needed are empty. */
const billingSchema = Type.Object({
  name: text(120),
  fiscalCode: text(16),
  vatNumber: text(25),
  sdiCode: text(7),
  pec: text(120),
  street: text(120),
  streetNumber: text(12),
  postalCode: text(10),
  city: text(80),
  province: text(40),
  country: Type.Optional(freeText({ maxLength: 2, description: 'ISO 3166; Italy where it is missing' })),
  cig: Type.Optional(freeText({ maxLength: 10, description: 'Of public bodies: the tender' })),
  cup: Type.Optional(
    freeText({ maxLength: 15, pattern: '^([A-Za-z].*)?$', description: 'Of public bodies: the project' }),
  ),
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

const personSchema = Type.Object({
  personFiscalId: Type.Integer(),
  isDefault: Type.Boolean(),
  complete: Type.Boolean({ description: 'Whether an invoice can be made out with it' }),
  billing: billingSchema,
})
export type FiscalPersonView = Static<typeof personSchema>

export const personFiscalList = callSchema({
  summary: 'Everybody I have invoices made out to, the default first',
  reply: Type.Object({ persons: Type.Array(personSchema), company: Type.Boolean() }),
  refusals: [],
})

export const personFiscalInsert = callSchema({
  summary: 'Save a fiscal person: a new one, or the one named; the first is the default',
  body: Type.Object({
    ...billingSchema.properties,
    person_fiscal_id: Type.Optional(idSchema()),
    is_default: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ person: personSchema }),
  refusals: ['error.checkout.missing_billing_data', 'error.billing.personNotFound', 'error.billing.tooManyPersons'],
})

export const personFiscalDelete = callSchema({
  summary: 'Delete a fiscal person; orders and invoices keep their copy',
  query: Type.Object({ person_fiscal_id: idSchema() }),
  reply: Type.Object({ persons: Type.Array(personSchema) }),
  refusals: ['error.billing.personNotFound'],
})

export const lotteryView = callSchema({
  summary: 'My code of the receipts lottery, empty where I take no part',
  reply: Type.Object({
    lotteryCode: Type.String(),
    tollFreeNumber: Type.String({ description: 'To call when a code cannot be saved; empty where there is none' }),
  }),
  refusals: [],
})

export const lotteryUpdate = callSchema({
  summary: 'Save my code of the receipts lottery; an empty one takes part no longer',
  body: Type.Object({ lottery_code: codeText({ maxLength: 20 }) }),
  reply: Type.Object({ lotteryCode: Type.String() }),
  refusals: ['error.billing.lotteryCode', 'error.billing.lotteryBusiness'],
})
