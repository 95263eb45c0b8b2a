import type { AuditSubject } from '@bottega/contract/audit-actions.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { machineKey } from '../../staff/live-figures/machine-keys.tables.ts'
import { appUser } from '../accounts/accounts.tables.ts'
import { actAs } from '../accounts/acting.tables.ts'
import { createdAt, id } from '../database/columns.ts'

/**
 * The actions of staff, as themselves or for a customer: who, when, what, before and after. Written in the transaction
 * of the change, and never changed. The log names customers by number only, so that nothing of theirs stays when they
 * are erased.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: id(),
    at: createdAt(),
    staffId: integer().references(() => appUser.id),
    /** In the place of a staff member: the key of the machine that called. */
    machineKeyId: integer().references(() => machineKey.id),
    /** In the place of both: the command of the program that an operator ran. */
    command: text(),
    /** In the place of all three: the login by which somebody tried to come in. */
    refusedLogin: text(),
    /** Of the staff member, the key or the account that ran the command, as it was then. */
    staffName: text().notNull(),
    /** Set while acting: the customer in whose name it was done. */
    actAsId: integer().references(() => actAs.id),
    action: text().notNull(),
    subject: text().$type<AuditSubject>(),
    subjectId: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /**
     * Of reads and refused sign-ins, of which there is one in a quarter of an hour: by whom, of what and when that begins.
     * What changes something has none.
     */
    onceKey: text().unique(),
  },
  (t) => [
    index('audit_entry_at').on(t.at, t.id),
    index('audit_entry_staff').on(t.staffId, t.at),
    index('audit_entry_subject').on(t.subject, t.subjectId, t.at),
    index('audit_entry_act_as').on(t.actAsId),
    check(
      'audit_entry_one_author',
      sql`num_nonnulls(${t.staffId}, ${t.machineKeyId}, ${t.command}, ${t.refusedLogin}) = 1`,
    ),
    check('audit_entry_subject_has_id', sql`(${t.subject} is null) = (${t.subjectId} is null)`),
  ],
)
