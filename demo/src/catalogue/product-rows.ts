import { drawnPath } from '@bottega/packs/drawn-path.ts'
import { slugify } from '@bottega/rules/catalog/slugify.ts'
import type { product } from '@bottega/api/kernel/database/schema/catalog.ts'
import type { LabelTexts } from '@bottega/rules/catalog/product-label.ts'
import type { Localized } from '@bottega/api/kernel/database/schema/columns.ts'
import { searchText } from '@bottega/rules/catalog/search-text.ts'
import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { localizedFrom, trilingual } from '../localized.ts'
import { brokenPicturePath } from '../pictures/demo-picture.ts'
import { between, chance } from '../random.ts'
import { looseBarcode, packedBarcode } from './barcode.ts'
import type { Candidate } from './candidates.ts'
import type { CategoryRow } from './categories.ts'
import { descriptionOf } from './descriptions.ts'
import { classIds, type ClassKey, firstBrandClassId } from './classes.ts'
import { type Family, sellingModeOf } from './family.ts'
import { type PackFormat, parseFormat, withoutWeight } from './formats.ts'
import { ingredientTexts } from './ingredient-texts.ts'
import { optionSets } from './options.ts'
import { operatorText, storageText } from './texts.ts'

export type ProductRow = typeof product.$inferInsert & { id: number; name: Localized; slug: string; classIds: number[] }

/** What numbering needs to remember while articles become rows. */
export interface Numbering {
  seed: number
  today: string
  shelves: ReadonlyMap<string, CategoryRow>
  categories: readonly CategoryRow[]
  brandNumbers: Map<string, number>
  itemsOfBrand: Map<string, number>
  slugs: Set<string>
}

/** The first article of the written catalogue is 100001; sentinels carry codes of their own from 900001. */
const firstCode = 100_000

export function productRow(article: Candidate, id: number, numbering: Numbering): ProductRow {
  const { family, brand } = article
  const format = article.format === undefined ? undefined : parseFormat(article.format)
  const codInt = family.sentinel?.code ?? String(firstCode + id)
  const shelf = numbering.shelves.get(family.shelf)
  if (!shelf) throw new Error(`No such shelf: "${family.shelf}"`)
  const name = isOrganic(article) ? organicName(article.name) : article.name
  const pack = packText(family, format)
  const barcode = barcodeOf(family, brand, codInt, numbering)
  return {
    id,
    codInt,
    barcode,
    slug: family.sentinel?.slug ?? uniqueSlug([name.it, slugPack(article), brand], numbering.slugs),
    vendorId: brandNumber(brand, numbering),
    categoryId: shelf.id,
    categoryPath: shelf.path,
    classIds: classesOf(article, codInt, numbering),
    name,
    brand,
    pack,
    ...sellingTerms(family, format),
    ...handling(family),
    texts: textsOf({ ...article, name }, shelf.slug, numbering.seed),
    nutrition: nutritionOf(family),
    image: family.sentinel?.brokenPicture
      ? brokenPicturePath
      : drawnPath(codInt, { name: name.it, brand, pack: pack.it, category: shelf.slug, emblem: family.picture }),
    ...shopWindow(article, codInt, numbering),
    searchText: searchText({ name, categories: ancestors(shelf, numbering), brand, barcode, code: codInt }),
  }
}

function isWeighed({ loose, usualPiece }: Family): boolean {
  return loose !== undefined || usualPiece !== undefined
}

/** The weight beside a count stays out of an article's address. */
function slugPack({ family, format }: Candidate): string {
  if (isWeighed(family)) return ''
  return packText(family, format === undefined ? undefined : parseFormat(withoutWeight(format))).it
}

function isOrganic({ brand, family }: Candidate): boolean {
  return brand.endsWith(' BIO') && !family.classes?.includes('bio')
}

function organicName(name: Localized): Localized {
  return { it: `${name.it} bio`, de: `${name.de ?? name.it}, bio`, en: `${name.en ?? name.it}, organic` }
}

function uniqueSlug(words: readonly string[], taken: Set<string>): string {
  const wanted = slugify(words.join(' '))
  let slug = wanted
  for (let copy = 2; taken.has(slug); copy += 1) slug = `${wanted}-${copy}`
  taken.add(slug)
  return slug
}

function brandNumber(brand: string, { brandNumbers }: Numbering): number {
  const known = brandNumbers.get(brand)
  if (known !== undefined) return known
  brandNumbers.set(brand, brandNumbers.size + 1)
  return brandNumbers.size
}

function barcodeOf(family: Family, brand: string, code: string, numbering: Numbering): string {
  if (family.loose) return looseBarcode(code)
  const item = (numbering.itemsOfBrand.get(brand) ?? 0) + 1
  numbering.itemsOfBrand.set(brand, item)
  return packedBarcode(brandNumber(brand, numbering), item)
}

function classesOf(article: Candidate, code: string, numbering: Numbering): number[] {
  const { family, brand } = article
  const givesMoneyBack = !family.sentinel && !family.infantFormula && chance(numbering.seed, code, 'cashback') < 0.03
  const keys: ClassKey[] = [
    ...(family.classes ?? []),
    ...(isOrganic(article) ? (['bio'] as const) : []),
    ...(brand.startsWith('BOTTEGA') ? (['ownLabel'] as const) : []),
    ...(givesMoneyBack ? (['cashback'] as const) : []),
  ]
  const ids = keys.flatMap((key) => classIds.get(key) ?? [])
  return [firstBrandClassId + brandNumber(brand, numbering), ...new Set(ids)]
}

function packText({ loose, packOf, usualPiece }: Family, format: PackFormat | undefined): Localized {
  if (loose) {
    const weight =
      loose.piece && loose.from !== 'tray'
        ? ` · circa ${loose.piece} g al pezzo | · ca. ${loose.piece} g pro Stück | · about ${loose.piece} g each`
        : ''
    const places = {
      crate: 'A peso | Lose | By weight',
      counter: 'Al banco | An der Theke | From the counter',
      tray: `Vaschetta da circa ${loose.first} g | Schale mit ca. ${loose.first} g | Tray of about ${loose.first} g`,
    }
    return localizedFrom([trilingual(places[loose.from ?? 'crate']), trilingual(weight)], (...texts) =>
      texts.join(' ').trim(),
    )
  }
  if (usualPiece !== undefined) {
    const about = (kilograms: string) =>
      trilingual(`Pezzo da circa ${kilograms} kg | Stück mit ca. ${kilograms} kg | Piece of about ${kilograms} kg`)
    const written = String(usualPiece / 1000)
    return { ...about(written.replace('.', ',')), en: about(written).en }
  }
  const pack = format?.pack ?? { it: '' }
  if (!packOf) return pack
  return localizedFrom(
    [pack, trilingual(`confezione da ${packOf} | ${packOf}er-Pack | pack of ${packOf}`)],
    (one, many) => `${one} · ${many}`,
  )
}

function sellingTerms(family: Family, format: PackFormat | undefined) {
  const { loose, packOf, usualPiece } = family
  const multiple = (packOf ?? 1) * 1000
  return {
    sellingMode: sellingModeOf(family),
    quantityMultiple: loose ? loose.step : multiple,
    quantityLocked: packOf !== undefined,
    minimumQuantity: loose ? loose.first : family.minimumPieces ? family.minimumPieces * 1000 : multiple,
    maximumQuantity: family.maximumPieces === undefined ? null : family.maximumPieces * 1000,
    firstWeight: loose?.first ?? null,
    stepWeight: loose?.step ?? null,
    unitWeight: loose?.piece ?? usualPiece ?? null,
    weightVariable: isWeighed(family),
    contentAmount: format?.contentAmount ?? (usualPiece === undefined ? null : usualPiece / 1000),
    contentUnit: format?.contentUnit ?? ('kg' as const),
    multiPack: format?.multiPack ?? packOf ?? null,
  }
}

/** Alcohol is for adults and never goes into lockers. (Safety, 25) */
function handling(family: Family) {
  const isAlcoholic = (family.alcohol ?? 0) > 1.2
  return {
    vatPercent: family.vat,
    leadTimeHours: family.leadTimeHours ?? 0,
    dayLock: family.dayLock ?? '',
    lockCutoff: family.lockCutoff ?? '',
    lockerLevel: family.lockerLevel ?? (isAlcoholic ? '1' : null),
    adultsOnly: isAlcoholic,
    infantFormula: family.infantFormula ?? false,
    mealVoucherEligible: !family.household && !isAlcoholic,
    selectOptions: family.options ? [...optionSets[family.options]] : [],
    alcoholPercent: family.alcohol ?? null,
  }
}

function textsOf(article: Candidate, category: string, seed: number): LabelTexts {
  const { family, brand } = article
  const storage = storageText(family.storage)
  const contents = family.ingredients ? ingredientTexts(family.ingredients) : {}
  return {
    description: descriptionOf(article, category, contents),
    ...contents,
    ...(storage && { storage }),
    ...(family.features && { features: trilingual(family.features) }),
    ...(family.origin && { origin: trilingual(family.origin) }),
    operator: operatorText(brand, seed),
  }
}

function nutritionOf({ nutrition }: Family): ProductRow['nutrition'] {
  if (!nutrition) return null
  const [energyKj, fat, saturatedFat, carbohydrates, sugars, fiber, proteins, salt] = nutrition
  return { energyKj, fat, saturatedFat, carbohydrates, sugars, fiber, proteins, salt }
}

/** Newness, window place and how much it sells; everyday goods (VAT 4 %) and the group's own label sell more. */
function shopWindow(article: Candidate, code: string, { seed, today }: Numbering) {
  const isNew = !article.family.sentinel && chance(seed, code, 'new') < 0.04
  const everyday = (article.family.vat === 4 ? 120 : 0) + (article.brand === 'BOTTEGA' ? 40 : 0)
  return {
    newUntil: isNew ? addDays(today, between(5, 30, seed, code, 'new until')) : null,
    highlight: chance(seed, code, 'highlight') < 0.03,
    popularity: Math.round(chance(seed, code, 'popularity') ** 2 * 600) + everyday,
  }
}

function ancestors(shelf: CategoryRow, { categories }: Numbering): Localized[] {
  return shelf.path.flatMap((id) => categories[id - 1]?.name ?? [])
}
