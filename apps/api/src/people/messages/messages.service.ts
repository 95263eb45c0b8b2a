import { pageOf } from '@bottega/contract/common.ts'
import { messageMonths, monthsBefore } from '@bottega/rules/people/retention.ts'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { countMessages, deleteBefore, findMessage, findMessages, insertMessage } from './messages.repository.ts'

/** Messages on one page, as orders are. */
const usualPageSize = 12

interface SentMail {
  id: string
  /** The customer whose message it is; absent where it carries a secret. */
  archiveFor?: number
  subject: string
  text: string
}

/** Lists a mail that has left among the messages of its customer, unless it carries a secret. */
export async function archiveMail(db: Reader, { id, archiveFor, subject, text }: SentMail, now: Date): Promise<void> {
  if (archiveFor === undefined) return
  await insertMessage(db, { userId: archiveFor, mailId: id, subject, text, sentAt: now })
}

export async function listMessages(db: Reader, userId: number, page = 1, pageSize = usualPageSize) {
  const messages = await findMessages(db, userId, pageSize, (page - 1) * pageSize)
  return { messages, page: pageOf(page, pageSize, await countMessages(db, userId)) }
}

export async function readMessage(db: Reader, userId: number, id: number) {
  const message = await findMessage(db, userId, id)
  if (message === undefined) throw new ShopError('error.message.notFound')
  return message
}

/** Housekeeping: messages are stored for two years. Returns the number deleted. */
export function purgeMessages(db: Db, now: Date): Promise<number> {
  return deleteBefore(db, monthsBefore(now, messageMonths), 5000)
}
