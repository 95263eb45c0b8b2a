import type { FormValue } from '@bottega/rules/forms/form-field.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { createdAt, id, instant } from '../../kernel/database/columns.ts'

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
    /** The customer who was signed in; answers go with the account. */
    userId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    fields: jsonb().$type<AnsweredField[]>().notNull(),
    /** The address at which the office reads its mail; null where the form names none. */
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
