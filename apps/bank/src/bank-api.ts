import { languages } from '@bottega/rules/text/language.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { Type, type Static } from 'typebox'
import { type Bank, charge } from './bank.ts'
import { LedgerRefusal } from './ledger.ts'
import { paymentKinds, presentPayment, type Payment } from './payment.ts'
import { isBearerOf } from './signature.ts'

const cents = Type.Integer({ minimum: 1, maximum: 10_000_000 })
const name = Type.String({ minLength: 1, maxLength: 100 })
const webAddress = Type.String({ pattern: '^https?://', maxLength: 500 })
const kind = Type.Enum([...paymentKinds])
const newPayment = Type.Object({
  kind,
  reference: name,
  order: Type.String({ maxLength: 100 }),
  shop: Type.String({ maxLength: 100 }),
  amount: cents,
  currency: Type.Literal('EUR'),
  language: Type.Enum([...languages]),
  returnUrl: webAddress,
  noticeUrl: webAddress,
  mayRemember: Type.Optional(Type.Boolean()),
  /** A card remembered earlier: it is charged at once, without a page. */
  instrument: Type.Optional(name),
})
const someAmount = Type.Object({ amount: cents })
const past = Type.Object({
  payments: Type.Array(
    Type.Object({
      id: name,
      kind,
      reference: name,
      order: Type.String({ maxLength: 100 }),
      shop: Type.String({ maxLength: 100 }),
      amount: cents,
      status: Type.Enum(['authorised', 'captured', 'declined', 'voided', 'refunded']),
      captured: Type.Integer({ minimum: 0 }),
      noticeUrl: webAddress,
      createdAt: Type.String({ maxLength: 40 }),
    }),
    { maxItems: 1000 },
  ),
  instruments: Type.Array(Type.Object({ token: name, brand: name, lastDigits: name, expires: name, way: name }), {
    maxItems: 1000,
  }),
})

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || key.length > 200) throw new LedgerRefusal('an idempotency-key is needed')
  return key
}

/** The calls the shop makes; amounts in cents. A refusal is 409 with a sentence, an unknown payment 404. */
export function bankApi(app: FastifyInstance, bank: Bank): void {
  const { ledger } = bank
  const view = (payment: Payment) => presentPayment(payment, bank.origin())
  const one = (request: FastifyRequest): Payment => {
    const payment = ledger.find((request.params as { id: string }).id)
    if (payment === undefined) throw Object.assign(new Error('no such payment'), { statusCode: 404 })
    return payment
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!isBearerOf(bank.secret, request.headers.authorization)) await reply.code(401).send({ error: 'unknown caller' })
  })
  app.addHook('onSend', async () => {
    if (bank.behaviour.answersAfterMs > 0) await pause(bank.behaviour.answersAfterMs)
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) =>
    reply.code(error instanceof LedgerRefusal ? 409 : (error.statusCode ?? 500)).send({ error: error.message }),
  )

  app.post<{ Body: Static<typeof newPayment> }>('/payments', { schema: { body: newPayment } }, (request) => {
    const { currency: _euro, instrument: token, ...parameters } = request.body
    const instrument = token === undefined ? undefined : ledger.findInstrument(token)
    if (token !== undefined && instrument === undefined) throw new LedgerRefusal('no such card is remembered')
    const payment = ledger.open({ ...parameters, idempotencyKey: keyOf(request) })
    if (instrument !== undefined && payment.status === 'open') charge(bank, payment, instrument.way)
    return view(payment)
  })
  app.get<{ Querystring: { reference?: string; since?: string } }>('/payments', ({ query }) => ({
    payments: ledger
      .all()
      .filter(({ reference }) => query.reference === undefined || reference === query.reference)
      .filter(({ createdAt }) => query.since === undefined || createdAt >= query.since)
      .map(view),
  }))
  app.get('/payments/:id', (request) => view(one(request)))
  app.post<{ Body: Static<typeof someAmount> }>(
    '/payments/:id/capture',
    { schema: { body: someAmount } },
    (request) => {
      const payment = one(request)
      if (bank.behaviour.refusesCaptures && payment.status === 'authorised') {
        ledger.become(payment, 'voided')
        throw new LedgerRefusal('its issuer holds the money no longer')
      }
      return view(ledger.capture(payment, keyOf(request), request.body.amount))
    },
  )
  app.post('/payments/:id/close', (request) => view(ledger.close(one(request))))
  app.post('/payments/:id/void', (request) => view(ledger.void(one(request), keyOf(request))))
  app.post<{ Body: Static<typeof someAmount> }>('/payments/:id/refund', { schema: { body: someAmount } }, (request) =>
    view(ledger.refund(one(request), keyOf(request), request.body.amount)),
  )
  app.post<{ Params: { token: string } }>('/instruments/:token/forget', ({ params }) => {
    ledger.forget(params.token)
    return { forgotten: true }
  })
  app.post<{ Body: Static<typeof past> }>('/past', { schema: { body: past }, bodyLimit: 1_000_000 }, ({ body }) => ({
    taken: ledger.takeOver(body.payments, body.instruments),
  }))
}
