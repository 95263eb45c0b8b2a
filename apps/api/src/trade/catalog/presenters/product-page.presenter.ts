import type { ProductView } from '@bottega/contract/catalog/product.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
import type { Localized } from '../../../kernel/database/schema/columns.ts'
import type { CatalogProduct } from '../catalog.products.ts'
import type { ProductTextsRow } from '../catalog.repository.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { nutritionTable } from './nutrition-table.ts'
import { pictureAddress } from './picture-address.ts'
import { presentProduct, type Presentation } from './product.presenter.ts'

/**
 * Texts are stored as clean HTML whose only mark is the allergens' emphasis; any other tag is shown as the text it is.
 */
const onlyEmphasis = (html: string) => html.replaceAll(/<(?!\/?strong>)/g, '&lt;')

/** A product with what only its own page says: pictures in every size, and the texts as HTML. */
export function presentProductPage(
  product: CatalogProduct,
  row: ProductTextsRow,
  presentation: Presentation,
): ProductView {
  const { language } = presentation
  return {
    ...presentProduct(product, presentation),
    media: product.image === null ? [] : [mediaOf(product.image)],
    metaData: {
      product_description: descriptionOf(row, language),
      // The law asks for the Italian text, whatever language the page is in. (Safety, 22)
      ...(language === 'it' ? {} : { product_description_it: descriptionOf(row, 'it') }),
    },
  }
}

const mediaOf = (image: string) => ({
  thumb: pictureAddress(image, 'thumb'),
  medium: pictureAddress(image, 'photo'),
  large: pictureAddress(image, 'large'),
})

/** One table under both names that programs look for it by. (decision 793) */
const nutritionOf = (table: string) => ({ nutritional_values: table, NUTRITIONAL_INFO: table })

function descriptionOf({ texts, nutrition, alcoholPercent }: ProductTextsRow, language: Language) {
  const text = (name: string, value: Localized | undefined) =>
    value === undefined ? {} : { [name]: onlyEmphasis(textIn(language, value)) }
  return {
    ...text('description', texts.description),
    ...text('ingredients', texts.ingredients),
    ...text('allergens', texts.allergens),
    ...text('storage', texts.storage),
    ...text('features', texts.features),
    ...text('origin', texts.origin),
    ...text('operator', texts.operator),
    ...(nutrition === null ? {} : nutritionOf(nutritionTable(nutrition, language))),
    ...(alcoholPercent === null ? {} : { alcohol: `${formatNumber(alcoholPercent, language)}% vol` }),
  }
}
