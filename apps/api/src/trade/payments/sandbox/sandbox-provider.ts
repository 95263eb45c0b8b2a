import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { Type } from 'typebox'
import {
  asStatus,
  type PaymentProvider,
  type PaymentReference,
  type ProviderAnswer,
  type StatusAnswer,
} from '../payment-provider.ts'
import { readSandboxPayment, sandboxPaymentSchema, shaped, verifySandboxNotice } from './sandbox-notice.ts'
import { secretsOf } from '../../../kernel/settings/secrets-of.ts'

export interface SandboxOptions {
  /** The address of the bank. */
  url: string
  /** As the setting has it: two while one takes the other's place. */
  secret: string
  /** The shop's address for browsers and the bank. */
  shopOrigin: string
  /** Longest wait for an answer, milliseconds. */
  limitMs?: number
}

interface BankRequest {
  method: 'GET' | 'POST'
  path: string
  key?: string
  body?: Record<string, unknown>
}

/** The kind of the bank's page for each payment type. */
const kinds: ReadonlyMap<number, string> = new Map([
  [paymentType.card, 'card'],
  [paymentType.online, 'account'],
  [paymentType.payPal, 'wallet'],
  [paymentType.satispay, 'phone'],
  [paymentType.mealVoucherCard, 'meal-card'],
  [paymentType.mealVoucherApp, 'meal-app'],
])

const listSchema = Type.Object({ payments: Type.Array(sandboxPaymentSchema) })

function answerOf(reply: Response, body: unknown): ProviderAnswer {
  if (reply.status === 404) return { kind: 'missing' }
  if (reply.status >= 500) return { kind: 'unknown', reason: `the bank answered ${reply.status}` }
  if (!reply.ok) return { kind: 'refused', reason: `the bank answered ${reply.status}: ${JSON.stringify(body)}` }
  const list = shaped(listSchema, body)
  if (list !== undefined) {
    const [first] = list.payments
    return first === undefined ? { kind: 'missing' } : { kind: 'payment', payment: readSandboxPayment(first) }
  }
  const payment = shaped(sandboxPaymentSchema, body)
  if (payment === undefined) return { kind: 'unknown', reason: 'the bank answered something else' }
  return { kind: 'payment', payment: readSandboxPayment(payment) }
}

/** The sandbox bank over HTTP. (apps/bank) */
export function sandboxProvider({ url, secret, shopOrigin, limitMs = 5000 }: SandboxOptions): PaymentProvider {
  const { current, believed } = secretsOf(secret)
  const send = ({ method, path, key, body }: BankRequest, limit = limitMs): Promise<Response> =>
    fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${current}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limit),
    })

  const ask = async (request: BankRequest): Promise<ProviderAnswer> => {
    try {
      const reply = await send(request)
      return answerOf(reply, await reply.json())
    } catch (error) {
      // No connection, no answer in time or half of one: the payment may stand at the bank all the same.
      return { kind: 'unknown', reason: String(error) }
    }
  }

  const status = async ({ attemptId, providerPaymentId }: PaymentReference): Promise<StatusAnswer> => {
    const path = providerPaymentId === null ? `/payments?reference=${attemptId}` : `/payments/${providerPaymentId}`
    return asStatus(await ask({ method: 'GET', path }))
  }

  /** The bank's own id is needed to change a payment; where its first answer was lost, it is looked up. */
  const change = async (payment: PaymentReference, request: Omit<BankRequest, 'method'>): Promise<ProviderAnswer> => {
    const known = payment.providerPaymentId === null ? await status(payment) : undefined
    if (known !== undefined && known.kind !== 'payment') return known
    const id = known?.payment.providerPaymentId ?? payment.providerPaymentId
    return ask({ body: {}, ...request, method: 'POST', path: `/payments/${id}${request.path}` })
  }

  return {
    name: 'sandbox',
    takes: new Set(kinds.keys()),
    authorise: ({ attemptId, orderId, amountCents, language, paymentTypeId, token, returnPath, shopName }) =>
      ask({
        method: 'POST',
        path: '/payments',
        key: attemptId,
        body: {
          kind: kinds.get(paymentTypeId) ?? 'card',
          reference: attemptId,
          order: String(orderId),
          shop: shopName,
          amount: amountCents,
          currency: 'EUR',
          language,
          returnUrl: shopOrigin + (returnPath ?? `/payment/return?order=${orderId}`),
          noticeUrl: `${shopOrigin}/payment/webhook/sandbox`,
          mayRemember: paymentTypeId === paymentType.card,
          ...(token === undefined ? {} : { instrument: token }),
        },
      }),
    status,
    capture: (payment, amountCents) =>
      change(payment, { path: '/capture', key: `${payment.attemptId}-capture`, body: { amount: amountCents } }),
    close: async (payment) => asStatus(await change(payment, { path: '/close' })),
    void: (payment) => change(payment, { path: '/void', key: `${payment.attemptId}-void` }),
    refund: (payment, amountCents, key) =>
      change(payment, { path: '/refund', key: `${payment.attemptId}-${key}`, body: { amount: amountCents } }),
    ledger: async (since) => {
      const reply = await send({ method: 'GET', path: `/payments?since=${since.toISOString()}` }, 6 * limitMs)
      const list = shaped(listSchema, await reply.json())
      if (!reply.ok || list === undefined) throw new Error(`the bank answered ${reply.status}`)
      return list.payments.map(readSandboxPayment)
    },
    forget: async (token) => {
      const reply = await send({ method: 'POST', path: `/instruments/${encodeURIComponent(token)}/forget`, body: {} })
      if (!reply.ok) throw new Error(`the bank answered ${reply.status}`)
    },
    verifyNotice: (body, headers, now) => verifySandboxNotice(believed, body, headers, now),
  }
}
