import { type RunningBank, startBank } from '@bottega/bank/start-bank.ts'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../../kernel/settings/config.ts'
import type { BreakerLimits } from '../../trade/payments/provider-breaker.ts'
import { type BankLine, openBankLine } from './bank-line.ts'
import { openTestShop, type TestShop } from '../test-shop.ts'
import { testNow } from '../world.ts'

/** A notice as the bank sent it. */
export interface SentNotice {
  body: string
  headers: IncomingHttpHeaders
}

export interface ShopWithBank extends TestShop {
  bank: RunningBank
  /** The line over which the shop asks the bank. */
  line: BankLine
  /** Everything the bank has told the shop, in the order it was sent. */
  notices: SentNotice[]
  /** While false, notices are lost on their way. */
  noticesArrive: boolean
  /** Hands a notice to the shop; answers the HTTP status. */
  notify: (notice: SentNotice) => Promise<number>
}

export const bankSecret = 'secret-of-the-test-bank'

/** Does on the bank's page the action of the customer. */
export async function onBankPage(
  pageUrl: string | undefined,
  action: 'accepted' | 'declined' | 'late' | 'ignored' | 'cancel' | 'accepted and remembered',
): Promise<void> {
  if (pageUrl === undefined) throw new Error('there is no page to pay on')
  const [way = '', remember] = action.split(' and ')
  const form: Record<string, string> =
    action === 'cancel' ? { do: 'cancel' } : { do: 'pay', way, ...(remember === undefined ? {} : { remember: 'yes' }) }
  const reply = await fetch(pageUrl, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  if (reply.status !== 303) throw new Error(`the bank answered ${reply.status}`)
}

/** A shop and a bank that reach each other, on one clock. */
export async function openShopWithBank(
  settings: Partial<Record<keyof Config, string>> = {},
  { breaker }: { breaker?: BreakerLimits } = {},
): Promise<ShopWithBank> {
  const clock = { now: testNow }
  const post = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const notice = { body: Buffer.concat(parts).toString('utf8'), headers: request.headers }
      whole.notices.push(notice)
      const arrived = whole.noticesArrive ? whole.notify(notice) : Promise.resolve(200)
      void arrived.then((status) => reply.writeHead(status).end())
    })
  }).listen(0, '127.0.0.1')
  await once(post, 'listening')
  const origin = `http://127.0.0.1:${(post.address() as AddressInfo).port}`
  const bank = await startBank({
    port: 0,
    host: '127.0.0.1',
    secret: bankSecret,
    noticePauses: [50, 50, 100],
    decidesSoonAfterMs: 50,
    decidesLateAfterMs: 500,
    givesUpAfterMs: 150,
    now: () => clock.now,
  })
  const line = await openBankLine(bank.url)
  const shop = await openTestShop(
    { PUBLIC_ORIGIN: origin, PAYMENT_SANDBOX_URL: line.url, PAYMENT_SECRET: bankSecret, ...settings },
    breaker === undefined ? {} : { breaker },
  )
  const whole: ShopWithBank = {
    ...shop,
    clock: {
      get now() {
        return clock.now
      },
      set now(value) {
        clock.now = value
        shop.clock.now = value
      },
    },
    bank,
    line,
    notices: [],
    noticesArrive: true,
    notify: async ({ body, headers }) => {
      const reply = await shop.app.inject({
        method: 'POST',
        url: '/payment/webhook/sandbox',
        headers: {
          'content-type': 'application/json',
          ...(headers['bank-signature'] === undefined ? {} : { 'bank-signature': headers['bank-signature'] }),
        },
        payload: body,
      })
      return reply.statusCode
    },
    close: async () => {
      line.close()
      await bank.close()
      post.close()
      await shop.close()
    },
  }
  return whole
}
