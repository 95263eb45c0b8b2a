import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { product } from '../catalog/products.tables.ts'
import { householdMember, householdProposal } from './household.tables.ts'

type NewProposal = Omit<typeof householdProposal.$inferInsert, 'id' | 'createdAt' | 'answer' | 'answeredAt'>

export const insertProposals = (tx: Tx, proposals: readonly NewProposal[], createdAt: Date) =>
  tx.insert(householdProposal).values(proposals.map((one) => Object.assign({ createdAt }, one)))

export const countOpen = (db: Reader, memberId: number): Promise<number> =>
  db.$count(householdProposal, and(eq(householdProposal.memberId, memberId), isNull(householdProposal.answer)))

const proposals = (db: Reader) =>
  db
    .select({
      proposalId: householdProposal.id,
      productId: product.id,
      name: product.name,
      pack: product.pack,
      slug: product.slug,
      image: product.image,
      sellingMode: product.sellingMode,
      optionsKey: householdProposal.optionsKey,
      quantity: householdProposal.quantity,
      totalCents: householdProposal.totalCents,
      promotionChoice: householdProposal.promotionChoice,
      acceptAlternatives: householdProposal.acceptAlternatives,
      infos: householdProposal.infos,
      memberName: appUser.firstName,
      createdAt: householdProposal.createdAt,
      answer: householdProposal.answer,
    })
    .from(householdProposal)
    .innerJoin(householdMember, eq(householdMember.id, householdProposal.memberId))
    .innerJoin(appUser, eq(appUser.id, householdMember.userId))
    .innerJoin(product, eq(product.id, householdProposal.productId))

/** Those of a household without an answer, for its holder. */
export const findOpenProposals = (db: Reader, householdId: number) =>
  proposals(db)
    .where(and(eq(householdMember.householdId, householdId), isNull(householdProposal.answer)))
    .orderBy(asc(householdProposal.id))

export type ProposalRow = Awaited<ReturnType<typeof findOpenProposals>>[number]

/** A member's own: without an answer, or answered since then. */
export const findOwnProposals = (db: Reader, memberId: number, since: Date): Promise<ProposalRow[]> =>
  proposals(db)
    .where(
      and(
        eq(householdProposal.memberId, memberId),
        or(isNull(householdProposal.answer), gt(householdProposal.answeredAt, since)),
      ),
    )
    .orderBy(asc(householdProposal.id))

const openOf = (householdId: number, proposalIds: readonly number[]) =>
  and(
    inArray(householdProposal.id, [...proposalIds]),
    isNull(householdProposal.answer),
    sql`${householdProposal.memberId} in (select m.id from household_member m where m.household_id = ${householdId})`,
  )

/** Of these the ones that wait in this household. */
export const findNamedProposals = (tx: Tx, householdId: number, proposalIds: readonly number[]) =>
  proposals(tx).where(openOf(householdId, proposalIds)).orderBy(asc(householdProposal.id))

/** The same get an answer. */
export async function answerProposals(
  tx: Tx,
  householdId: number,
  proposalIds: readonly number[],
  given: { answer: 'accepted' | 'declined'; answeredAt: Date },
): Promise<void> {
  if (proposalIds.length > 0) await tx.update(householdProposal).set(given).where(openOf(householdId, proposalIds))
}

export async function deleteAnswered(db: Db, before: Date): Promise<void> {
  await db.delete(householdProposal).where(lt(householdProposal.answeredAt, before))
}
