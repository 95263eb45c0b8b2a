import * as calls from '@bottega/contract/staff-customers/calls.ts'
import { type CallContext, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { filesOfPersons } from '../../kernel/calls/files-of-persons.ts'
import { staffOf, staffThemselves } from '../../kernel/visitor.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import { presentDue } from '../../trade/dues/dues.presenter.ts'
import { listMyDues } from '../../trade/dues/dues.service.ts'
import { agreeAtDesk, endByStaff, enterTransfer, readCredit } from './staff-credit.service.ts'
import { presentCustomer, presentRow } from './staff-customers.presenter.ts'
import { customersFile } from './customers-file.presenter.ts'
import {
  exportCustomers,
  findCustomers,
  noteCustomer,
  readCustomer,
  refuseUnknown,
  tagCustomer,
  unnoteCustomer,
  untagCustomer,
} from './staff-customers.service.ts'
import { askDeletion, askExport, closeExport, readRequests } from './requests.service.ts'

/** Per hour and staff member: more than telephone service needs, too few to copy all customers. */
const searching = { points: 600, duration: 3600, refusal: 'error.request.tooMany' } as const

/** Letters to customers that one staff member sets off. */
const asking = { points: 60, duration: 3600, refusal: 'error.request.tooMany' } as const

const creditNow = async ({ shop }: CallContext, userId: number) => ({
  data: { credit: await readCredit(shop, userId) },
})

const duesNow = async ({ shop, now }: CallContext, userId: number) => ({
  data: { dues: (await listMyDues(shop.db, userId, false, now)).map(presentDue) },
})

async function customerNow({ shop, visitor, now }: CallContext, userId: number) {
  const customer = await readCustomer(shop.db, userId, staffOf(visitor).stores)
  return { data: { customer: presentCustomer(customer, visitor.language, now) } }
}

/** The calls with which staff see customers, and act for them. */
export function staffCustomersHandlers(built: Shop): readonly HandledCall[] {
  const searches = createCounter(built.database, 'desk-customers', searching)
  const files = createCounter(built.database, 'desk-file', filesOfPersons)
  const letters = createCounter(built.database, 'desk-letter', asking)
  /** Returns the staff member who asks for a letter to a customer. */
  async function asker(context: CallContext) {
    const staff = staffThemselves(context.visitor)
    await letters.take(String(staff.userId))
    return staff
  }
  return handlersOf(calls, {
    staffCustomers: async ({ shop, visitor, now }, { query: { q = '', tag = '', sort = 'newest', page = 1 } }) => {
      const staff = staffOf(visitor)
      await searches.take(String(staff.userId))
      const found = await findCustomers(shop.db, { q, tag, sort, page, stores: staff.stores })
      // How much was found, not what was typed: a name or a phone would stay in the log when its customer is erased.
      const after = { page, found: found.page.totItems }
      await recordChange(shop.db, staff, { action: 'customer.searched', after }, now)
      return { data: { customers: found.customers.map(presentRow), page: found.page, tags: found.tags } }
    },
    staffCustomersFile: async ({ shop, visitor, now }, { query: { q = '', tag = '', format = 'csv' } }) => {
      const staff = staffThemselves(visitor)
      await files.take(String(staff.userId))
      const { language } = visitor
      const pages = await exportCustomers(shop.db, staff, { q, tag, format }, now)
      return { data: customersFile(pages, format, { language, now }) }
    },
    staffCustomer: (context, { query }) => customerNow(context, query.user_id),
    staffNoteCustomer: async (context, { body: { user_id: userId, body, on_orders: onOrders } }) => {
      const { shop, visitor, now } = context
      await noteCustomer(shop.db, staffThemselves(visitor), { userId, body: body.trim(), onOrders }, now)
      return customerNow(context, userId)
    },
    staffUnnoteCustomer: async (context, { body: { user_id: userId, note_id: noteId } }) => {
      const { shop, visitor, now } = context
      await unnoteCustomer(shop.db, staffThemselves(visitor), { userId, noteId }, now)
      return customerNow(context, userId)
    },
    staffTagCustomer: async (context, { body: { user_id: userId, tag } }) => {
      const { shop, visitor, now } = context
      await tagCustomer(shop.db, staffThemselves(visitor), { userId, tag: tag.trim() }, now)
      return customerNow(context, userId)
    },
    staffUntagCustomer: async (context, { body: { user_id: userId, tag } }) => {
      const { shop, visitor, now } = context
      await untagCustomer(shop.db, staffThemselves(visitor), { userId, tag }, now)
      return customerNow(context, userId)
    },
    staffRequests: async ({ shop, visitor, now }) => ({
      data: await readRequests(shop.db, staffOf(visitor).stores, now),
    }),
    staffAskDeletion: async (context, { body: { user_id: userId, reason } }) => {
      await askDeletion(context.shop, await asker(context), { userId, reason: reason.trim() }, context.now)
      return { data: {} }
    },
    staffAskExport: async (context, { body: { user_id: userId, reason } }) => {
      await askExport(context.shop.db, await asker(context), { userId, reason: reason.trim() }, context.now)
      return { data: {} }
    },
    staffCloseExport: async (context, { body: { request_id: requestId, reason } }) => {
      const { shop, now } = context
      const staff = staffThemselves(context.visitor)
      await closeExport(shop.db, staff, { requestId, reason: reason.trim() }, now)
      return { data: await readRequests(shop.db, staff.stores, now) }
    },
    staffCredit: (context, { query }) => creditNow(context, query.user_id),
    staffCreditSet: async (context, { body }) => {
      const { user_id: userId, version, payment_type_id: paymentTypeId } = body
      const terms = { limitCents: body.limit_cents, termDays: body.term_days }
      const { language } = context.visitor
      const agreed = { userId, version, paymentTypeId, terms, language }
      await agreeAtDesk(context.shop, staffThemselves(context.visitor), agreed, context.now)
      return creditNow(context, userId)
    },
    staffCreditEnd: async (context, { body }) => {
      const { user_id: userId, version, payment_type_id: paymentTypeId } = body
      const ended = { userId, version, paymentTypeId, reason: body.reason.trim() }
      await endByStaff(context.shop, staffThemselves(context.visitor), ended, context.now)
      return creditNow(context, userId)
    },
    staffDues: async (context, { query }) => {
      await refuseUnknown(context.shop.db, query.user_id)
      return duesNow(context, query.user_id)
    },
    staffDueReceived: async (context, { body }) => {
      const { user_id: userId, payment_due_id: paymentDueId, cents, reference } = body
      const { language } = context.visitor
      const transfer = { userId, paymentDueId, cents, language, reference: reference.trim() }
      await enterTransfer(context.shop, staffThemselves(context.visitor), transfer, context.now)
      return duesNow(context, userId)
    },
  })
}
