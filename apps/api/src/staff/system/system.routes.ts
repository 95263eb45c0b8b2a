import * as calls from '@bottega/contract/system/calls.ts'
import type { JobView, WaitingMessage } from '@bottega/contract/system/system.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { staffOf } from '../../kernel/visitor.ts'
import { recordChange } from '../../kernel/audit/audit.service.ts'
import { type JobRunRow, listJobRuns } from '../../kernel/jobs/job-runs.service.ts'
import { type OutboxRow, retryNow, waitingMessages } from '../../kernel/outbox/outbox.service.ts'
import { databaseVersion, lastMigration } from './system.repository.ts'

function presentJob({ name, everySeconds, startedAt, endedAt, failures, lastError, lastFailedAt }: JobRunRow): JobView {
  return {
    name,
    everySeconds,
    lastRunAt: endedAt.toISOString(),
    milliseconds: endedAt.getTime() - startedAt.getTime(),
    nextRunAt: new Date(endedAt.getTime() + everySeconds * 1000).toISOString(),
    failures,
    ...(lastError === null ? {} : { lastError }),
    ...(lastFailedAt === null ? {} : { lastFailedAt: lastFailedAt.toISOString() }),
  }
}

function presentMessage({
  id,
  kind,
  payload,
  attempts,
  createdAt,
  nextAttemptAt,
  lastError,
}: OutboxRow): WaitingMessage {
  const orderId = payload['orderId']
  return {
    messageId: id,
    kind,
    ...(typeof orderId === 'number' && { orderId }),
    attempts,
    writtenAt: createdAt.toISOString(),
    nextAttemptAt: nextAttemptAt.toISOString(),
    ...(lastError === null ? {} : { lastError }),
  }
}

export const systemHandlers = handlersOf(calls, {
  systemView: async ({ shop, now }) => {
    const before = performance.now()
    const database = await databaseVersion(shop.db)
    const databaseMilliseconds = Math.round(performance.now() - before)
    const missing = await shop.opening.missing()
    const { waiting, failed, messages } = await waitingMessages(shop.db)
    return {
      data: {
        at: now.toISOString(),
        versions: {
          shop: shop.version,
          node: process.version,
          database: shop.database.kind === 'embedded' ? `${database} (PGlite)` : database,
          migration: await lastMigration(shop.db),
        },
        health: { isOpen: missing.length === 0, missing: [...missing], databaseMilliseconds },
        jobs: (await listJobRuns(shop.db)).map(presentJob),
        outbox: { waiting, failed, messages: messages.map(presentMessage) },
      },
    }
  },
  systemRetry: async ({ shop, visitor, now }, { body: { message_id: messageId } }) => {
    const staff = staffOf(visitor)
    const retried = await shop.db.transaction(async (tx) => {
      const ids = await retryNow(tx, messageId, now)
      if (ids.length === 0) throw new ShopError('error.system.nothingToRetry')
      for (const id of ids)
        await recordChange(tx, staff, { action: 'system.messageRetried', subject: ['message', id] }, now)
      return ids.length
    })
    return { data: { retried } }
  },
})
