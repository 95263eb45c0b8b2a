import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { session } from '../../kernel/sessions/sessions.tables.ts'
import { samlIdentity, samlSession, samlVisit } from './saml.tables.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import { userColumns } from '../../kernel/sessions/user-columns.ts'
import type { SamlName } from './saml-partner.ts'

export async function insertVisit(
  tx: Reader,
  row: { requestId: string; browserHash: string; relayPath: string; expiresAt: Date },
): Promise<void> {
  await tx.insert(samlVisit).values(row)
}

/** An open request is answered once; undefined when it never was, is over, or has its answer. */
export async function takeAnswer(
  tx: Tx,
  requestId: string,
  answer: SamlName & { codeHash: string; expiresAt: Date },
  now: Date,
): Promise<{ relayPath: string } | undefined> {
  const [visit] = await tx
    .update(samlVisit)
    .set(answer)
    .where(and(eq(samlVisit.requestId, requestId), isNull(samlVisit.codeHash), gt(samlVisit.expiresAt, now)))
    .returning({ relayPath: samlVisit.relayPath })
  return visit
}

export async function giveVisitTo(tx: Tx, requestId: string, userId: number): Promise<void> {
  await tx.update(samlVisit).set({ userId }).where(eq(samlVisit.requestId, requestId))
}

/** The answered visit of this code and this browser, which is over with it. */
export async function takeVisit(
  tx: Tx,
  codeHash: string,
  browserHash: string,
  now: Date,
): Promise<typeof samlVisit.$inferSelect | undefined> {
  const [visit] = await tx
    .delete(samlVisit)
    .where(and(eq(samlVisit.codeHash, codeHash), eq(samlVisit.browserHash, browserHash), gt(samlVisit.expiresAt, now)))
    .returning()
  return visit
}

export interface SamlAccount {
  user: SessionUser
  mfaEnabled: boolean
  /** The provider's name of the customer, where one was stored. */
  nameId: string | null
}

const accountColumns = { user: userColumns, mfaEnabled: appUser.mfaEnabled, nameId: samlIdentity.nameId }

const accounts = (db: Reader, issuer: string) =>
  db
    .select(accountColumns)
    .from(appUser)
    .leftJoin(samlIdentity, and(eq(samlIdentity.userId, appUser.id), eq(samlIdentity.issuer, issuer)))

export async function findByName(db: Reader, issuer: string, nameId: string): Promise<SamlAccount | undefined> {
  const [account] = await accounts(db, issuer).where(eq(samlIdentity.nameId, nameId))
  return account
}

export async function findByEmail(db: Reader, issuer: string, email: string): Promise<SamlAccount | undefined> {
  const [account] = await accounts(db, issuer).where(sql`lower(${appUser.email}) = lower(${email})`)
  return account
}

export async function findById(db: Reader, issuer: string, userId: number): Promise<SamlAccount | undefined> {
  const [account] = await accounts(db, issuer).where(eq(appUser.id, userId))
  return account
}

/** Whether the name belongs to the customer from here on: not when either was taken meanwhile. */
export async function storeIdentity(
  tx: Tx,
  row: { issuer: string; nameId: string; userId: number; createdAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.insert(samlIdentity).values(row).onConflictDoNothing()
  return rowCount === 1
}

export async function insertSamlSession(tx: Tx, sessionHash: string, name: SamlName): Promise<void> {
  const { nameId, nameIdFormat, sessionIndex } = name
  await tx.insert(samlSession).values({ sessionHash, nameId, nameIdFormat, sessionIndex })
}

export async function findSamlSession(db: Reader, sessionHash: string): Promise<SamlName | undefined> {
  const { nameId, nameIdFormat, sessionIndex } = samlSession
  const [row] = await db
    .select({ nameId, nameIdFormat, sessionIndex })
    .from(samlSession)
    .where(eq(samlSession.sessionHash, sessionHash))
  return row
}

/** Ends the sessions the provider names: one by its index, or all of the name. */
export async function deleteSessionsOf(
  db: Db,
  { nameId, sessionIndex }: Pick<SamlName, 'nameId' | 'sessionIndex'>,
): Promise<number> {
  const named = db
    .select({ idHash: samlSession.sessionHash })
    .from(samlSession)
    .where(
      and(
        eq(samlSession.nameId, nameId),
        sessionIndex === null ? undefined : eq(samlSession.sessionIndex, sessionIndex),
      ),
    )
  const { rowCount } = await db.delete(session).where(inArray(session.idHash, named))
  return rowCount ?? 0
}

export async function deleteOldVisits(db: Db, now: Date): Promise<void> {
  await db.delete(samlVisit).where(lt(samlVisit.expiresAt, now))
}
