import type { Shop } from '../../shop.ts'
import { forgetOldCounts } from '../../counters.ts'
import { forgetOldDevices } from '../auth/known-devices.ts'
import { forgetOldEmailTokens } from '../auth/registration.service.ts'
import { forgetExpiredTokens } from '../auth/remember-me.service.ts'
import { forgetEndedSessions } from '../auth/sessions.service.ts'
import { forgetLeftCarts } from '../cart/cart.service.ts'
import { forgetOldChallenges } from '../captcha/captcha.service.ts'
import { capturePayment, releasePayment } from '../checkout/payment-deliveries.ts'
import { forgetReleasedHolds, releaseExpiredHolds } from '../delivery/holds.service.ts'
import { generateSlots } from '../delivery/slots-generator.ts'
import { orderCancellation, orderChanged, orderConfirmation, paymentFailure, paymentLoss } from '../mail/order-mails.ts'
import type { Mailer, MailMessage } from '../mail/mailer.ts'
import { confirmEmailMail, loginPinMail, mfaChangedMail, mfaOffPinMail } from '../mail/sign-in-mails.ts'
import { forgetOldPins } from '../mfa/mfa.service.ts'
import type { OutboxHandlers } from '../outbox/outbox-messages.ts'
import { deliverDue, forgetDelivered } from '../outbox/outbox.service.ts'
import { compareAllLedgers } from '../payments/ledger.service.ts'
import { forgetCard, forgetOldEvents } from '../payments/payments.service.ts'
import { forgetOldVisits } from '../saml/saml.service.ts'
import { advanceDemoOrders } from './demo-clock.ts'
import { reapPayments } from './payment-reaper.ts'

export interface Job {
  name: string
  everySeconds: number
  run: () => Promise<unknown>
}

/** Who carries out what transactions left in the outbox. */
export function outboxHandlers(shop: Shop, mailer: Mailer): OutboxHandlers {
  const sendIfAny = async (written: Promise<MailMessage | undefined>) => {
    const message = await written
    if (message !== undefined) await mailer.send(message)
  }
  return {
    'mail.orderConfirmation': async ({ orderId }) => mailer.send(await orderConfirmation(shop, orderId)),
    'mail.orderCancelled': async ({ orderId }) => mailer.send(await orderCancellation(shop, orderId)),
    'mail.paymentFailed': async ({ orderId }) => mailer.send(await paymentFailure(shop, orderId)),
    'mail.paymentLost': async ({ orderId }) => mailer.send(await paymentLoss(shop, orderId)),
    'payment.forget': ({ provider, token }) => forgetCard(shop, provider, token),
    'mail.orderChanged': async ({ orderId, changeId }) => mailer.send(await orderChanged(shop, orderId, changeId)),
    'mail.loginPin': ({ userId }) => sendIfAny(loginPinMail(shop, userId)),
    'mail.mfaOffPin': ({ userId }) => sendIfAny(mfaOffPinMail(shop, userId)),
    'mail.mfaChanged': async ({ userId, enabled }) => mailer.send(await mfaChangedMail(shop, userId, enabled)),
    'mail.confirmEmail': async ({ userId }) => mailer.send(await confirmEmailMail(shop, userId)),
    'payment.void': ({ attemptId }) => releasePayment(shop, attemptId),
    'payment.refund': ({ attemptId }) => releasePayment(shop, attemptId),
    'payment.capture': ({ attemptId, amountCents }) => capturePayment(shop, attemptId, amountCents),
  }
}

/** Everything the shop does by itself. Each may run twice or late without harm. */
export function jobsOf(shop: Shop, mailer: Mailer): Job[] {
  const handlers = outboxHandlers(shop, mailer)
  return [
    { name: 'deliver-outbox', everySeconds: 2, run: () => deliverDue(shop, handlers) },
    { name: 'settle-payments', everySeconds: 30, run: () => reapPayments(shop) },
    { name: 'compare-ledgers', everySeconds: 3600, run: () => compareAllLedgers(shop) },
    { name: 'release-holds', everySeconds: 60, run: () => releaseExpiredHolds(shop.db, shop.clock()) },
    { name: 'forget-released-holds', everySeconds: 3600, run: () => forgetReleasedHolds(shop.db, shop.clock()) },
    { name: 'forget-sessions', everySeconds: 3600, run: () => forgetEndedSessions(shop.db, shop.clock()) },
    { name: 'forget-remembered', everySeconds: 3600, run: () => forgetExpiredTokens(shop.db, shop.clock()) },
    { name: 'forget-left-carts', everySeconds: 3600, run: () => forgetLeftCarts(shop.db) },
    { name: 'forget-pins', everySeconds: 3600, run: () => forgetOldPins(shop.db, shop.clock()) },
    { name: 'forget-single-sign-ons', everySeconds: 3600, run: () => forgetOldVisits(shop.db, shop.clock()) },
    { name: 'forget-counts', everySeconds: 3600, run: () => forgetOldCounts(shop.db) },
    { name: 'forget-devices', everySeconds: 24 * 3600, run: () => forgetOldDevices(shop.db, shop.clock()) },
    { name: 'forget-captchas', everySeconds: 3600, run: () => forgetOldChallenges(shop.db, shop.clock()) },
    { name: 'forget-email-tokens', everySeconds: 3600, run: () => forgetOldEmailTokens(shop.db, shop.clock()) },
    { name: 'forget-payment-notices', everySeconds: 24 * 3600, run: () => forgetOldEvents(shop.db, shop.clock()) },
    { name: 'forget-delivered', everySeconds: 24 * 3600, run: () => forgetDelivered(shop.db, shop.clock()) },
    { name: 'make-slots', everySeconds: 6 * 3600, run: () => generateSlots(shop.db, shop.clock()) },
    ...(shop.config.DEMO
      ? [{ name: 'advance-demo-orders', everySeconds: 30, run: () => advanceDemoOrders(shop) }]
      : []),
  ]
}
