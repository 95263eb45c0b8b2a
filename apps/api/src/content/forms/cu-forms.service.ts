import type { CuFormTypeView, CuFormView } from '@bottega/contract/forms/cu-forms.ts'
import type { FormValue, FormValues } from '@bottega/rules/forms/form-field.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { SessionUser } from '../../kernel/visitor.ts'
import { findOwnCustom, listAnswers, updateOwnCustom, type AnswerRow } from './answers.repository.ts'
import { acceptAnswers, storeAnswer, type Sender } from './answers.service.ts'
import { published } from '../../kernel/publishing/documents.service.ts'
import { loadForm, loadForms, shownTo, type LoadedForm } from './form-documents.ts'

/** Custom forms of a customer in one answer. */
const mostForms = 100
const type = 'custom'

const typeView = (form: LoadedForm, isSignedIn: boolean): CuFormTypeView => {
  const { formId: cuFormTypeId, settings, fields } = shownTo(form, isSignedIn)
  const values = Object.fromEntries(
    fields.flatMap(({ key, value, default: given }) => {
      const text = value ?? given
      return text === undefined ? [] : [[key, text]]
    }),
  )
  return { cuFormTypeId, name: settings.title, descr: settings.description ?? '', content: { schema: fields, values } }
}

export async function cuFormTypes({ db }: Shop, { user, language, now }: Sender): Promise<CuFormTypeView[]> {
  const forms = await loadForms(db, { type }, language, published(now))
  return forms.map((form) => typeView(form, user !== undefined))
}

export async function cuFormType({ db }: Shop, number: number, { user, language, now }: Sender) {
  return typeView(await loadForm(db, { number, type }, language, published(now)), user !== undefined)
}

/** Stores a custom form. Throws `error.form.incorrect` where its schema refuses a value. */
export async function insertCuForm(shop: Shop, number: number, values: FormValues, sender: Sender) {
  const form = await loadForm(shop.db, { number, type }, sender.language, published(sender.now))
  const cuFormId = await shop.db.transaction(async (tx) =>
    storeAnswer(tx, shop, form, await asCustom(acceptAnswers(tx, form, values, sender)), sender),
  )
  return { cuFormId, content: form.view.actions.success_message ?? '' }
}

/** A custom form that was refused answers with the message of custom forms. (Content and discovery, section 8) */
async function asCustom<Accepted>(accepting: Promise<Accepted>): Promise<Accepted> {
  try {
    return await accepting
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'error.form.invalid') throw error
    throw new ShopError('error.form.incorrect', error.values)
  }
}

export async function ownCuForms({ db }: Shop, user: SessionUser, { language, now }: Sender): Promise<CuFormView[]> {
  const rows = await listAnswers(db, { userId: user.userId, custom: true }, mostForms)
  const forms = rows.length === 0 ? [] : await loadForms(db, { type }, language, published(now))
  const byNumber = new Map(forms.map((form) => [form.view.formId, form]))
  return rows.map((row) => viewOf(row, byNumber.get(row.formNumber)))
}

/** Throws `error.form.notFound` for one that is not this customer's, as for a missing one. */
export async function cuFormOf(db: Db, userId: number, id: number, sender: Sender): Promise<CuFormView> {
  const row = await findOwnCustom(db, userId, id)
  if (row === undefined) throw new ShopError('error.form.notFound')
  return viewOf(row, await currentForm(db, row, sender))
}

/** The form an answer belongs to, as it is now; undefined once editors have removed it. */
async function currentForm(db: Db, { formNumber }: AnswerRow, { language, now }: Sender) {
  const forms = await loadForms(db, { type }, language, published(now))
  return forms.find(({ view }) => view.formId === formNumber)
}

/** Changes the answers; those of file fields stay as they were sent. */
export async function updateCuForm(
  { db }: Shop,
  user: SessionUser,
  id: number,
  values: FormValues,
  sender: Sender,
): Promise<CuFormView> {
  const { userId } = user
  const row = await findOwnCustom(db, userId, id)
  const form = row && (await currentForm(db, row, sender))
  if (row === undefined || form === undefined) throw new ShopError('error.form.notFound')
  const isFile = new Set(form.view.fields.filter((field) => field.type === 'file').map(({ key }) => key))
  const written = { ...form, view: { ...form.view, fields: form.view.fields.filter(({ key }) => !isFile.has(key)) } }
  await db.transaction(async (tx) => {
    const { fields } = await asCustom(acceptAnswers(tx, written, values, sender))
    const files = row.fields.filter(({ key }) => isFile.has(key))
    const changed = await updateOwnCustom(tx, userId, id, { fields: [...fields, ...files], updatedAt: sender.now })
    if (!changed) throw new ShopError('error.form.notFound')
  })
  return cuFormOf(db, userId, id, sender)
}

function viewOf({ id, formNumber, title, fields, createdAt, updatedAt }: AnswerRow, form?: LoadedForm): CuFormView {
  const plain = (value: FormValue) => (typeof value === 'string' ? value : [...value])
  return {
    cuFormId: id,
    cuFormTypeId: formNumber,
    name: form?.view.settings.title ?? title,
    descr: form?.view.settings.description ?? '',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    content: {
      schema: form?.view.fields ?? [],
      values: Object.fromEntries(fields.map(({ key, value, sent }) => [key, plain(sent ?? value)])),
    },
  }
}
