import type { Reader } from '../../db/database.ts'
import { staffAction } from '../../db/schema/staff.ts'

export async function insertStaffAction(db: Reader, row: typeof staffAction.$inferInsert): Promise<void> {
  await db.insert(staffAction).values(row)
}
