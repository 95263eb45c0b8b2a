import type { ProductView } from '@bottega/contract/catalog/product.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import {
  labelEntries,
  labelFields,
  type LabelKind,
  type LabelName,
  type LabelValues,
} from '@bottega/rules/catalog/product-label.ts'
import { countryName } from '@bottega/rules/text/country-name.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
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

const shown: { [Kind in LabelKind]: (value: LabelValues[Kind], language: Language) => string } = {
  plain: (text, language) => onlyEmphasis(textIn(language, text)),
  emphasised: (text, language) => onlyEmphasis(textIn(language, text)),
  country: countryName,
  nutrition: nutritionTable,
  percent: (percent, language) => `${formatNumber(percent, language)}% vol`,
}

const htmlOf = <Kind extends LabelKind>(kind: Kind, value: LabelValues[Kind], language: Language) =>
  shown[kind](value, language)

/** Other names that programs look for a field by. (decision 793) */
const otherNames: { readonly [Name in LabelName]?: string } = { nutrition: 'NUTRITIONAL_INFO' }

function descriptionOf({ texts, nutrition, alcoholPercent }: ProductTextsRow, language: Language) {
  const fields = labelEntries({ ...texts, nutrition, alcoholPercent }).flatMap(({ name, kind, value }) => {
    const html = htmlOf(kind, value, language)
    return [labelFields[name].wire, otherNames[name] ?? []].flat().map((wire) => [wire, html])
  })
  return Object.fromEntries(fields) as Record<string, string>
}
