import type { Remark } from '@bottega/contract/envelope.ts'
import type { JobName } from '@bottega/contract/system/job-names.ts'
import type { FastifyPluginCallback } from 'fastify'
import type { HandledCall } from './calls/call-handler.ts'
import type { ThingsOfStores } from './calls/things-of-stores.ts'
import type { Registry } from 'prom-client'
import type { Tx } from './database/database.ts'
import type { Mailer, MailMessage } from './mail/mailer.ts'
import type { OutboxHandlers } from './outbox/outbox-messages.ts'
import type { Shop } from './shop.ts'
import type { SessionUser, Visitor } from './visitor.ts'

/** Work the shop does by itself, in one process at a time. It may run twice or late without harm. */
export interface Job<Name extends string = JobName> {
  name: Name
  everySeconds: number
  run: () => Promise<unknown>
}

/** The parts that one area adds to the shop; `modules.ts` lists them. */
export interface ShopModule {
  /** Its answers to calls of the contract. */
  calls?: (shop: Shop) => readonly HandledCall[]
  /** Of its things that are of one store each: whether one is of these stores. */
  isOfStores?: Partial<ThingsOfStores>
  /** Its routes beside the calls. */
  routes?: FastifyPluginCallback<{ shop: Shop }>
  jobs?: (shop: Shop) => readonly Job[]
  /** The functions that carry out its messages of the outbox. */
  deliveries?: (shop: Shop, mailer: Mailer) => Partial<OutboxHandlers>
  /** The fields it keeps in the shop for others; each field is declared beside the code it comes from. */
  extend?: (shop: Shop) => Partial<Shop>
  /** In the transaction that signs a customer in. */
  signedIn?: (tx: Tx, userId: number) => Promise<void>
  /**
   * In the transaction in which a registration takes the place of one that was not confirmed: deletes what was left in
   * the account. Where it takes no place, `userId` is 0, which no account has: the statements stay the same.
   */
  registeredAnew?: (tx: Tx, userId: number) => Promise<void>
  /**
   * Runs when a visit has become a customer's, after that transaction. It does not fail the sign-in: a fault is a
   * remark.
   */
  broughtAlong?: (shop: Shop, visitor: Visitor, user: SessionUser | undefined, now: Date) => Promise<readonly Remark[]>
  /** Says whose mail it is, before it leaves or is kept. */
  signedMail?: (shop: Shop, message: MailMessage) => Promise<MailMessage>
  /** Adds what belongs to every mail of a kind, as it leaves. */
  leavingMail?: (shop: Shop, message: MailMessage) => Promise<MailMessage>
  /** After a mail has left. */
  sentMail?: (shop: Shop, message: MailMessage) => Promise<void>
  /** Its figures for monitors. */
  metrics?: (registry: Registry, shop: Shop) => void
  /** The things it lacks before the shop can open, in words for the operator. */
  missing?: (shop: Shop) => Promise<readonly string[]>
  /** Faults an operator has to mend while the shop stays open, in words for them. */
  faults?: (shop: Shop) => Promise<readonly string[]>
}
