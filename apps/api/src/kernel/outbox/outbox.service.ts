import type { Db, Tx } from '../database/database.ts'
import type { Shop } from '../shop.ts'
import { mailsAtOnce } from '../mail/mailer.ts'
import type { OutboxHandlers, OutboxKind, OutboxMessages, Sending } from './outbox-messages.ts'
import {
  bringForward,
  claimDue,
  countWaiting,
  deleteDelivered,
  insertMessages,
  type Lane,
  listWaiting,
  markDelivered,
  markFailed,
  type OutboxRow,
} from './outbox.repository.ts'

export type { OutboxRow } from './outbox.repository.ts'

const second = 1000
/** Longer than a payment provider may take; a mail server that takes longer gets the mail again. */
const usualPatience = 30 * second
/** Messages that are taken at once and delivered one after the other. */
const inTurn = 4
/** As long as these may take; then another process may try. */
const lease = inTurn * usualPatience
const retention = 30 * 86_400 * second
const longestPause = 3600 * second

/** Writes down what must leave once this transaction stands. */
export function enqueue<Kind extends OutboxKind>(
  tx: Tx,
  kind: Kind,
  payload: OutboxMessages[Kind],
  now: Date,
): Promise<void> {
  return enqueueEach(tx, kind, [payload], now)
}

/** The same of many at once, in few statements. */
export const enqueueEach = <Kind extends OutboxKind>(
  tx: Tx,
  kind: Kind,
  payloads: readonly OutboxMessages[Kind][],
  now: Date,
): Promise<void> =>
  insertMessages(
    tx,
    payloads.map((payload) => ({ kind, payload, nextAttemptAt: now })),
  )

/** 5 s, 10 s, 20 s … up to an hour. */
export const pauseAfter = (attempts: number) => Math.min(longestPause, 5 * second * 2 ** (attempts - 1))

/**
 * Delivers all mails that are due, at least once each and several at once; a failure is stored with its reason and tried
 * again later. `patience` in milliseconds, for each. Returns how many were delivered. Mails and steps each have a job of
 * their own: neither waits for the other.
 */
export async function deliverMails(shop: Shop, handlers: OutboxHandlers, patience = usualPatience): Promise<number> {
  const due = await claim(shop, 'mails', inTurn * mailsAtOnce)
  if (due.length === 0) return 0
  const bySubject = [...Map.groupBy(due, subjectOf).values()]
  const deliverInTurn = deliveryInTurn(shop, handlers, patience)
  const lines = Array.from({ length: Math.min(mailsAtOnce, bySubject.length) }, (_line, number) =>
    deliverInTurn(bySubject.filter((_mails, index) => index % mailsAtOnce === number).flat()),
  )
  const counts = await Promise.all(lines)
  return counts.reduce((sum, count) => sum + count, await deliverMails(shop, handlers, patience))
}

/** The same for all others, one by one: money that is taken or given back, and what follows from a decision. */
export async function deliverSteps(shop: Shop, handlers: OutboxHandlers, patience = usualPatience): Promise<number> {
  const due = await claim(shop, 'steps', inTurn)
  if (due.length === 0) return 0
  const delivered = await deliveryInTurn(shop, handlers, patience)(due)
  return delivered + (await deliverSteps(shop, handlers, patience))
}

function claim(shop: Shop, lane: Lane, limit: number): Promise<OutboxRow[]> {
  const now = shop.clock()
  return claimDue(shop.db, lane, { now, leaseUntil: new Date(now.getTime() + lease), limit })
}

/**
 * The subject of a message, which is the first thing its payload names: mails about one order or account leave in their
 * order.
 */
const subjectOf = ({ payload }: OutboxRow) => JSON.stringify(Object.entries(payload as object)[0])

const deliveryInTurn =
  (shop: Shop, handlers: OutboxHandlers, patience: number) =>
  async (rows: readonly OutboxRow[]): Promise<number> => {
    let delivered = 0
    for (const row of rows) if (await tryToDeliver(shop, row, within(patience, deliver(handlers, row)))) delivered += 1
    return delivered
  }

/** Housekeeping: deletes what was delivered a month ago. Returns the number deleted. */
export const purgeDelivered = (db: Db, now: Date) => deleteDelivered(db, new Date(now.getTime() - retention))

/** The messages that have not been delivered: their counts, and those an administrator looks at first. */
export async function waitingMessages(db: Db) {
  const [counts, messages] = [await countWaiting(db), await listWaiting(db, 100)]
  return { ...counts, messages }
}

/**
 * Failed messages are due now, one or all. One that a process may have in hand is left to it: it is tried within the
 * lease anyway.
 */
export const retryNow = (tx: Tx, id: number | undefined, now: Date): Promise<number[]> =>
  bringForward(tx, id, new Date(now.getTime() + lease), now)

async function tryToDeliver(shop: Shop, row: OutboxRow, delivery: Promise<void>): Promise<boolean> {
  try {
    await delivery
    await markDelivered(shop.db, row.id, shop.clock())
    return true
  } catch (error) {
    const again = new Date(shop.clock().getTime() + pauseAfter(row.attempts))
    const named = { outbox: row.id, kind: row.kind, attempts: row.attempts }
    shop.log.warn({ err: error, ...named }, 'not delivered')
    // Those behind it are delivered even where this cannot be written down: it is due again when its lease ends.
    await markFailed(shop.db, row.id, String(error).slice(0, 500), again).catch((failure: unknown) =>
      shop.log.error({ err: failure, ...named }, 'a failed delivery could not be written down'),
    )
    return false
  }
}

/**
 * A delivery that never ends is a failed one, so that it holds up no other. What it began may still take effect: messages
 * are delivered at least once anyway.
 */
async function within(patience: number, delivery: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not delivered within ${patience} ms`)), patience).unref()
  })
  await Promise.race([delivery, tooLong]).finally(() => clearTimeout(timer))
}

/** With the moment it was written: after a restore, numbers come again. */
function sendingOf({ id, createdAt, attempts }: OutboxRow): Sending {
  const event = `${id}-${createdAt.getTime().toString(36)}`
  return { event, attempt: `${event}-${attempts}` }
}

async function deliver(handlers: OutboxHandlers, row: OutboxRow): Promise<void> {
  if (!Object.hasOwn(handlers, row.kind)) throw new Error(`no handler delivers ${row.kind}`)
  const handler = handlers[row.kind as OutboxKind] as (payload: unknown, sending: Sending) => Promise<void>
  await handler(row.payload, sendingOf(row))
}
