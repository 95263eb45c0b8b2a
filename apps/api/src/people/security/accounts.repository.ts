import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { emailChange, passwordResetToken } from './tokens.tables.ts'
import { signOnStep } from '../../kernel/sessions/sign-on-steps.tables.ts'

/** An account as changing what opens it needs it. */
const columns = {
  userId: appUser.id,
  login: appUser.login,
  email: appUser.email,
  firstName: appUser.firstName,
  lastName: appUser.lastName,
  language: appUser.language,
  passwordHash: appUser.passwordHash,
  mfaEnabled: appUser.mfaEnabled,
}

export async function findAccount(db: Reader, userId: number) {
  const [row] = await db.select(columns).from(appUser).where(eq(appUser.id, userId))
  return row
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** As much as a customer knows of their account; at least one. */
export interface AccountNames {
  email: string | undefined
  login: string | undefined
  fiscalCode: string | undefined
}

/** The customer of whom all that is given is true. Staff have their passwords from the administrators. */
export async function findCustomerBy(
  db: Reader,
  names: AccountNames,
): Promise<Pick<Account, 'userId' | 'email'> | undefined> {
  const { email, login, fiscalCode } = names
  if (email === undefined && login === undefined && fiscalCode === undefined) return undefined
  const named = (name: string) => or(sql`lower(${appUser.login}) = lower(${name})`, isEmail(name))
  const isEmail = (name: string) => sql`lower(${appUser.email}) = lower(${name})`
  const found = await db
    .select({ userId: appUser.id, email: appUser.email })
    .from(appUser)
    .where(
      and(
        eq(appUser.role, 'customer'),
        email === undefined ? undefined : isEmail(email),
        login === undefined ? undefined : named(login),
        fiscalCode === undefined ? undefined : sql`upper(${appUser.fiscalCode}) = upper(${fiscalCode})`,
      ),
    )
    .limit(2)
  // A fiscal code alone may stand at two accounts, of a person and of their firm: then it names neither.
  return found.length === 1 ? found[0] : undefined
}

/** Another account that has this as its e-mail address or login name. */
export async function isNameTaken(db: Reader, name: string, exceptUserId: number): Promise<boolean> {
  const [row] = await db
    .select({ userId: appUser.id })
    .from(appUser)
    .where(
      and(
        ne(appUser.id, exceptUserId),
        or(sql`lower(${appUser.login}) = lower(${name})`, sql`lower(${appUser.email}) = lower(${name})`),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Ends what was under way with the old password or address: mailed links, and sign-ons that wait for a step. */
export async function deleteOpenSteps(tx: Tx, userId: number): Promise<void> {
  await tx.delete(passwordResetToken).where(eq(passwordResetToken.userId, userId))
  await tx.delete(emailChange).where(eq(emailChange.userId, userId))
  await tx.delete(signOnStep).where(eq(signOnStep.userId, userId))
}

/** Whether the password still was the one it was checked against. */
export async function replacePassword(
  tx: Tx,
  { userId, passwordHash: oldHash }: Pick<Account, 'userId' | 'passwordHash'>,
  passwordHash: string,
): Promise<boolean> {
  const unchanged = oldHash === null ? sql`${appUser.passwordHash} is null` : eq(appUser.passwordHash, oldHash)
  const { rowCount } = await tx
    .update(appUser)
    .set({ passwordHash })
    .where(and(eq(appUser.id, userId), unchanged))
  return rowCount === 1
}

/** By a mail that arrived, which also confirms the address. */
export async function setPassword(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx
    .update(appUser)
    .set({ passwordHash, profileConfirmed: true, needsPasswordReset: false })
    .where(eq(appUser.id, userId))
}

export async function setLogin(tx: Tx, userId: number, login: string): Promise<void> {
  await tx.update(appUser).set({ login }).where(eq(appUser.id, userId))
}

/** A login name that was the old address becomes the new one. */
export async function setEmail(tx: Tx, { userId, login, email }: Account, newEmail: string): Promise<void> {
  const loginToo = login.toLowerCase() === email.toLowerCase() ? { login: newEmail } : {}
  await tx
    .update(appUser)
    .set({ email: newEmail, profileConfirmed: true, ...loginToo })
    .where(eq(appUser.id, userId))
}
