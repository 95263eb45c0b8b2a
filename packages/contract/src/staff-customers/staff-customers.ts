import { Type, type Static } from 'typebox'
import { voucherStates } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { consentKinds } from '@bottega/rules/people/consents.ts'
import { onAccountTypes } from '@bottega/rules/payments/credit.ts'
import { customerStates } from '@bottega/rules/people/account-state.ts'
import { longestTag } from '@bottega/rules/people/customer-tags.ts'
import { personSorts } from '@bottega/rules/people/person-sorts.ts'
import { customerTypes } from '@bottega/rules/people/registration.ts'
import { callSchema, fileSchema } from '../call-schema.ts'
import { euro, fileFormat, idSchema, pageSchema } from '../common.ts'
import { dueSchema } from '../dues/dues.ts'
import { codeText, freeText, searchText } from '../text-fields.ts'

const instant = () => Type.String({ description: 'ISO instant' })
const day = () => Type.String({ description: 'yyyy-MM-dd' })

const tag = () => freeText({ minLength: 1, maxLength: longestTag })
const tagsInUse = () =>
  Type.Array(Type.String(), { maxItems: 200, description: 'The tags that customers of the own stores have' })

const customerRowSchema = Type.Object({
  userId: Type.Integer(),
  name: Type.String(),
  customerType: Type.Enum([...customerTypes]),
  company: Type.String({ description: 'Empty for private customers' }),
  email: Type.String(),
  phone: Type.String(),
  state: Type.Enum([...customerStates]),
  orders: Type.Integer(),
  since: instant(),
  tags: Type.Array(Type.String()),
})
export type StaffCustomerRow = Static<typeof customerRowSchema>

export const staffCustomers = callSchema({
  summary: 'Search customers by name, e-mail, phone, company, VAT number, loyalty card or number',
  query: Type.Object({
    q: Type.Optional(searchText({ maxLength: 100 })),
    tag: Type.Optional(searchText({ maxLength: longestTag, description: 'Those with this tag alone' })),
    sort: Type.Optional(Type.Enum([...personSorts], { description: 'Default newest' })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  reply: Type.Object({ customers: Type.Array(customerRowSchema), page: pageSchema, tags: tagsInUse() }),
  refusals: ['error.request.tooMany'],
})

export const staffCustomersFile = callSchema({
  summary:
    'All customers the search finds, the newest first, as a table for spreadsheets in the language of the reader',
  query: Type.Object({
    q: Type.Optional(searchText({ maxLength: 100 })),
    tag: Type.Optional(searchText({ maxLength: longestTag, description: 'Those with this tag alone' })),
    format: fileFormat(),
  }),
  reply: fileSchema,
  refusals: ['error.request.tooMany'],
})

const consentSchema = Type.Object({
  personInfoTypeId: Type.Integer(),
  kind: Type.Enum([...consentKinds, 'store'], { description: 'Of the account, or the notice of a store' }),
  storeId: Type.Optional(Type.Integer()),
  given: Type.Boolean({ description: 'Whether a yes to the wording of now holds' }),
  answers: Type.Array(
    Type.Object({
      at: instant(),
      given: Type.Boolean(),
      textVersion: Type.String(),
      language: Type.String(),
      wording: Type.String({ description: 'What was read; empty where it was not stored' }),
    }),
    { description: 'The latest first: who answered what, when, to which text' },
  ),
})

const voucherSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  discount: Type.Number({ description: 'Euros, or percent' }),
  discountKind: Type.Enum(['amount', 'percent']),
  minimumSpend: euro(),
  state: Type.Enum([...voucherStates]),
  left: Type.Integer({ description: 'Uses the customer has left' }),
  validFrom: day(),
  validUntil: Type.Optional(day()),
  orderIds: Type.Array(Type.Integer(), { description: 'Orders that used it' }),
})

const customerSchema = Type.Object({
  userId: Type.Integer(),
  name: Type.String(),
  customerType: Type.String(),
  state: Type.Enum([...customerStates]),
  login: Type.String(),
  email: Type.String(),
  phones: Type.Array(Type.String()),
  language: Type.String(),
  since: instant(),
  member: Type.Boolean(),
  card: Type.Optional(Type.String({ description: 'Number of the loyalty card' })),
  business: Type.Optional(
    Type.Object({
      companyName: Type.String(),
      vatNumber: Type.String(),
      fiscalCode: Type.String(),
      sdiCode: Type.String(),
      pec: Type.String(),
      approval: Type.Optional(
        Type.Object({
          state: Type.Enum(['waiting', 'approved', 'rejected']),
          since: instant(),
          dueBy: Type.Optional(day()),
        }),
      ),
    }),
  ),
  consents: Type.Array(consentSchema),
  vouchers: Type.Array(voucherSchema),
  tags: Type.Array(Type.String(), { description: 'Short labels of staff, for staff' }),
  tagsInUse: tagsInUse(),
  notes: Type.Array(
    Type.Object({
      noteId: Type.Integer(),
      at: instant(),
      staffName: Type.String(),
      body: Type.String(),
      onOrders: Type.Boolean({ description: 'Shown with each order of the customer, to pickers and drivers too' }),
    }),
    { description: 'Of colleagues for colleagues, the oldest first' },
  ),
})
export type StaffCustomer = Static<typeof customerSchema>

export const staffCustomer = callSchema({
  summary: 'A customer: contact, state, consents with their proof, vouchers',
  query: Type.Object({ user_id: idSchema() }),
  reply: Type.Object({ customer: customerSchema }),
  refusals: ['error.staff.customerNotFound'],
})

export const staffNoteCustomer = callSchema({
  summary: 'Write a note about a customer, for colleagues; it goes with the account and stands in a copy of its data',
  body: Type.Object({
    user_id: idSchema(),
    body: freeText({ minLength: 1, maxLength: 500 }),
    on_orders: Type.Boolean({ description: 'Show it with each order of the customer' }),
  }),
  reply: Type.Object({ customer: customerSchema }),
  refusals: ['error.staff.customerNotFound'],
})

export const staffUnnoteCustomer = callSchema({
  summary: 'Delete a note about a customer; a note that is gone already stays gone',
  body: Type.Object({ user_id: idSchema(), note_id: idSchema() }),
  reply: Type.Object({ customer: customerSchema }),
  refusals: ['error.staff.customerNotFound'],
})

export const staffTagCustomer = callSchema({
  summary: 'Put a tag on a customer; it goes with the account and stands in a copy of its data',
  body: Type.Object({ user_id: idSchema(), tag: tag() }),
  reply: Type.Object({ customer: customerSchema }),
  refusals: ['error.staff.customerNotFound', 'error.desk.tooManyTags'],
})

export const staffUntagCustomer = callSchema({
  summary: 'Take a tag off a customer; one that is gone already stays gone',
  body: Type.Object({ user_id: idSchema(), tag: tag() }),
  reply: Type.Object({ customer: customerSchema }),
  refusals: ['error.staff.customerNotFound'],
})

const requestFields = {
  userId: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  askedAt: instant(),
  dueAt: Type.String({ description: 'ISO instant: five days after it was asked for' }),
}

const deletionSchema = Type.Object({
  ...requestFields,
  state: Type.Enum(['asked', 'closed'], { description: 'Waits for the link of the mail; closed, and erased in time' }),
  eraseAfter: Type.Optional(instant()),
  openOrders: Type.Integer({ description: 'Orders that hold it back' }),
})
const exportSchema = Type.Object({ requestId: Type.Integer(), ...requestFields })

const requestsSchema = Type.Object({ deletions: Type.Array(deletionSchema), exports: Type.Array(exportSchema) })
export type StaffRequests = Static<typeof requestsSchema>

export const staffRequests = callSchema({
  summary: 'Requests to delete an account or to have a copy of its data that are open, the oldest first',
  reply: requestsSchema,
  refusals: [],
})

const reason = () => freeText({ minLength: 3, maxLength: 300 })

export const staffAskDeletion = callSchema({
  summary: 'A customer asked staff to delete the account: they get the mail by which they confirm it themselves',
  body: Type.Object({ user_id: idSchema(), reason: reason() }),
  reply: Type.Object({}),
  refusals: [
    'error.staff.customerNotFound',
    'error.account.openOrders',
    'error.account.unpaidDues',
    'error.request.tooMany',
  ],
})

export const staffAskExport = callSchema({
  summary: 'A customer asked staff for a copy of their data: they get the mail that leads to it',
  body: Type.Object({ user_id: idSchema(), reason: reason() }),
  reply: Type.Object({}),
  refusals: ['error.staff.customerNotFound', 'error.desk.exportAsked', 'error.request.tooMany'],
})

export const staffCloseExport = callSchema({
  summary: 'End a request for a copy of the data, with the reason',
  body: Type.Object({ request_id: idSchema(), reason: reason() }),
  reply: requestsSchema,
  refusals: ['error.desk.requestEnded'],
})

const onAccountType = () =>
  Type.Enum([...onAccountTypes], { description: '11 pays each invoice later, 101 one invoice a month' })

const creditSchema = Type.Object({
  version: Type.Integer({ description: 'A change names the version it saw' }),
  mayAgree: Type.Boolean({ description: 'A business whose account is approved' }),
  accounts: Type.Array(
    Type.Object({
      paymentTypeId: onAccountType(),
      offered: Type.Boolean({ description: 'Whether this site has the payment type' }),
      owed: euro('Ordered or invoiced and not paid yet'),
      agreement: Type.Optional(Type.Object({ limit: euro(), termDays: Type.Integer() })),
    }),
  ),
})
export type StaffCredit = Static<typeof creditSchema>
export type StaffCreditAccount = StaffCredit['accounts'][number]

const wholeCredit = Type.Object({ credit: creditSchema })
const seenCredit = {
  user_id: idSchema(),
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  payment_type_id: onAccountType(),
}

export const staffCredit = callSchema({
  summary: 'What a customer may pay later, and what they owe',
  query: Type.Object({ user_id: idSchema() }),
  reply: wholeCredit,
  refusals: ['error.staff.customerNotFound'],
})

export const staffCreditSet = callSchema({
  summary: 'Agree with a company on a limit and a term for one way of paying later, or change them',
  body: Type.Object({
    ...seenCredit,
    limit_cents: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
    term_days: Type.Integer({ minimum: 0, maximum: 120, description: 'From an invoice until it is to be paid' }),
  }),
  reply: wholeCredit,
  refusals: [
    'error.staff.customerNotFound',
    'error.staff.changedMeanwhile',
    'error.desk.creditNotApproved',
    'error.desk.creditNotHere',
    'error.desk.creditBelowOwed',
  ],
})

export const staffCreditEnd = callSchema({
  summary: 'End an agreement, with the reason: nothing more is bought on it, what is owed is still to be paid',
  body: Type.Object({ ...seenCredit, reason: reason() }),
  reply: wholeCredit,
  refusals: ['error.staff.customerNotFound', 'error.staff.changedMeanwhile', 'error.desk.creditEnded'],
})

const wholeDues = Type.Object({ dues: Type.Array(dueSchema) })

export const staffDues = callSchema({
  summary: 'What a customer owes for documents and has not paid, the oldest first',
  query: Type.Object({ user_id: idSchema() }),
  reply: wholeDues,
  refusals: ['error.staff.customerNotFound'],
})

export const staffDueReceived = callSchema({
  summary: 'Enter a bank transfer that came in for a due: it is settled, and the credit is free again',
  body: Type.Object({
    user_id: idSchema(),
    payment_due_id: idSchema(),
    cents: Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'As on the statement of the bank' }),
    reference: codeText({ minLength: 3, maxLength: 140, description: 'Of the bank, to find the transfer again' }),
  }),
  reply: wholeDues,
  refusals: ['error.due.notFound', 'error.due.settled', 'error.due.beingPaid', 'error.desk.dueAmount'],
})
