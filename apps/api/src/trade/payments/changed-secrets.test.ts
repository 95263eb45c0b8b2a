import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { Stripe } from 'stripe'
import { secretsOf } from '../../kernel/settings/secrets-of.ts'
import { verifySandboxNotice } from './sandbox/sandbox-notice.ts'
import { verifyStripeNotice } from './stripe/stripe-notice.ts'

const now = new Date('2026-11-17T10:00:00Z')
const seconds = now.getTime() / 1000
const { believed } = secretsOf('new-secret old-secret')

const payment = {
  id: 'p1',
  reference: '00000000-0000-4000-8000-000000000000',
  order: '1042',
  amount: 100,
  currency: 'EUR',
  status: 'authorised',
  captured: 0,
  refunded: 0,
  pageUrl: 'http://bank.example/p1',
}

test.each([
  ['new-secret', 'n1'],
  ['old-secret', 'n1'],
  ['older-secret', undefined],
  ['new-secret old-secret', undefined],
  ['', undefined],
])('of two secrets, a notice signed with %j is believed or not [payments-160]', (secret, id) => {
  const sandbox = Buffer.from(JSON.stringify({ id: 'n1', createdAt: now.toISOString(), payment }))
  const v1 = createHmac('sha256', secret).update(`${seconds}.`).update(sandbox).digest('hex')
  const ofBank = verifySandboxNotice(believed, sandbox, { 'bank-signature': `t=${seconds},v1=${v1}` }, now)
  expect(ofBank).toEqual(id === undefined ? 'bad-signature' : expect.objectContaining({ eventId: id }))

  const event = JSON.stringify({
    id: 'n1',
    created: seconds,
    data: { object: { client_reference_id: payment.reference } },
  })
  const header = Stripe.webhooks.generateTestHeaderString({ payload: event, secret: secret || 'x', timestamp: seconds })
  const ofStripe = verifyStripeNotice(believed, Buffer.from(event), { 'stripe-signature': header }, now)
  expect(ofStripe).toEqual(id === undefined ? 'bad-signature' : expect.objectContaining({ eventId: id }))
})

test('without a secret nothing is believed', () => {
  const body = Buffer.from('{}')
  const v1 = createHmac('sha256', '').update(`${seconds}.`).update(body).digest('hex')
  expect(verifySandboxNotice(secretsOf('').believed, body, { 'bank-signature': `t=${seconds},v1=${v1}` }, now)).toBe(
    'bad-signature',
  )
})
