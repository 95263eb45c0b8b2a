import type { JobName } from '@bottega/contract/system/job-names.ts'
import type { FastifyPluginCallback } from 'fastify'
import type { HandledCall } from './calls/call-handler.ts'
import type { ContentKind } from './content-kind.ts'
import type { Mailer } from './modules/mail/mailer.ts'
import type { OutboxHandlers } from './modules/outbox/outbox-messages.ts'
import type { Shop } from './shop.ts'

/** Work the shop does by itself, in one process at a time. It may run twice or late without harm. */
export interface Job<Name extends string = JobName> {
  name: Name
  everySeconds: number
  run: () => Promise<unknown>
}

/** What one area adds to the shop; `modules.ts` lists them. */
export interface ShopModule {
  /** Its answers to calls of the contract. */
  calls?: (shop: Shop) => readonly HandledCall[]
  /** Its routes beside the calls. */
  routes?: FastifyPluginCallback<{ shop: Shop }>
  jobs?: (shop: Shop) => readonly Job[]
  /** What carries out its messages of the outbox. */
  deliveries?: (shop: Shop, mailer: Mailer) => Partial<OutboxHandlers>
  /** The kinds of content its editors write as files. */
  contentKinds?: readonly ContentKind[]
}
