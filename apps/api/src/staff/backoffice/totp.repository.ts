import { and, eq, lt } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'

export async function findTotp(db: Reader, userId: number): Promise<{ secret: string; lastStep: number } | undefined> {
  const [row] = await db
    .select({ secret: appUser.totpSecret, lastStep: appUser.totpLastStep })
    .from(appUser)
    .where(eq(appUser.id, userId))
  return row?.secret === null || row === undefined ? undefined : { secret: row.secret, lastStep: row.lastStep }
}

export async function spendTotpStep(db: Reader, userId: number, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(appUser)
    .set({ totpLastStep: step })
    .where(and(eq(appUser.id, userId), lt(appUser.totpLastStep, step)))
  return rowCount === 1
}
