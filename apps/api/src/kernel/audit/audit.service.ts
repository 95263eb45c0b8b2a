import type { AuditAction, AuditSubject } from '@bottega/contract/audit-actions.ts'
import type { Reader } from '../database/database.ts'
import { ShopError } from '../shop-error.ts'
import type { Machine, StaffMember } from '../visitor.ts'
import { findEntry, findLastAuthor, findLastEntry, insertEntry } from './audit.repository.ts'

type Subject = readonly [kind: AuditSubject, id: number | string]

export interface Change {
  action: AuditAction
  /** The thing that was changed, by its number or name. */
  subject?: Subject
  before?: Readonly<Record<string, unknown>> | undefined
  after?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Writes what a staff member did. Hand over the transaction of the change, so that neither is there without the other.
 * Texts that customers wrote and their names do not belong in it: it is never erased.
 */
export function recordChange(
  tx: Reader,
  { userId: staffId, name: staffName, acting }: Pick<StaffMember, 'userId' | 'name' | 'acting'>,
  { action, subject, before, after }: Change,
  now: Date,
): Promise<void> {
  const [kind, id] = subject ?? []
  return insertEntry(tx, {
    staffId,
    staffName,
    actAsId: acting?.actAsId ?? null,
    action,
    subject: kind ?? null,
    subjectId: id === undefined ? null : String(id),
    before: before ?? null,
    after: after ?? null,
    at: now,
  })
}

/** Writes what a machine told the shop, under the name of its key. */
export function recordMachine(
  tx: Reader,
  { keyId, name }: Machine,
  { action, after }: Pick<Change, 'action' | 'after'>,
  now: Date,
): Promise<void> {
  return insertEntry(tx, {
    machineKeyId: keyId,
    staffName: name,
    action,
    subject: 'machineKey',
    subjectId: String(keyId),
    after: after ?? null,
    at: now,
  })
}

export interface RunCommand {
  /** As it is typed, without the names of files: `import world`. */
  readonly command: string
  /** The account of the operating system. */
  readonly user: string
}

/** Writes what a command of the program did, which no staff member signed in for. */
export function recordCommand(
  tx: Reader,
  { command, user }: RunCommand,
  { action, before, after }: Omit<Change, 'subject'>,
  now: Date,
): Promise<void> {
  const staffName = user === '' ? command : `${command} (${user})`
  return insertEntry(tx, { command, staffName, action, before: before ?? null, after: after ?? null, at: now })
}

/** The fields of two views of one thing that differ, so that an entry shows the change and not the thing. */
export function changedFields<View extends object>(before: View, after: View) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof View & string)[]
  const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const of = (view: View) => Object.fromEntries(differing.map((name) => [name, view[name] ?? null]))
  return differing.length === 0 ? undefined : { before: of(before), after: of(after) }
}

/** As it was written, maybe under the name of an action that nothing writes any more. */
export type WrittenChange = Pick<Change, 'before' | 'after'> & { action: string }

/** Returns the change that one entry records; undefined where there is none. */
export async function changeOf(db: Reader, entryId: number): Promise<WrittenChange | undefined> {
  const row = await findEntry(db, entryId)
  return row && { action: row.action, before: row.before ?? undefined, after: row.after ?? undefined }
}

/** Returns the staff member who was the last to change a thing. */
export const lastAuthorOf = (db: Reader, [kind, id]: Subject) => findLastAuthor(db, kind, String(id))

/** The author of changes no person made, in any language. */
export const nobody = 'system'

/** The refusal of a change that was decided on another version of a thing than it has now: it names who was faster. */
export const changedMeanwhile = async (db: Reader, subject: Subject, otherwise = nobody): Promise<ShopError> =>
  new ShopError('error.staff.changedMeanwhile', { name: (await lastAuthorOf(db, subject)) ?? otherwise })

/**
 * The version of what some actions change, and who changed it last. The log only grows, so that what was ended and made
 * again has another version, too.
 */
export async function versionBy(db: Reader, [kind, id]: Subject, actions: readonly AuditAction[]) {
  const last = await findLastEntry(db, kind, String(id), actions)
  return { version: last?.entryId ?? 0, author: last?.staffName ?? nobody }
}

/** Returns the state in which the latest of some actions left a thing; undefined where there was none. */
export async function lastChangeBy(db: Reader, [kind, id]: Subject, actions: readonly AuditAction[]) {
  const last = await findLastEntry(db, kind, String(id), actions)
  return last?.after ?? undefined
}
