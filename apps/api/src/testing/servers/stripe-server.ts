import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Intent {
  id: string
  status: string
  amount: number
  amount_received: number
  latest_charge: { amount_refunded: number }
}

export interface StripeSessionRecord {
  id: string
  status: 'open' | 'complete' | 'expired'
  client_reference_id: string
  amount_total: number
  currency: string
  url: string | null
  metadata: Record<string, string>
  created: number
  payment_intent: Intent | null
  /** The content of the request, as it was sent. */
  form: URLSearchParams
}

export interface StripeServer {
  url: string
  sessions: StripeSessionRecord[]
  /** Pays, as the customer does on the hosted page. */
  pay: (attemptId: string) => void
  /** An event about a session, signed as Stripe signs. */
  event: (attemptId: string, secret: string, at: Date) => { body: string; signature: string }
  /** While true, what is asked is done and never answered. */
  silent: boolean
  close: () => void
}

interface Reply {
  status: number
  body: unknown
}
const refused = (code: string): Reply => ({ status: 400, body: { error: { type: 'invalid_request_error', code } } })
const missing: Reply = { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } }

/** The part of Stripe's API the shop speaks, with its nested forms, idempotency keys, pages of a list and states. */
export async function startStripeServer(secretKey: string): Promise<StripeServer> {
  const answered = new Map<string, Reply>()
  const sessions: StripeSessionRecord[] = []
  const view = ({ form: _form, ...session }: StripeSessionRecord) => ({ object: 'checkout.session', ...session })
  const byId = (id: string) => sessions.find((one) => one.id === id)
  const byIntent = (id: string | null) => sessions.find(({ payment_intent: intent }) => intent?.id === id)

  const create = (form: URLSearchParams): Reply => {
    if (form.get('payment_intent_data[capture_method]') !== 'manual') return refused('parameter_missing')
    const id = `cs_test_${randomUUID()}`
    const session: StripeSessionRecord = {
      id,
      status: 'open',
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      url: `https://checkout.stripe.example/${id}`,
      metadata: { attempt: form.get('metadata[attempt]') ?? '', order: form.get('metadata[order]') ?? '' },
      created: Math.floor(Date.now() / 1000),
      payment_intent: null,
      form,
    }
    sessions.unshift(session)
    return { status: 200, body: view(session) }
  }

  const list = (query: URLSearchParams): Reply => {
    const since = Number(query.get('created[gte]'))
    const after = sessions.findIndex(({ id }) => id === query.get('starting_after'))
    // Pages of two, so that a list has more than one.
    const rest = sessions.filter(({ created }) => created >= since).slice(after + 1)
    return { status: 200, body: { object: 'list', data: rest.slice(0, 2).map(view), has_more: rest.length > 2 } }
  }

  const change = (path: string, form: URLSearchParams): Reply => {
    const expire = byId(/^\/checkout\/sessions\/(\w+-?[\w-]*)\/expire$/.exec(path)?.[1] ?? '')
    if (expire !== undefined) {
      if (expire.status !== 'open') return refused('session_not_open')
      expire.status = 'expired'
      return { status: 200, body: view(expire) }
    }
    if (path === '/refunds') return refund(form)
    const [, intentId = '', verb] = /^\/payment_intents\/([^/]+)\/(capture|cancel)$/.exec(path) ?? []
    const intent = byIntent(intentId)?.payment_intent
    if (intent === undefined || intent === null) return missing
    if (intent.status !== 'requires_capture') return refused('payment_intent_unexpected_state')
    const amount = Number(form.get('amount_to_capture') ?? intent.amount)
    if (verb === 'capture' && amount > intent.amount) return refused('amount_too_large')
    intent.status = verb === 'capture' ? 'succeeded' : 'canceled'
    if (verb === 'capture') intent.amount_received = amount
    return { status: 200, body: intent }
  }

  const refund = (form: URLSearchParams): Reply => {
    const intent = byIntent(form.get('payment_intent'))?.payment_intent
    if (intent?.status !== 'succeeded') return refused('charge_not_captured')
    intent.latest_charge.amount_refunded += Number(form.get('amount'))
    return { status: 200, body: { object: 'refund' } }
  }

  const answer = (request: IncomingMessage, path: string, query: URLSearchParams, form: URLSearchParams): Reply => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) return { status: 401, body: { error: {} } }
    if (request.method === 'POST') return path === '/checkout/sessions' ? create(form) : change(path, form)
    if (path === '/checkout/sessions') return list(query)
    const session = byId(path.replace('/checkout/sessions/', ''))
    return session === undefined ? missing : { status: 200, body: view(session) }
  }

  const server: Server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.test')
      const key = request.headers['idempotency-key']?.toString()
      const known = key === undefined ? undefined : answered.get(key)
      const reply = known ?? answer(request, pathname.replace('/v1', ''), searchParams, new URLSearchParams(text))
      if (key !== undefined) answered.set(key, reply)
      if (whole.silent) request.destroy()
      else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const of = (attemptId: string): StripeSessionRecord => {
    const session = sessions.find((one) => one.client_reference_id === attemptId)
    if (session === undefined) throw new Error(`no session for ${attemptId}`)
    return session
  }
  const whole: StripeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    silent: false,
    pay: (attemptId) => {
      const session = of(attemptId)
      session.status = 'complete'
      const amount = session.amount_total
      const charge = { amount_refunded: 0 }
      session.payment_intent = {
        id: `pi_${randomUUID()}`,
        status: 'requires_capture',
        amount,
        amount_received: 0,
        latest_charge: charge,
      }
    },
    event: (attemptId, secret, at) => {
      const object = { ...view(of(attemptId)), payment_intent: of(attemptId).payment_intent?.id ?? null }
      const seconds = Math.floor(at.getTime() / 1000)
      const event = { id: `evt_${randomUUID()}`, created: seconds, type: 'checkout.session.completed' }
      const body = JSON.stringify({ ...event, data: { object } })
      const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
      return { body, signature: `t=${seconds},v1=${'0'.repeat(64)},v1=${signature}` }
    },
    close: () => server.close(),
  }
  return whole
}
