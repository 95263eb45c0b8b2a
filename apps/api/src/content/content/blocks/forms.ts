import type { FormView } from '@bottega/contract/forms/form-view.ts'
import { textParts } from '@bottega/rules/content/text-parts.ts'
import type { CatalogContext } from '../../../trade/catalog/catalog.context.ts'
import { editionOf } from '../../../kernel/publishing/documents.service.ts'
import type { CatalogSource } from '../../../trade/catalog/catalog.service.ts'
import { loadForms, shownTo } from '../../forms/form-documents.ts'
import type { Filler } from './filler.ts'

export const fillFormDetails: Filler<'FormDetail'> = async (source, context, contents) => {
  const bySlug = await formsBySlug(
    source,
    context,
    contents.map(({ form }) => form),
  )
  return contents.map(({ form: slug }) => {
    const form = bySlug.get(slug)
    return form && { form }
  })
}

/** Rich texts with the forms they name; a place whose form is gone shows nothing. (Content and discovery, section 2) */
export const fillStaticTexts: Filler<'StaticText'> = async (source, context, contents) => {
  const named = contents.map(({ html }) => textParts(html).flatMap((part) => ('form' in part ? [part.form] : [])))
  const bySlug = await formsBySlug(source, context, named.flat())
  return named.map((slugs) => ({ forms: slugs.flatMap((slug) => bySlug.get(slug) ?? []) }))
}

/** The forms of a page as anonymous visitors see them: pages are shared. */
async function formsBySlug(
  { db }: CatalogSource,
  context: CatalogContext,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, FormView>> {
  if (slugs.length === 0) return new Map()
  const forms = await loadForms(db, { slugs }, context.language, editionOf(context))
  return new Map(forms.map((form) => [form.view.slug, shownTo(form, false)]))
}
