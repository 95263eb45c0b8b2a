import { formDocument } from '@bottega/contract/forms/form-document.ts'
import type { ContentKind } from '../../kernel/publishing/content-kind.ts'

/** Forms: `forms/contatti.yaml`. (Content and discovery, section 3) */
export const formKind: ContentKind = {
  folder: 'forms',
  form: 'yaml',
  schema: formDocument,
  factsOf: ({ slug, type }, key) => ({
    slug: typeof slug === 'string' ? slug : key,
    type: typeof type === 'string' ? type : 'page',
  }),
}
