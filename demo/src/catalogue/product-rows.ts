import { drawnPath } from '@bottega/packs/drawn-path.ts'
import { slugify } from '@bottega/rules/text/plain-words.ts'
import type { product } from '@bottega/api/trade/catalog/products.tables.ts'
import type { Localized } from '@bottega/api/kernel/database/columns.ts'
import { isIn, notFood } from '@bottega/rules/catalog/food-duties.ts'
import type { LabelTexts } from '@bottega/rules/catalog/product-label.ts'
import { searchText } from '@bottega/rules/catalog/search-text.ts'
import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { localizedFrom, trilingual } from '../localized.ts'
import { brokenPicturePath } from '../pictures/demo-picture.ts'
import { between, chance } from '../random.ts'
import { type Article, isInfantFormula } from './articles.ts'
import { looseBarcode, packedBarcode } from './barcode.ts'
import type { CategoryRow } from './categories.ts'
import { firstBrandClassId } from './classes.ts'
import { descriptionOf } from './descriptions.ts'
import { type LabelWords, readLabelWords, withoutWeight } from './formats.ts'
import { optionSets } from './options.ts'
import { packagingOf } from './packaging.ts'
import { manufacturerText, operatorText } from './texts.ts'
import { firstCode } from './product-files.ts'
import { unlistedTerms } from './unlisted-terms.ts'

export type ProductRow = typeof product.$inferInsert & { id: number; name: Localized; slug: string; classIds: number[] }

/** The state that numbering keeps while articles become rows. */
export interface Numbering {
  seed: number
  today: string
  /** By slug. */
  shelves: ReadonlyMap<string, CategoryRow>
  categories: readonly CategoryRow[]
  brandNumbers: Map<string, number>
  itemsOfBrand: Map<string, number>
  slugs: Set<string>
}

export function productRow(article: Article, id: number, numbering: Numbering): ProductRow {
  const { draft, brand, sentinel } = article
  const { name } = draft
  const codInt = article.isInvented ? String(firstCode + id) : draft.code
  const shelf = numbering.shelves.get(article.category)
  if (!shelf) throw new Error(`Product ${codInt} stands in no category of the demo: "${article.category}"`)
  const words = readLabelWords(article.label)
  const pack = withPieces(words.pack, article)
  const barcode = article.isInvented ? inventedBarcode(article, codInt, numbering) : draft.barcode
  return {
    id,
    codInt,
    barcode,
    slug: sentinel?.slug ?? uniqueSlug([name.it, words.isWeighed ? '' : slugPack(article), brand], numbering.slugs),
    vendorId: brandNumber(brand, numbering),
    categoryId: shelf.id,
    categoryPath: shelf.path,
    classIds: [firstBrandClassId + brandNumber(brand, numbering), ...article.classIds],
    name,
    brand,
    pack,
    ...sellingTerms(article, words),
    ...handling(article),
    texts: textsOf(article, numbering.seed),
    nutrition: draft.nutrition,
    image: sentinel?.brokenPicture
      ? brokenPicturePath
      : drawnPath(codInt, {
          name: name.it,
          brand,
          pack: pack.it,
          category: shelf.slug,
          ...(article.emblem !== undefined && { emblem: article.emblem }),
        }),
    ...shopWindow(article, codInt, numbering),
    searchText: searchText({ name, categories: ancestors(shelf, numbering), brand, barcode, code: codInt }),
  }
}

/** The weight beside a count stays out of an article's address. */
const slugPack = (article: Article) => withPieces(readLabelWords(withoutWeight(article.label)).pack, article).it

/** Pieces of the full pack a product is sold by; undefined where it is not. */
const piecesOf = ({ draft: { terms } }: Article) =>
  terms.sellingMode === 'pack' ? terms.quantityMultiple / 1000 : undefined

function withPieces(pack: Localized, article: Article): Localized {
  const pieces = piecesOf(article)
  if (pieces === undefined) return pack
  return localizedFrom(
    [pack, trilingual(`confezione da ${pieces} | ${pieces}er-Pack | pack of ${pieces}`)],
    (one, many) => `${one} · ${many}`,
  )
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

function inventedBarcode({ brand, draft }: Article, code: string, numbering: Numbering): string {
  if (draft.terms.sellingMode === 'loose') return looseBarcode(code)
  const item = (numbering.itemsOfBrand.get(brand) ?? 0) + 1
  numbering.itemsOfBrand.set(brand, item)
  return packedBarcode(brandNumber(brand, numbering), item)
}

function sellingTerms(article: Article, words: LabelWords) {
  const { terms, code } = article.draft
  return {
    ...terms,
    weightVariable: words.isWeighed,
    unitWeight: words.unitWeight ?? unlistedTerms(code).unitWeight ?? null,
    contentAmount: words.contentAmount ?? null,
    contentUnit: words.contentUnit ?? ('kg' as const),
    multiPack: words.multiPack ?? piecesOf(article) ?? null,
  }
}

function handling(article: Article) {
  const { code, vatPercent, leadTimeHours, lockerLevel, adultsOnly, alcoholPercent } = article.draft
  const { dayLock = '', lockCutoff = '', options } = unlistedTerms(code)
  return {
    vatPercent,
    leadTimeHours,
    dayLock,
    lockCutoff,
    lockerLevel,
    adultsOnly,
    infantFormula: isInfantFormula(article),
    mealVoucherEligible: !adultsOnly && !isIn(article.category, notFood),
    selectOptions: options ? [...optionSets[options]] : [],
    alcoholPercent,
  }
}

function textsOf(article: Article, seed: number): LabelTexts {
  const packaging = packagingOf(article)
  return {
    description: descriptionOf(article),
    ...(packaging && { packaging }),
    ...article.draft.texts,
    ...(isIn(article.category, notFood)
      ? { manufacturer: manufacturerText(article.brand, seed) }
      : { operator: operatorText(article.brand, seed) }),
  }
}

/** Newness, window place and how much it sells; everyday goods (VAT 4 %) and the group's own label sell more. */
function shopWindow({ brand, draft, sentinel }: Article, code: string, { seed, today }: Numbering) {
  const isNew = sentinel === undefined && chance(seed, code, 'new') < 0.04
  const everyday = (draft.vatPercent === 4 ? 120 : 0) + (brand === 'BOTTEGA' ? 40 : 0)
  return {
    newUntil: isNew ? addDays(today, between(5, 30, seed, code, 'new until')) : null,
    highlight: chance(seed, code, 'highlight') < 0.03,
    popularity: Math.round(chance(seed, code, 'popularity') ** 2 * 600) + everyday,
  }
}

function ancestors(shelf: CategoryRow, { categories }: Numbering): Localized[] {
  return shelf.path.flatMap((id) => categories[id - 1]?.name ?? [])
}
