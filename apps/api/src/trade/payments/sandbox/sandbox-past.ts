import { eq } from 'drizzle-orm'
import { type Config, shopOrigin } from '../../../kernel/settings/config.ts'
import { secretsOf } from '../../../kernel/settings/secrets-of.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { paymentAttempt } from '../payments.tables.ts'
import { userPaymentAuth } from '../saved-payments.tables.ts'

/** Payments and cards the demo world was seeded with begin so; the bank knows its own. */
const isSeeded = (name: string | null) => name?.startsWith('demo-') === true

/**
 * Sends the sandbox bank the demo's past: payments and cards that were seeded and that it does not have, so that they
 * can be captured, refunded and charged like any other. Payments and cards it has already stay as they are.
 */
export async function recordPastPayments(db: Db, config: Config): Promise<void> {
  const noticeUrl = `${shopOrigin(config)}/payment/webhook/sandbox`
  const attempts = await db.select().from(paymentAttempt).where(eq(paymentAttempt.provider, 'sandbox'))
  const cards = await db.select().from(userPaymentAuth).where(eq(userPaymentAuth.provider, 'sandbox'))
  const payments = attempts
    .filter(({ providerPaymentId }) => isSeeded(providerPaymentId))
    .map((attempt) => ({
      id: attempt.providerPaymentId,
      kind: 'card',
      reference: attempt.id,
      order: String(attempt.orderId),
      shop: 'Bottega',
      amount: attempt.amountCents,
      status: attempt.state,
      captured: attempt.capturedCents,
      noticeUrl,
      createdAt: attempt.createdAt.toISOString(),
    }))
  const instruments = cards
    .filter(({ token }) => isSeeded(token))
    .map(({ token, brand, lastDigits, expiresMonth }) => ({
      token,
      brand,
      lastDigits,
      expires: expiresMonth,
      way: token.replace('demo-card-', ''),
    }))
  const reply = await fetch(`${config.PAYMENT_SANDBOX_URL}/api/past`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secretsOf(config.PAYMENT_SECRET).current}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ payments, instruments }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!reply.ok) throw new Error(`the sandbox bank did not take the past over: ${reply.status} ${await reply.text()}`)
}
