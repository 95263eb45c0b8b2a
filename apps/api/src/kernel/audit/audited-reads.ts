import type { AuditedRead } from '@bottega/contract/audit-actions.ts'
import type { DescribedCall } from '@bottega/contract/area.ts'
import type { Call } from '@bottega/contract/call.ts'
import type { Db } from '../database/database.ts'
import type { Visitor } from '../visitor.ts'
import { countRefused, insertOnce } from './audit.repository.ts'
import { recordChange } from './audit.service.ts'

/** One entry stands for all reads of one thing by one staff member, or all tries of one login, in so long; milliseconds. */
const window = 15 * 60_000

const windowOf = (now: Date) => new Date(Math.floor(now.getTime() / window) * window).toISOString()

/** Of a call that is being answered: who made it, and when. */
interface Asked {
  readonly shop: { readonly db: Db }
  readonly visitor: Visitor
  readonly now: Date
}

/** Everything written in a customer's name by staff stands in the log with both, refused or not. */
export async function recordStep({ shop, visitor, now }: Asked, { call, name }: DescribedCall): Promise<void> {
  const { user } = visitor
  if (user?.staff?.acting === undefined || call.effect !== 'write' || call.access === 'backoffice') return
  const subject = ['customer', user.userId] as const
  await recordChange(shop.db, user.staff, { action: 'acting.call', subject, after: { call: name } }, now)
}

/** Writes that a staff member was answered a call that tells of persons. The answer is given once that is written. */
export async function recordRead({ shop, visitor, now }: Asked, { audited }: Call, query: unknown): Promise<void> {
  const staff = visitor.user?.staff
  if (audited === undefined || staff === undefined) return
  const subjectId = idIn(audited, query)
  const part = partIn(audited, query)
  await insertOnce(shop.db, {
    staffId: staff.userId,
    staffName: staff.name,
    actAsId: staff.acting?.actAsId ?? null,
    action: audited.action,
    subject: subjectId === undefined ? null : (audited.subject ?? null),
    subjectId: subjectId ?? null,
    after: part ?? null,
    at: now,
    onceKey: [
      audited.action,
      staff.userId,
      audited.subject ?? '',
      subjectId ?? '',
      ...Object.values(part ?? {}),
      windowOf(now),
    ].join(' '),
  })
}

function idIn(audited: AuditedRead, query: unknown): string | undefined {
  return audited.subject === undefined ? undefined : textIn(query, audited.by)
}

/** Of the question alone, as the day that was asked for: nothing of an answer stands in the log. */
function partIn({ of }: AuditedRead & { readonly of?: string }, query: unknown): Record<string, string> | undefined {
  const value = of === undefined ? undefined : textIn(query, of)
  return of === undefined || value === undefined ? undefined : { [of]: value }
}

function textIn(query: unknown, field: string): string | undefined {
  const value = (query as Readonly<Record<string, unknown>>)[field]
  return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined
}

/** A flood of tries from many addresses fills neither the log nor the disk: per hour. */
const mostRefused = 500
const hour = 3_600_000
const longestLogin = 60

export interface RefusedSignIn {
  /** As it was typed. */
  readonly login: string
  readonly address: string
  /** The account that has this login. */
  readonly account: { readonly userId: number; readonly role: string } | undefined
}

/** Writes a refused sign-in of staff, without the password. Customers stand in the log by number only. */
export async function recordRefusedSignIn(
  db: Db,
  { login, address, account }: RefusedSignIn,
  now: Date,
): Promise<void> {
  const isCustomer = account?.role === 'customer'
  const name = isCustomer ? '–' : login.slice(0, longestLogin)
  if ((await countRefused(db, new Date(now.getTime() - hour))) >= mostRefused) return
  await insertOnce(db, {
    refusedLogin: name,
    staffName: name,
    action: 'session.refused',
    ...(account && { subject: isCustomer ? 'customer' : 'account', subjectId: String(account.userId) }),
    after: { address },
    at: now,
    onceKey: ['session.refused', account?.userId ?? name.toLowerCase(), address, windowOf(now)].join(' '),
  })
}
