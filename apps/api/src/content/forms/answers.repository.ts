import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { betweenDays } from '../../kernel/database/between-days.ts'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { deleteEnded } from '../../kernel/database/delete-ended.ts'
import { formAnswer } from './answers.tables.ts'

export type AnswerRow = typeof formAnswer.$inferSelect

export async function insertAnswer(tx: Tx, row: typeof formAnswer.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(formAnswer).values(row).returning({ id: formAnswer.id })
  if (inserted === undefined) throw new Error('no answer was written')
  return inserted.id
}

export async function findAnswer(db: Reader, id: number): Promise<AnswerRow | undefined> {
  const [row] = await db.select().from(formAnswer).where(eq(formAnswer.id, id))
  return row
}

export interface AnswerFilter {
  readonly formNumber?: number | undefined
  readonly userId?: number | undefined
  readonly custom?: boolean | undefined
  /** Days of the shop's calendar, both included. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

function matching({ formNumber, userId, custom, from, until }: AnswerFilter): SQL | undefined {
  return and(
    betweenDays(formAnswer.createdAt, { from, until }),
    formNumber === undefined ? undefined : eq(formAnswer.formNumber, formNumber),
    userId === undefined ? undefined : eq(formAnswer.userId, userId),
    custom === undefined ? undefined : eq(formAnswer.custom, custom),
  )
}

/** Latest first. */
export function listAnswers(db: Reader, filter: AnswerFilter, limit: number, offset = 0): Promise<AnswerRow[]> {
  return db.select().from(formAnswer).where(matching(filter)).orderBy(desc(formAnswer.id)).limit(limit).offset(offset)
}

export const countAnswers = (db: Reader, filter: AnswerFilter): Promise<number> =>
  db.$count(formAnswer, matching(filter))

/** The forms that were answered, with the title of the latest answer. */
export function answeredForms(db: Reader, limit: number) {
  return db
    .selectDistinctOn([formAnswer.formNumber], {
      formId: formAnswer.formNumber,
      title: formAnswer.title,
      answers: sql<number>`count(*) over (partition by ${formAnswer.formNumber})`.mapWith(Number),
    })
    .from(formAnswer)
    .orderBy(formAnswer.formNumber, desc(formAnswer.id))
    .limit(limit)
}

/** The customer's own custom form. */
export async function findOwnCustom(db: Reader, userId: number, id: number): Promise<AnswerRow | undefined> {
  const [row] = await db
    .select()
    .from(formAnswer)
    .where(and(eq(formAnswer.id, id), eq(formAnswer.userId, userId), eq(formAnswer.custom, true)))
  return row
}

export async function updateOwnCustom(
  tx: Tx,
  userId: number,
  id: number,
  values: Pick<typeof formAnswer.$inferInsert, 'fields' | 'updatedAt'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(formAnswer)
    .set(values)
    .where(and(eq(formAnswer.id, id), eq(formAnswer.userId, userId), eq(formAnswer.custom, true)))
  return rowCount === 1
}

export const deleteEndedAnswers = (db: Db, now: Date, most: number) =>
  deleteEnded(db, formAnswer, { key: formAnswer.id, expiresAt: formAnswer.expiresAt }, now, most)
