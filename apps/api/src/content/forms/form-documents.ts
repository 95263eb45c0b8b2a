import type { FormFieldView, FormView } from '@bottega/contract/forms/form-view.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { inArray } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { contentDocument } from '../../kernel/publishing/publishing.tables.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { inLanguage } from '../../kernel/text/localized-text.ts'
import { type Edition, findDocument, listDocuments } from '../../kernel/publishing/documents.service.ts'

/** A form in one language, and what of it stays in the shop. */
export interface LoadedForm {
  readonly view: FormView
  readonly mailTo: string | undefined
}

const kind = 'forms'
type StoredForm = NonNullable<Awaited<ReturnType<typeof findDocument>>>
export type FormType = 'page' | 'custom'

/** By its number or its slug. Throws `error.form.notFound`. */
export async function loadForm(
  db: Reader,
  named: { number?: number | undefined; slug?: string | undefined; type?: FormType },
  language: Language,
  edition: Edition,
): Promise<LoadedForm> {
  const document = await findDocument(db, edition, kind, named)
  if (document === undefined || (named.type !== undefined && document.type !== named.type))
    throw new ShopError('error.form.notFound')
  return readForm(document, language)
}

/** A shop has few of them. */
const mostForms = 200

/** All forms of a type, or those of these slugs. */
export async function loadForms(
  db: Reader,
  { type, slugs }: { type?: FormType; slugs?: readonly string[] },
  language: Language,
  edition: Edition,
): Promise<LoadedForm[]> {
  const query = {
    kind,
    ...(type !== undefined && { types: [type] }),
    ...(slugs !== undefined && { where: inArray(contentDocument.slug, [...slugs]) }),
  }
  const { documents } = await listDocuments(db, edition, query, { page: 1, pageSize: mostForms })
  return documents.map((document) => readForm(document, language))
}

interface WrittenForm {
  readonly settings: Omit<FormView['settings'], 'login'> & { readonly login?: boolean }
  readonly actions?: FormView['actions'] & { readonly mail_to?: string }
  readonly fields: readonly (Partial<FormFieldView> & Pick<FormFieldView, 'key' | 'type'>)[]
}

function readForm({ number, slug, type, body }: StoredForm, language: Language): LoadedForm {
  const { settings, actions = {}, fields } = inLanguage(language, body) as unknown as WrittenForm
  const { mail_to: mailTo, ...shown } = actions
  const complete = fields.map((field, index) => completeField(field, index + 1))
  return {
    view: {
      formId: number,
      slug,
      custom: type === 'custom',
      settings: { ...settings, login: settings.login ?? false },
      actions: shown,
      fields: complete.toSorted((one, other) => one.order - other.order),
    },
    mailTo,
  }
}

function completeField(field: WrittenForm['fields'][number], position: number): FormFieldView {
  return {
    ...field,
    id: field.id ?? position,
    label: field.label ?? field.title ?? field.key,
    required: field.required ?? false,
    disable_input: field.disable_input ?? false,
    order: field.order ?? position,
    options: field.options ?? [],
  }
}

/** Forms can require login; hidden otherwise. (Content and discovery, section 5) */
export const shownTo = ({ view }: LoadedForm, isSignedIn: boolean): FormView =>
  view.settings.login && !isSignedIn ? { ...view, fields: [] } : view
