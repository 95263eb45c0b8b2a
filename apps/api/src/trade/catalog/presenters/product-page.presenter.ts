import type { ProductView } from '@bottega/contract/catalog/product.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { choiceHtml } from './choice-html.ts'
import {
  type Label,
  labelEntries,
  labelFields,
  type LabelKind,
  type LabelName,
  type LabelValues,
} from '@bottega/rules/catalog/product-label.ts'
import { withdrawalKindOf } from '@bottega/rules/returns/withdrawal.ts'
import { countryName } from '@bottega/rules/text/country-name.ts'
import { formatNumber } from '@bottega/rules/text/format.ts'
import type { CatalogProduct } from '../catalog.products.ts'
import type { ProductTextsRow } from '../catalog.repository.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { type NutritionBase, nutritionBaseOf, nutritionTable } from './nutrition-table.ts'
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
  const label = labelOf(product, row)
  const nutritionPer = nutritionBaseOf(product.content)
  return {
    ...presentProduct(product, presentation),
    media: product.image === null ? [] : [mediaOf(product.image)],
    metaData: {
      product_description: descriptionOf(label, nutritionPer, language),
      // The law asks for the Italian text, whatever language the page is in. (Safety, 22)
      ...(language === 'it' ? {} : { product_description_it: descriptionOf(label, nutritionPer, 'it') }),
    },
  }
}

const mediaOf = (image: string) => ({
  thumb: pictureAddress(image, 'thumb'),
  medium: pictureAddress(image, 'photo'),
  large: pictureAddress(image, 'large'),
})

/** The circumstances a value is shown in. */
interface Showing {
  readonly language: Language
  readonly name: LabelName
  readonly nutritionPer: NutritionBase
}

const shown: { [Kind in LabelKind]: (value: LabelValues[Kind], showing: Showing) => string } = {
  plain: (text, { language }) => onlyEmphasis(textIn(language, text)),
  emphasised: (text, { language }) => onlyEmphasis(textIn(language, text)),
  country: (code, { language }) => countryName(code, language),
  nutrition: (values, { language, nutritionPer }) => nutritionTable(values, language, nutritionPer),
  percent: (percent, { language }) => `${formatNumber(percent, language)}% vol`,
  choice: (code, { name, language }) => choiceHtml(name, [code], language),
  choices: (codes, { name, language }) => choiceHtml(name, codes, language),
}

const htmlOf = <Kind extends LabelKind>(kind: Kind, value: LabelValues[Kind], showing: Showing) =>
  shown[kind](value, showing)

/** Other names that programs look for a field by. (decision 793) */
const otherNames: { readonly [Name in LabelName]?: string } = { nutrition: 'NUTRITIONAL_INFO' }

/** A page says whether goods can be withdrawn from, also where their label does not. */
function labelOf({ terms }: CatalogProduct, { texts, nutrition, alcoholPercent }: ProductTextsRow): Label {
  const withdrawal = withdrawalKindOf({
    stated: texts.withdrawal,
    sellingMode: terms.sellingMode,
    temperature: texts.temperature,
    storage: texts.storage?.it,
    isMadeToOrder: false,
  })
  return { ...texts, nutrition, alcoholPercent, withdrawal }
}

function descriptionOf(label: Label, nutritionPer: NutritionBase, language: Language) {
  const fields = labelEntries(label).flatMap(({ name, kind, value }) => {
    const html = htmlOf(kind, value, { name, language, nutritionPer })
    return [labelFields[name].wire, otherNames[name] ?? []].flat().map((wire) => [wire, html])
  })
  return Object.fromEntries(fields) as Record<string, string>
}
