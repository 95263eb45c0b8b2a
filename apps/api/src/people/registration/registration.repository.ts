import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { emailToken } from './registration.tables.ts'

export type NewAccount = Omit<typeof appUser.$inferInsert, 'id' | 'role'>

/**
 * A registration whose address is not confirmed: the next one of that address takes its place, so that no attacker
 * waits in an account with their own password for its owner to confirm it.
 */
const isOnlyRegistered = sql`${appUser.role} = 'customer' and not ${appUser.profileConfirmed}
  and ${appUser.emailConfirmedAt} is null and ${appUser.passwordHash} is not null and not ${appUser.needsPasswordReset}
  and not exists (select 1 from ${shopOrder} o where o.user_id = app_user.id)`

const hasEmail = (email: string) => sql`lower(${appUser.email}) = lower(${email})`

/**
 * The account of a registration, and whether it was made or replaced by it; `replacedId` is the same account where it
 * took the place of an earlier registration. Known and unknown addresses take the same statements. (Safety, 13)
 */
export async function putAccount(
  tx: Reader,
  account: NewAccount,
): Promise<{ userId: number | undefined; replacedId: number | undefined; isRegistered: boolean }> {
  const [made] = await tx.insert(appUser).values(account).onConflictDoNothing().returning({ userId: appUser.id })
  const { createdAt: _madeAt, ...change } = account
  const [replaced] = await tx
    .update(appUser)
    .set({
      ...change,
      registeredAgain: made === undefined,
      defaultStoreAddressId: null,
      defaultDeliveryAddressId: null,
    })
    .where(and(hasEmail(account.email), isOnlyRegistered))
    .returning({ userId: appUser.id })
  const [known] = await tx
    .select({ userId: appUser.id })
    .from(appUser)
    .where(and(sql`(${hasEmail(account.email)} or lower(${appUser.login}) = lower(${account.login}))`))
    .limit(1)
  const userId = known?.userId ?? 0
  await tx.delete(emailToken).where(and(eq(emailToken.userId, userId), isNull(emailToken.usedAt)))
  const replacedId = made === undefined ? replaced?.userId : undefined
  return { userId: known?.userId, replacedId, isRegistered: made !== undefined || replaced !== undefined }
}

/** The session an account of the checkout is used in is the one whose browser the link of its mail signs in. */
export async function moveRegistration(tx: Reader, userId: number, registeredIn: string): Promise<void> {
  await tx.update(appUser).set({ registeredIn }).where(eq(appUser.id, userId))
}

export async function findUnconfirmed(db: Reader, email: string): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: appUser.id })
    .from(appUser)
    .where(and(hasEmail(email), eq(appUser.profileConfirmed, false)))
  return row?.userId
}

/** An account has one open link at most: of two mails, the newer one has it. */
export async function replaceEmailToken(db: Db, tokenHash: string, userId: number, expiresAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.select({ userId: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('update')
    await tx.delete(emailToken).where(and(eq(emailToken.userId, userId), isNull(emailToken.usedAt)))
    await tx.insert(emailToken).values({ tokenHash, userId, expiresAt })
  })
}

export async function takeEmailToken(tx: Reader, tokenHash: string, now: Date): Promise<number | undefined> {
  const [taken] = await tx
    .update(emailToken)
    .set({ usedAt: now })
    .where(and(eq(emailToken.tokenHash, tokenHash), gt(emailToken.expiresAt, now), isNull(emailToken.usedAt)))
    .returning({ userId: emailToken.userId })
  return taken?.userId
}

/** Whether this token has confirmed this address before. */
export async function hasConfirmed(tx: Reader, tokenHash: string, email: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ userId: emailToken.userId })
    .from(emailToken)
    .innerJoin(appUser, eq(appUser.id, emailToken.userId))
    .where(
      and(
        eq(emailToken.tokenHash, tokenHash),
        gt(emailToken.expiresAt, now),
        isNotNull(emailToken.usedAt),
        hasEmail(email),
        appUser.profileConfirmed,
      ),
    )
  return rows.length > 0
}

export async function deleteOldEmailTokens(db: Reader, now: Date): Promise<void> {
  await db.delete(emailToken).where(lt(emailToken.expiresAt, now))
}

/** Registrations from before this moment that were not confirmed. Returns how many were deleted. */
export async function deleteUnconfirmed(db: Reader, before: Date, atMost: number): Promise<number> {
  const old = db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(isOnlyRegistered, lt(appUser.createdAt, before)))
    .limit(atMost)
  const { rowCount } = await db.delete(appUser).where(inArray(appUser.id, old))
  return rowCount ?? 0
}

/** The account this very call has confirmed; nothing where it has another address. */
export async function confirmProfile(
  tx: Reader,
  userId: number,
  email: string,
  now: Date,
): Promise<{ registeredIn: string | null } | undefined> {
  const [confirmed] = await tx
    .update(appUser)
    .set({ profileConfirmed: true, emailConfirmedAt: now })
    .where(and(eq(appUser.id, userId), hasEmail(email)))
    .returning({ registeredIn: appUser.registeredIn })
  return confirmed
}

export async function findAccount(db: Reader, userId: number) {
  const [row] = await db.select().from(appUser).where(eq(appUser.id, userId))
  return row
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>
