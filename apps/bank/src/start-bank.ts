import fastify, { type FastifyInstance } from 'fastify'
import { bankApi } from './bank-api.ts'
import { bankPage } from './bank-page.ts'
import type { Bank, Behaviour } from './bank.ts'
import { Ledger } from './ledger.ts'
import { Notices, type Notice } from './notices.ts'
import type { Payment } from './payment.ts'

export interface BankOptions {
  /** 0 takes any free port. */
  port: number
  host: string
  /** Shared with the shop: opens the bank's calls, signs its notices. */
  secret: string
  /** JSON file the payments are stored in; without one they live as long as the bank. */
  file?: string
  /** Pauses before a notice is repeated, milliseconds. */
  noticePauses?: readonly number[]
  decidesSoonAfterMs?: number
  decidesLateAfterMs?: number
  givesUpAfterMs?: number
  /** The bank's clock, for shops whose clock stands still. */
  now?: () => Date
  log?: (line: string) => void
}

export interface RunningBank {
  url: string
  /** Every payment, as the bank has it. */
  payments: () => readonly Payment[]
  behaviour: Behaviour
  close: () => Promise<void>
}

function build(bank: Bank): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: 16_384, forceCloseConnections: true })
  void app.register(
    (api, _options, done) => {
      bankApi(api, bank)
      done()
    },
    { prefix: '/api' },
  )
  void app.register((pages, _options, done) => {
    bankPage(pages, bank)
    done()
  })
  return app
}

/** Opens a bank of its own. Payments that were being processed when an earlier one stopped are decided now. */
export async function startBank(options: BankOptions): Promise<RunningBank> {
  let origin = ''
  const timers = new Set<NodeJS.Timeout>()
  const behaviour: Behaviour = {
    answersAfterMs: 0,
    decidesSoonAfterMs: options.decidesSoonAfterMs ?? 3_000,
    decidesLateAfterMs: options.decidesLateAfterMs ?? 20_000,
    givesUpAfterMs: options.givesUpAfterMs ?? 120_000,
    refusesCaptures: false,
  }
  const givenUp = (notice: Notice, reason: string) => options.log?.(`notice ${notice.id} given up: ${reason}`)
  const notices = new Notices({
    secret: options.secret,
    origin: () => origin,
    onGivenUp: givenUp,
    ...(options.noticePauses === undefined ? {} : { pauses: options.noticePauses }),
    ...(options.now === undefined ? {} : { now: options.now }),
  })
  const ledger = new Ledger(options.file, (payment) => notices.tell(payment))
  const decideLater = (paymentId: string) => {
    const payment = ledger.find(paymentId)
    const wait = Math.max(0, Date.parse(payment?.decidedAt ?? '') - Date.now())
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (payment?.status === 'processing') ledger.become(payment, payment.decides ?? 'authorised')
    }, wait)
    timers.add(timer)
  }
  const app = build({ secret: options.secret, ledger, behaviour, origin: () => origin, decideLater })
  origin = await app.listen({ port: options.port, host: options.host })
  for (const payment of ledger.all()) if (payment.status === 'processing') decideLater(payment.id)
  return {
    url: origin,
    payments: () => ledger.all(),
    behaviour,
    close: async () => {
      for (const timer of timers) clearTimeout(timer)
      notices.close()
      await app.close()
    },
  }
}
