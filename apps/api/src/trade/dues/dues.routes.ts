import * as calls from '@bottega/contract/dues/calls.ts'
import type { DueTransactionView } from '@bottega/contract/dues/dues.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { transactionStatusOf } from '@bottega/rules/payments/attempt-state.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { customerOf, handlersOf } from '../../kernel/calls/call-handler.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { paymentTypeName } from '../payments/payment-names.ts'
import type { DueTransaction } from './dues.repository.ts'
import { presentDue } from './dues.presenter.ts'
import { listMyDues, myDue, myTransactions } from './dues.service.ts'
import { cardProvider, payDue, refresh } from './pay-due.service.ts'

const presentTransaction = (transaction: DueTransaction, language: Language): DueTransactionView => ({
  transactionId: transaction.id,
  paymentTransactionStatusId: transactionStatusOf(transaction.state),
  amount: eurosFromCents(transaction.amountCents),
  paymentTypeId: transaction.paymentTypeId,
  paymentType: textIn(language, paymentTypeName(transaction.paymentTypeId, null)),
  date: transaction.createdAt.toISOString(),
})

/** (Account and after-sales, section 7, "Payments due") */
export const dueHandlers = handlersOf(calls, {
  duesList: async ({ shop, visitor, now }, { query }) => {
    const dues = await listMyDues(shop.db, customerOf(visitor).userId, query.show_all === true, now)
    return { data: { paymentDues: dues.map(presentDue), canPayByCard: cardProvider(shop) !== undefined } }
  },
  duesTransactions: async ({ shop, visitor, now }, { query }) => {
    const transactions = await myTransactions(shop.db, customerOf(visitor).userId, query.payment_due_id, now)
    return { data: { transactions: transactions.map((one) => presentTransaction(one, visitor.language)) } }
  },
  duesPay: async ({ shop, visitor, now }, { body }) => {
    const { userId } = customerOf(visitor)
    await myDue(shop.db, userId, body.payment_due_id, now)
    const request = { userId, paymentDueId: body.payment_due_id, language: visitor.language }
    const { due, redirectUrl } = await payDue(shop, request, now)
    return { data: { paymentDue: presentDue(due), ...(redirectUrl === undefined ? {} : { redirectUrl }) } }
  },
  duesPaymentResult: async ({ shop, visitor, now }, { body }) => {
    const { userId } = customerOf(visitor)
    await myDue(shop.db, userId, body.payment_due_id, now)
    await refresh(shop, body.payment_due_id)
    return { data: { paymentDue: presentDue(await myDue(shop.db, userId, body.payment_due_id, now)) } }
  },
})
