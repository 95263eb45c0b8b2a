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
  listWaiting,
  markDelivered,
  markFailed,
  type OutboxRow,
} from './outbox.repository.ts'

export type { OutboxRow } from './outbox.repository.ts'

const second = 1000
/** Longer than any delivery takes; then another process may try. */
const lease = 120 * second
const retention = 30 * 86_400 * second
const longestPause = 3600 * second
/** Few, so that all of them fit into one lease: mails leave several at once, everything else one by one. */
const atOnce = 24

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
 * Delivers all that is due, at least once each; a failure is stored with its reason and tried again later. Returns how
 * many were delivered.
 */
export async function deliverDue(shop: Shop, handlers: OutboxHandlers): Promise<number> {
  const now = shop.clock()
  const due = await claimDue(shop.db, now, new Date(now.getTime() + lease), atOnce)
  if (due.length === 0) return 0
  const isMail = ({ kind }: OutboxRow) => kind.startsWith('mail.')
  const inTurn = (rows: OutboxRow[]) => deliverInTurn(shop, handlers, rows)
  const bySubject = [...Map.groupBy(due.filter(isMail), subjectOf).values()]
  const lines = Array.from({ length: Math.min(mailsAtOnce, bySubject.length) }, (_line, number) =>
    inTurn(bySubject.filter((_mails, index) => index % mailsAtOnce === number).flat()),
  )
  const counts = await Promise.all([inTurn(due.filter((row) => !isMail(row))), ...lines])
  return counts.reduce((sum, count) => sum + count, await deliverDue(shop, handlers))
}

/**
 * The subject of a message, which is the first thing its payload names: mails about one order or account leave in their
 * order.
 */
const subjectOf = ({ payload }: OutboxRow) => JSON.stringify(Object.entries(payload as object)[0])

async function deliverInTurn(shop: Shop, handlers: OutboxHandlers, rows: readonly OutboxRow[]): Promise<number> {
  let delivered = 0
  for (const row of rows) if (await tryToDeliver(shop, handlers, row)) delivered += 1
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

async function tryToDeliver(shop: Shop, handlers: OutboxHandlers, row: OutboxRow): Promise<boolean> {
  try {
    await deliver(handlers, row)
    await markDelivered(shop.db, row.id, shop.clock())
    return true
  } catch (error) {
    const again = new Date(shop.clock().getTime() + pauseAfter(row.attempts))
    await markFailed(shop.db, row.id, String(error).slice(0, 500), again)
    shop.log.warn({ err: error, outbox: row.id, kind: row.kind, attempts: row.attempts }, 'not delivered')
    return false
  }
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
