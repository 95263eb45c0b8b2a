import { editionOf } from '../../catalog/catalog.context.ts'
import { loadForms, shownTo } from '../../forms/form-documents.ts'
import type { Filler } from './filler.ts'

/** The forms of a page as anonymous visitors see them: pages are shared. */
export const fillFormDetails: Filler<'FormDetail'> = async ({ db }, context, contents) => {
  const forms = await loadForms(db, { slugs: contents.map(({ form }) => form) }, context.language, editionOf(context))
  const bySlug = new Map(forms.map((form) => [form.view.slug, form]))
  return contents.map(({ form: slug }) => {
    const form = bySlug.get(slug)
    return form && { form: shownTo(form, false) }
  })
}
