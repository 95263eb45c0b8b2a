import type { MessageKind } from '@bottega/contract/system/message-kinds.ts'

/** The steps of a return that customers are told of. `payInstead` follows a replacement that was not possible. */
export type ReturnMailStep = 'requested' | 'cancelled' | 'approved' | 'refused' | 'received' | 'replaced' | 'payInstead'

/**
 * Everything that may leave the building because a transaction happened. A payload names things, it does not copy them.
 */
export interface OutboxMessages {
  'mail.orderConfirmation': { orderId: number }
  'mail.orderCancelled': { orderId: number }
  /** Due a short while after the purchase: looks whether the customer is still to pay. */
  'order.leftUnpaid': { orderId: number }
  /** `regardless` in previews, whose order is any order. */
  'mail.orderUnpaid': { orderId: number; regardless?: true }
  'mail.paymentFailed': { orderId: number }
  'mail.paymentLost': { orderId: number }
  'payment.forget': { provider: string; token: string }
  'mail.orderChanged': { orderId: number; changeId: number }
  /** Staff gave the order another time: what the event says. */
  'mail.orderRescheduled': { orderId: number; eventId: number }
  'mail.loginPin': { userId: number }
  'mail.mfaOffPin': { userId: number }
  'mail.mfaChanged': { userId: number; enabled: boolean }
  'mail.identityPin': { userId: number }
  /** Of a `userId` that is no account nothing is sent: known and unknown accounts cost the same. */
  'mail.passwordReset': { userId: number }
  'mail.passwordChanged': { userId: number }
  'mail.emailChange': { userId: number }
  'mail.emailChangeAsked': { userId: number }
  'mail.emailChanged': { userId: number; oldEmail: string }
  'mail.usernameChanged': { userId: number }
  'mail.staffInvitation': { userId: number }
  /** A staff member acted for a customer, who is told where the shop wants it. */
  'mail.actedFor': { actAsId: number }
  'mail.confirmEmail': { userId: number }
  'mail.accountExists': { userId: number }
  'mail.welcome': { userId: number }
  'order.businessDecided': { userId: number; decision: 'approved' | 'rejected' }
  'mail.businessDecided': { userId: number; decision: 'approved' | 'rejected' }
  /** A credit agreement was made, changed or ended: what the entry of the log says. */
  'mail.credit': { userId: number; entryId: number }
  'mail.goodwill': { userId: number; code: string }
  'mail.dataExport': { userId: number }
  'mail.accountDeletion': { userId: number }
  'mail.accountClosed': { userId: number }
  /** The last mail goes first: afterwards the address is erased. */
  'account.erase': { userId: number }
  'mail.listShared': { shareId: number }
  /** Goods that were sold out are there again: the wishes that were told by this one mail. */
  'mail.backInStock': { userId: number; wishIds: number[] }
  /** The goods a standing order would bring, with their changes. */
  'mail.standingProposal': { userId: number; proposalId: number }
  /** A standing order was paused by the shop, for a reason that stands in it. */
  'mail.standingPaused': { userId: number; standingOrderId: number }
  /** An invitation to a household; its token is made as the mail is written. */
  'mail.householdInvited': { invitationId: number }
  /** Goods wait for an answer of the holder. */
  'mail.householdProposals': { householdId: number }
  'mail.formAnswer': { answerId: number }
  'mail.personInvited': { accountPersonId: number }
  'mail.cardAgreement': { agreementId: number }
  'loyalty.orderDelivered': { orderId: number }
  'payment.void': { attemptId: string }
  'payment.refund': { attemptId: string }
  'mail.orderPrepared': { orderId: number }
  /** `received` where its customer has the goods at home. */
  'mail.goodsRecalled': { orderId: number; productId: number; received?: true }
  'mail.orderOnItsWay': { orderId: number }
  'mail.orderDelivered': { orderId: number }
  'mail.orderFailed': { orderId: number }
  /** Staff have closed the slot of an order; the reason is that of the closing. */
  'mail.slotClosed': { orderId: number; closedDayId: number }
  'payment.further': { attemptId: string }
  'payment.refundOrder': { orderId: number; cents: number; reference: string }
  'payment.refundPart': { refundId: number }
  /** Some of an order's money goes back: its credit note and its points follow. */
  'order.refunded': { orderId: number }
  /** A return was approved whose order was still being charged: its money waits. The step is what its customer is told. */
  'return.approved': { returnId: number; orderId: number; step?: 'approved' | 'payInstead' }
  'mail.return': { returnId: number; step: ReturnMailStep }
  /** The receipt of a statement; `desk` to the people of the shop, where nothing follows by itself. */
  'mail.withdrawal': { withdrawalId: number; to: 'customer' | 'desk' }
  /** Its order is cancelled, or its goods become a return. */
  'withdrawal.declared': { withdrawalId: number }
  'payment.capture': { attemptId: string; amountCents: number }
}

/** Those the back office has words for; a payload of another kind has no handler. */
export type OutboxKind = MessageKind

/** The names from which a mail takes its id. */
export interface Sending {
  /** Names the message, the same at every try: a mail sent again is the same mail. */
  event: string
  /** Names this try. For mails whose PIN or link is made as they are written, and ends the one of the try before. */
  attempt: string
}

export type OutboxHandlers = {
  [Kind in OutboxKind]: (payload: OutboxMessages[Kind], sending: Sending) => Promise<void>
}
