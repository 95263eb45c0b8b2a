import type { HouseholdRole, WeekOfMember } from '@bottega/rules/people/household.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { household, householdMember } from './household.tables.ts'

export interface Membership extends WeekOfMember {
  memberId: number
  householdId: number
  holderId: number
  userId: number
  firstName: string
  role: HouseholdRole
  /** Cents; null is without a limit. */
  weeklyLimitCents: number | null
}

const memberships = (db: Reader) =>
  db
    .select({
      memberId: householdMember.id,
      householdId: household.id,
      holderId: household.holderId,
      userId: householdMember.userId,
      firstName: appUser.firstName,
      role: householdMember.role,
      weeklyLimitCents: householdMember.weeklyLimitCents,
      week: householdMember.week,
      spentCents: householdMember.spentCents,
    })
    .from(householdMember)
    .innerJoin(household, eq(household.id, householdMember.householdId))
    .innerJoin(appUser, eq(appUser.id, householdMember.userId))

/** The place of a customer in their household. */
export async function findMembership(db: Reader, userId: number): Promise<Membership | undefined> {
  const [row] = await memberships(db).where(eq(householdMember.userId, userId))
  return row
}

/**
 * The same, with the household locked: its commands follow one another, those of the holder and of every member. Read
 * again behind the lock, so that whoever was removed meanwhile is found to be.
 */
export async function lockMembership(tx: Tx, userId: number): Promise<Membership | undefined> {
  const found = await findMembership(tx, userId)
  if (found === undefined || !(await lockHousehold(tx, found.householdId))) return undefined
  const now = await findMembership(tx, userId)
  return now?.householdId === found.householdId ? now : undefined
}

export async function lockHousehold(tx: Tx, householdId: number): Promise<boolean> {
  const rows = await tx.select({ id: household.id }).from(household).where(eq(household.id, householdId)).for('update')
  return rows.length > 0
}

/** The holder first, then as they came. */
export const findMembers = (db: Reader, householdId: number): Promise<Membership[]> =>
  memberships(db)
    .where(eq(household.id, householdId))
    .orderBy(asc(sql`${householdMember.role} <> 'holder'`), asc(householdMember.id))

/** False where the customer is in a household already. */
export async function insertHousehold(tx: Tx, holderId: number, now: Date): Promise<boolean> {
  const [made] = await tx
    .insert(household)
    .values({ holderId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: household.id })
  return made !== undefined && insertMember(tx, { householdId: made.id, userId: holderId, role: 'holder' }, now)
}

/** False where the customer is in a household already. */
export async function insertMember(
  tx: Tx,
  member: { householdId: number; userId: number; role: HouseholdRole },
  createdAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(householdMember)
    .values({ ...member, createdAt })
    .onConflictDoNothing()
  return rowCount === 1
}

type MemberChange = Pick<Membership, 'role' | 'weeklyLimitCents'>

const isMember = (householdId: number, memberId: number) =>
  and(
    eq(householdMember.householdId, householdId),
    eq(householdMember.id, memberId),
    sql`${householdMember.role} <> 'holder'`,
  )

/** False where there is no such member beside the holder. */
export async function updateMember(
  tx: Tx,
  householdId: number,
  memberId: number,
  change: MemberChange,
): Promise<boolean> {
  const { rowCount } = await tx.update(householdMember).set(change).where(isMember(householdId, memberId))
  return rowCount === 1
}

/** With all they have proposed. False where there is no such member beside the holder. */
export async function deleteMember(tx: Tx, householdId: number, memberId: number): Promise<boolean> {
  const { rowCount } = await tx.delete(householdMember).where(isMember(householdId, memberId))
  return rowCount === 1
}

export async function deleteHousehold(tx: Tx, householdId: number): Promise<void> {
  await tx.delete(household).where(eq(household.id, householdId))
}

/** Counts what was handed over in a week; false where it would be more than the limit. */
export async function countSpending(tx: Tx, memberId: number, week: string, cents: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update household_member set week = ${week}::date,
      spent_cents = (case when week = ${week}::date then spent_cents else 0 end) + ${cents}::int
    where id = ${memberId} and role = 'adult' and (weekly_limit_cents is null or
      (case when week = ${week}::date then spent_cents else 0 end) + ${cents}::int <= weekly_limit_cents)
    returning id`)
  return rows.length === 1
}

export async function findToldAt(tx: Tx, householdId: number): Promise<Date | null> {
  const [row] = await tx.select({ toldAt: household.toldAt }).from(household).where(eq(household.id, householdId))
  return row?.toldAt ?? null
}

export async function markTold(tx: Tx, householdId: number, toldAt: Date): Promise<void> {
  await tx.update(household).set({ toldAt }).where(eq(household.id, householdId))
}

export async function findHolder(db: Reader, householdId: number): Promise<number | undefined> {
  const [row] = await db.select({ holderId: household.holderId }).from(household).where(eq(household.id, householdId))
  return row?.holderId
}
