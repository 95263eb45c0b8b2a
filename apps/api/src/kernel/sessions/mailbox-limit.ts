import { mailboxOf } from '@bottega/rules/people/mailbox.ts'
import { createCounter } from '../counters.ts'
import type { Database } from '../database/database.ts'
import { hashToken } from './credentials.ts'

/**
 * Mails an hour to one mailbox, all kinds together: those that anybody may ask for, and, of the same count, those asked
 * for by who knows a password. So nobody who floods a mailbox keeps its owner from the PIN of a login.
 * (docs/decisions/0721)
 */
const most = { anybody: 5, knowsPassword: 10 } as const

export interface MailboxLimit {
  /** Counts a mail; false where so many were asked for already that none is sent. */
  mayMail: (address: string, asker: keyof typeof most) => Promise<boolean>
}

/** Not to be called inside a transaction, as every counter. */
export function createMailboxLimit(database: Database): MailboxLimit {
  const counter = createCounter(database, 'mailbox', { points: most.knowsPassword, duration: 3600 })
  return { mayMail: (address, asker) => counter.takeUpTo(hashToken(mailboxOf(address)), most[asker]) }
}
