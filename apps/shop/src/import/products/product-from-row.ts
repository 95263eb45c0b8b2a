import { isIn, notFood, soldByNumber } from '@bottega/rules/catalog/food-duties.ts'
import { isForAdultsOnly } from '@bottega/rules/catalog/adults-only.ts'
import { packText } from '@bottega/rules/catalog/pack-size.ts'
import { articleCode, longestBrand } from '@bottega/rules/catalog/product-names.ts'
import { isVatRate } from '@bottega/rules/catalog/sale-terms.ts'
import { nutrientNames, nutrients } from '@bottega/rules/catalog/product-label.ts'
import type { Localized } from '@bottega/api/kernel/database/columns.ts'
import { cleanBarcode, cleanFurtherBarcodes } from '../clean/barcode.ts'
import { capitalised, isShouted, withoutShouting } from '@bottega/api/trade/product-label/capitals.ts'
import { cleanText } from '@bottega/api/trade/product-label/clean-text.ts'
import { withoutMarkup } from '@bottega/api/trade/product-label/markup.ts'
import { plainText, readLabel } from '@bottega/api/trade/product-label/read-label.ts'
import { cleanNumber } from '../clean/number.ts'
import { cleanNutrition } from '../clean/nutrition.ts'
import { hasMeasure, readPackSize, takePackSize } from '../clean/pack-size.ts'
import { cleanName } from '../clean/product-name.ts'
import type { Row } from '../file/row.ts'
import type { FieldRemark, Reason } from '../reasons.ts'
import type { CategoryRules, RuleVerdict } from './category-rules.ts'
import type { Column, FileFormat } from './columns.ts'
import type { ProductDraft } from './product-draft.ts'
import { readSellingTerms } from './selling-terms.ts'

const strongestSpirit = 96
/** Characters looked at of a text, and of the words for a pack. */
const [longestText, longestPack] = [2000, 80]

export type ReadProduct = { ok: true; draft: ProductDraft } | { ok: false; reason: Reason; key: string; value: string }

/** One line of a product file, cleaned. Refused only when nothing identifies or names the product. */
export function productFromRow(row: Row, format: FileFormat, rules: CategoryRules): ReadProduct {
  const read = (column: Column) => format.read(row, column)
  const remarks: FieldRemark[] = row.notes.map((reason) => ({ field: '', reason, value: '' }))
  const note = (remark: FieldRemark) => remarks.push(remark)
  const { barcode, remark: barcodeRemark } = cleanBarcode(read('barcode'))
  if (barcodeRemark) remarks.push(barcodeRemark)
  const further = cleanFurtherBarcodes(read('further_barcodes'), barcode)
  remarks.push(...further.remarks)
  const code = codeOf(read('code'), read('barcode'), barcode)
  const key = read('code').trim() || read('barcode').trim()
  if (code === undefined) return { ok: false, reason: key === '' ? 'code-missing' : 'code-unusable', key, value: key }
  const names = readNames(read, rules, remarks)
  if (names === undefined) return { ok: false, reason: 'name-missing', key, value: read('name') }
  const { name, pack: packOfName } = names
  const rawName = read('name').slice(0, longestText)
  const pack = readPackSize(read('pack').slice(0, longestPack)) ?? packOfName
  const measured = [read('pack').slice(0, longestPack), rawName].find(hasMeasure)
  if (pack === undefined && measured !== undefined)
    remarks.push({ field: 'pack', reason: 'pack-unclear', value: measured })
  const verdict = rules.verdictOn(`${name.it} ${rawName}`)
  const alcoholPercent = number('alcohol', read('alcohol'), strongestSpirit, remarks)
  const adultsOnly = isForAdultsOnly({
    name: name.it,
    alcoholPercent,
    ingredients: withoutMarkup(read('ingredients').slice(0, longestText)).replaceAll('_', ''),
    category: sortOfCategory(read('category'), verdict, rules),
  })
  const { nutrition, remarks: nutritionRemarks } = cleanNutrition({
    ...Object.fromEntries(nutrientNames.map((name) => [name, read(nutrients[name].column)])),
    sodium: read('sodium'),
  })
  remarks.push(...nutritionRemarks)
  const draft: ProductDraft = {
    line: row.line,
    code,
    barcode,
    furtherBarcodes: further.barcodes,
    name,
    brand: readBrand(read('brand')) ?? rules.brandIn(rawName),
    categories: categoriesOf(read('category'), verdict),
    pack,
    packText:
      pack === undefined || pack.unit === 'pz'
        ? { it: plainText('pack', read('pack'), note, longestPack) ?? '' }
        : packText(pack),
    terms: readSellingTerms(read, remarks),
    vatPercent: vatOf(read('vat'), adultsOnly, verdict, rules, remarks),
    leadTimeHours: Math.round(number('lead_time_hours', read('lead_time_hours'), 24 * 30, remarks) ?? 0),
    lockerLevel: readLockerLevel(read('locker_level'), remarks) ?? (adultsOnly ? '1' : null),
    adultsOnly,
    alcoholPercent,
    image: readImage(read('image'), remarks),
    texts: readLabel(read, note),
    nutrition,
    remarks,
  }
  if (measured === undefined && lacksWeight(draft)) remarks.push({ field: 'pack', reason: 'weight-missing', value: '' })
  return { ok: true, draft }
}

/** A packed food that names no measure: its category says that it is food, else its label does. */
function lacksWeight({ pack, terms, categories, texts, nutrition }: ProductDraft): boolean {
  if (terms.sellingMode === 'loose' || (pack !== undefined && pack.unit !== 'pz')) return false
  const slug = categories[0]?.slug
  if (slug === undefined) return texts.ingredients !== undefined || nutrition !== null
  return !isIn(slug, notFood) && !isIn(slug, soldByNumber)
}

/**
 * The shop's own article code where the file has one; else the barcode as printed, wrong check digit or not: it is
 * stable.
 */
function codeOf(written: string, printed: string, barcode: string | null): string | undefined {
  const code = written.trim()
  if (code !== '') return articleCode(code)
  const digits = barcode ?? printed.replaceAll(/[\s-]/g, '')
  return /^\d{6,14}$/.test(digits) && !/^0+$/.test(digits) ? `EAN-${digits}` : undefined
}

function readNames(read: (column: Column) => string, rules: CategoryRules, remarks: FieldRemark[]) {
  const note = (field: Column, notes: readonly Reason[]) =>
    remarks.push(...notes.map((reason) => ({ field, reason, value: read(field) })))
  const italian = cleanName(read('name'))
  note('name', italian.notes)
  if (italian.name === undefined) return undefined
  const { name: it, pack } = takePackSize(withBrandSpelling(italian.name, read('name').slice(0, longestText), rules))
  const name: Localized = { it }
  for (const language of ['de', 'en'] as const) {
    const other = cleanName(read(`name_${language}`))
    note(`name_${language}`, other.notes)
    if (other.name !== undefined) name[language] = takePackSize(other.name).name
  }
  return { name, pack }
}

/** A brand that was shouted with the rest gets its own capitals back: "Garofalo penne", not "garofalo penne". */
function withBrandSpelling(name: string, raw: string, rules: CategoryRules): string {
  const brand = rules.brandIn(raw)
  if (brand === undefined) return name
  const at = name.toLowerCase().indexOf(brand.toLowerCase())
  const isWord = at >= 0 && !/^\p{L}/u.test(name.slice(at + brand.length)) && !/\p{L}$/u.test(name.slice(0, at))
  return isWord ? name.slice(0, at) + brand + name.slice(at + brand.length) : name
}

/** The first of several ("Barilla,Mulino Bianco"). */
function readBrand(raw: string): string | undefined {
  const text = withoutMarkup(cleanText(raw.slice(0, longestText).split(',')[0] ?? '').text)
    .trim()
    .slice(0, longestBrand)
    .toWellFormed()
  if (!/\p{L}|\p{N}/u.test(text)) return undefined
  const calm = isShouted(text, 0.99)
    ? withoutShouting(text).replaceAll(/(?<=[\s-])\p{Ll}/gu, (one) => one.toUpperCase())
    : text
  return capitalised(calm)
}

function categoriesOf(written: string, verdict: RuleVerdict | undefined): ProductDraft['categories'] {
  const slug = written.trim().toLowerCase()
  const fromFile = slug === '' ? [] : [{ slug, isFromFile: true }]
  return verdict === undefined ? fromFile : [...fromFile, { slug: verdict.category, isFromFile: false }]
}

/** The file's own category counts; without it the rule's. */
function sortOfCategory(
  written: string,
  verdict: RuleVerdict | undefined,
  rules: CategoryRules,
): 'alcoholic' | 'food' | 'other' {
  const slug = written.trim().toLowerCase()
  if (slug !== '' && rules.alcoholicCategories.has(slug)) return 'alcoholic'
  if (verdict?.alcoholic === true) return 'alcoholic'
  return verdict?.solid === true ? 'food' : 'other'
}

function vatOf(
  written: string,
  adultsOnly: boolean,
  verdict: RuleVerdict | undefined,
  rules: CategoryRules,
  remarks: FieldRemark[],
): number {
  const rate = written.slice(0, 10).trim().replace(/\s*%$/, '')
  const named = rules.taxRates?.get(written.trim().toUpperCase())
  if (named !== undefined) return named
  if (/^\d{1,2}$/.test(rate) && isVatRate(Number(rate))) return Number(rate)
  if (rate !== '') remarks.push({ field: 'vat', reason: 'value-unknown', value: written })
  return adultsOnly ? 22 : (verdict?.vat ?? rules.defaults.vat)
}

function number(field: Column, raw: string, maximum: number, remarks: FieldRemark[]): number | null {
  const { value, remark } = cleanNumber(field, raw, maximum)
  if (remark) remarks.push(remark)
  return value ?? null
}

function readLockerLevel(raw: string, remarks: FieldRemark[]): string | null {
  const level = raw.trim()
  if (level === '') return null
  if (/^[\w -]{1,20}$/.test(level)) return level
  remarks.push({ field: 'locker_level', reason: 'value-unknown', value: raw })
  return null
}

/** A file name under /photo, without anything that could point elsewhere. */
function readImage(raw: string, remarks: FieldRemark[]): string | null {
  const file = raw.trim()
  if (file === '') return null
  if (/^[a-z0-9][a-z0-9_-]{0,99}(?:\.[a-z0-9]{1,5})?$/i.test(file)) return file
  remarks.push({ field: 'image', reason: 'image-unusable', value: raw })
  return null
}
