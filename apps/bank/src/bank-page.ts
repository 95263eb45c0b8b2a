import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readFileSync } from 'node:fs'
import { type Bank, charge } from './bank.ts'
import { finishedPage, notFoundPage, payPage } from './page-html.ts'
import type { Payment } from './payment.ts'
import { outcomeOf } from './test-ways.ts'

const css = readFileSync(new URL('./bank.css', import.meta.url), 'utf8')

/** Nothing but our own style and form; the browser also holds the redirect after the form to `form-action`. */
function secured(reply: FastifyReply, payment: Payment | undefined): FastifyReply {
  const backTo = payment === undefined ? '' : ` ${new URL(payment.returnUrl).origin}`
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self'${backTo}; frame-ancestors 'none'; base-uri 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
}

interface PageForm {
  way?: unknown
  remember?: unknown
  do?: unknown
}

/** The bank's payment page. The redirect back carries no result: the shop asks the bank. */
export function bankPage(app: FastifyInstance, bank: Bank): void {
  const { ledger } = bank
  void app.register(formBody, { bodyLimit: 4096 })
  app.get('/bank.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css))

  app.get<{ Params: { token: string } }>('/pay/:token', (request, reply) => {
    const payment = ledger.findByPage(request.params.token)
    if (payment === undefined) return secured(reply, undefined).code(404).send(notFoundPage())
    return secured(reply, payment).send(payment.status === 'open' ? payPage(payment) : finishedPage(payment))
  })

  app.post<{ Params: { token: string }; Body: PageForm | undefined }>('/pay/:token', (request, reply) => {
    const payment = ledger.findByPage(request.params.token)
    if (payment === undefined) return secured(reply, undefined).code(404).send(notFoundPage())
    if (payment.status === 'open') {
      const { way, remember, do: action } = request.body ?? {}
      if (action === 'cancel') ledger.become(payment, 'cancelled')
      else if (outcomeOf(payment.kind, way) === undefined)
        return secured(reply, payment).code(400).send(payPage(payment))
      else {
        if (remember === 'yes' && payment.mayRemember === true) ledger.remember(payment, String(way))
        charge(bank, payment, way)
      }
    }
    return reply.redirect(payment.returnUrl, 303)
  })
}
