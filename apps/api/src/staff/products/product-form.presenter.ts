import type { ProductFormChoices } from '@bottega/contract/staff-products/product-form.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { textIn } from '../../kernel/text/localized-text.ts'
import { formOf } from './product-form.ts'
import type { ProductFormStory } from './product-form.service.ts'

export function presentProductForm({ stored, shelves, brands, warehouses }: ProductFormStory, language: Language) {
  const collator = new Intl.Collator(language)
  const choices: ProductFormChoices = {
    categories: shelves
      .all()
      .map(({ id, names }) => ({ categoryId: id, name: names.map((name) => textIn(language, name)).join(' › ') }))
      .toSorted((one, other) => collator.compare(one.name, other.name)),
    brands: brands.map(({ name }) => name),
    stores: warehouses,
  }
  const product = stored && {
    productId: stored.id,
    version: stored.version,
    title: textIn(language, stored.name),
    byStaff: stored.partsByStaff,
    values: formOf(stored),
  }
  return product === undefined ? { choices } : { product, choices }
}
