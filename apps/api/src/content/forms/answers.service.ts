import { acceptedValues, checkForm, isTickBox, type FormKnowledge } from '@bottega/rules/forms/check-form.ts'
import type { FormValue, FormValues } from '@bottega/rules/forms/form-field.ts'
import type { FormFieldView } from '@bottega/contract/forms/form-view.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import type { AnsweredField } from './answers.tables.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import { ownOrderIds } from '../../trade/orders/orders.service.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { hashToken } from '../../kernel/sessions/credentials.ts'
import { deleteEndedAnswers, findAnswer, insertAnswer } from './answers.repository.ts'
import type { LoadedForm } from './form-documents.ts'
import { attachUploads, findWaiting, uploadsOf, type UploadRow } from './uploads.repository.ts'

const day = 86_400_000

export interface Sender {
  readonly user: SessionUser | undefined
  readonly language: Language
  readonly now: Date
}

/** The answer to a form, once it has passed the rules; `uploads` are not in an answer yet. */
export interface Accepted {
  readonly fields: AnsweredField[]
  readonly uploads: readonly UploadRow[]
}

/** The answers to be stored. Throws `error.form.login` and `error.form.invalid` with the keys of the fields. */
export async function acceptAnswers(
  tx: Reader,
  { view }: LoadedForm,
  values: FormValues,
  { user, language, now }: Sender,
): Promise<Accepted> {
  if (view.settings.login && user === undefined) throw new ShopError('error.form.login')
  const uploads = await findWaiting(tx, view.formId, tokensIn(view.fields, values), now)
  const faults = checkForm(view.fields, values, await knowledgeOf(tx, view.fields, values, uploads, user))
  if (faults.length > 0) throw new ShopError('error.form.invalid', { fields: faults.map(({ key }) => key).join(', ') })
  const accepted = acceptedValues(view.fields, values)
  const fields = view.fields.flatMap((field) => {
    const value = accepted[field.key]
    if (value === undefined) return []
    const words = readable(field, value, { uploads, language })
    const sent = field.type === 'file' || String(words) === String(value) ? {} : { sent: value }
    return [{ key: field.key, label: field.label, value: words, ...sent }]
  })
  return { fields, uploads }
}

/**
 * Stores an answer with its files, and has it mailed to the office. Returns its id. Throws `error.form.invalid` when an
 * upload was sent with another answer in the same moment.
 */
export async function storeAnswer(
  tx: Tx,
  { config }: Shop,
  { view, mailTo }: LoadedForm,
  { fields, uploads }: Accepted,
  { user, language, now }: Sender,
): Promise<number> {
  const expiresAt = new Date(now.getTime() + config.FORM_RETENTION_DAYS * day)
  const recipient = mailTo ?? (config.FORMS_MAIL_TO === '' ? null : config.FORMS_MAIL_TO)
  const { formId: formNumber, custom, settings } = view
  const answerId = await insertAnswer(tx, {
    formNumber,
    title: settings.title,
    custom,
    userId: user?.userId ?? null,
    language,
    fields,
    mailTo: recipient,
    createdAt: now,
    updatedAt: now,
    expiresAt,
  })
  const attached = await attachUploads(
    tx,
    uploads.map(({ id }) => id),
    answerId,
    expiresAt,
  )
  if (attached < uploads.length)
    throw new ShopError('error.form.invalid', { fields: uploads.map(({ key }) => key).join(', ') })
  if (recipient !== null) await enqueue(tx, 'mail.formAnswer', { answerId }, now)
  return answerId
}

const tokensOf = (value: FormValue | undefined) =>
  value === undefined ? [] : [value].flat().filter((text) => text !== '')

const tokensIn = (fields: readonly FormFieldView[], values: FormValues) =>
  fields.filter(({ type }) => type === 'file').flatMap(({ key }) => tokensOf(values[key]).map(hashToken))

/** The facts that the rules must be told by the shop: the orders and uploads that are this customer's. */
async function knowledgeOf(
  tx: Reader,
  fields: readonly FormFieldView[],
  values: FormValues,
  uploads: readonly UploadRow[],
  user: SessionUser | undefined,
): Promise<FormKnowledge> {
  const asked = fields
    .filter(({ type }) => type === 'order')
    .flatMap(({ key }) => tokensOf(values[key]))
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
  const own = new Set(
    user === undefined || asked.length === 0 ? [] : await ownOrderIds(tx, user.userId, asked.map(Number)),
  )
  const known = new Set(uploads.map(({ key, tokenHash }) => `${key} ${tokenHash}`))
  return {
    isOwnOrder: (id) => own.has(Number(id)),
    isUpload: (key, token) => known.has(`${key} ${hashToken(token)}`),
  }
}

/** The word the office reads for a ticked box. */
export const agreed: Readonly<Record<Language, string>> = { it: 'sì', de: 'ja', en: 'yes' }

/** As the office reads it, in the language of the form: words of the options, names of the files, a yes of a ticked box. */
function readable(
  field: FormFieldView,
  value: FormValue,
  { uploads, language }: { uploads: readonly UploadRow[]; language: Language },
): FormValue {
  const textOf = (text: string) => {
    if (isTickBox(field)) return agreed[language]
    if (field.type === 'file') return uploads.find(({ tokenHash }) => tokenHash === hashToken(text))?.name ?? ''
    return field.options.find((option) => option.value === text)?.label ?? text
  }
  return typeof value === 'string' ? textOf(value) : value.map(textOf)
}

/** Returns the facts for the mail to the office; undefined once the answer is no longer there. */
export async function answerFacts(db: Db, answerId: number) {
  const answer = await findAnswer(db, answerId)
  return answer && { ...answer, files: await uploadsOf(db, [answerId]) }
}

/** Housekeeping: answers whose time is over, with their files. */
export const purgeAnswers = (db: Db, now: Date) => deleteEndedAnswers(db, now, 500)
