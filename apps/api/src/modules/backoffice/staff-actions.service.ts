import type { Reader } from '../../db/database.ts'
import type { staffAction } from '../../db/schema/staff.ts'
import { insertStaffAction } from './staff-actions.repository.ts'

/** Records what a staff member did, for another module in whose area it happened. */
export const recordStaffAction = (db: Reader, action: typeof staffAction.$inferInsert): Promise<void> =>
  insertStaffAction(db, action)
