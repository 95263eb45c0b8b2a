import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { bytes, createdAt, instant } from '../../kernel/database/columns.ts'
import { formAnswer } from './answers.tables.ts'

/** A file sent for a field of a form; without an answer only for as long as a form is filled in. */
export const formUpload = pgTable(
  'form_upload',
  {
    /** Random: it names the file in addresses. */
    id: text().primaryKey(),
    formNumber: integer().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    /** Of the token by which its sender puts it into an answer, once. */
    tokenHash: text().notNull().unique(),
    userId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    answerId: integer().references(() => formAnswer.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('form_upload_answer').on(t.answerId),
    index('form_upload_user').on(t.userId),
    index('form_upload_expires').on(t.expiresAt),
    check('form_upload_size', sql`${t.size} > 0`),
  ],
)

/** The content in parts, so that neither storing nor sending holds a whole file in memory. */
export const formUploadPart = pgTable(
  'form_upload_part',
  {
    uploadId: text()
      .notNull()
      .references(() => formUpload.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.part] })],
)
