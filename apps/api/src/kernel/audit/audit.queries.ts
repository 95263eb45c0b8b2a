import type { AuditAction, AuditSubject } from '@bottega/contract/audit-actions.ts'
import { type SQL, sql } from 'drizzle-orm'
import { auditEntry } from './audit.tables.ts'

/**
 * The staff members who did something from one instant to before another, and with which things, whose ids are numbers: a
 * relation of `staff_id` and `subject_id`.
 */
export const doneByStaff = (
  action: AuditAction,
  subject: AuditSubject,
  { begin, end }: { begin: Date; end: Date },
): SQL => sql`(
  select e.staff_id, case when e.subject = ${subject} then e.subject_id::int end as subject_id
  from ${auditEntry} e
  where e.at >= ${begin.toISOString()}::timestamptz and e.at < ${end.toISOString()}::timestamptz
    and e.action = ${action} and e.subject = ${subject} and e.staff_id is not null)`
