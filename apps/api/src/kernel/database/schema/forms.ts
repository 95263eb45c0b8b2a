import type { FormValue } from '@bottega/rules/forms/form-field.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, instant } from './columns.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { appUser } from './people/people.ts'

/** One field of an answer with the label it was answered under: the form may change afterwards. */
export interface AnsweredField {
  key: string
  label: string
  /** As the office reads it: words of options, names of files. */
  value: FormValue
  /** As it was sent, where that differs; tokens of files are not stored. */
  sent?: FormValue
}

/** A form as it was sent. */
export const formAnswer = pgTable(
  'form_answer',
  {
    id: id(),
    /** Of the form's document. */
    formNumber: integer().notNull(),
    title: text().notNull(),
    /** A custom form: its customer may look at it and change it. */
    custom: boolean().notNull().default(false),
    /** Who was signed in; answers go with the account. */
    userId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    fields: jsonb().$type<AnsweredField[]>().notNull(),
    /** Where the office reads its mail; null where the form names none. */
    mailTo: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('form_answer_form').on(t.formNumber, t.id),
    index('form_answer_user').on(t.userId),
    index('form_answer_expires').on(t.expiresAt),
    index('form_answer_created').on(t.createdAt),
  ],
)

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
