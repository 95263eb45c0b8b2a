import type { EmblemName } from '@bottega/packs/emblems/emblem-names.ts'
import { isIn, notFood } from '@bottega/rules/catalog/food-duties.ts'
import { chance } from '../random.ts'
import { growthBrand, growthLevels } from './brands.ts'
import { classIds } from './classes.ts'
import { priceTag } from './prices.ts'
import { type Goods, type ListedProduct, usualNumber } from './product-files.ts'
import { type Sentinel, sentinelOf } from './sentinels.ts'

/** One article of the catalogue: what the files say of it, before address and number. */
export interface Article extends ListedProduct {
  brand: string
  /** Slug of the category. */
  category: string
  /** The same for one thing in other brands and packs. */
  kind: string
  classIds: readonly number[]
  emblem: EmblemName | undefined
  /** Cents by slug of the warehouse. */
  prices: ReadonlyMap<string, number>
  sentinel: Sentinel | undefined
  /** Of an invented brand, which the files do not know: its code and barcode follow from its place. */
  isInvented: boolean
}

export const isInfantFormula = (article: Article) => article.classIds.includes(classIds.get('limitFormula') ?? 0)

/**
 * The first `wanted` articles: those of the files, then as many levels of invented brands as it takes. A small number
 * keeps the breadth: second brands and second packs go before any kind of goods does.
 */
export function articlesFor(goods: Goods, wanted: number, seed: number): Article[] {
  const written = goods.products.map((listed) => articleOf(listed, goods))
  if (wanted < usualNumber) return thinned(written.slice(0, usualNumber), wanted, seed)
  if (wanted <= written.length) return written.slice(0, wanted)
  return [...written, ...invented(written, wanted - written.length, seed)]
}

function articleOf(listed: ListedProduct, { prices, classIds: classes, emblems }: Goods): Article {
  const { code, brand = '', categories } = listed.draft
  const category = categories[0]?.slug ?? ''
  return {
    ...listed,
    brand: brand.toUpperCase(),
    category,
    kind: `${category}/${plainName(listed)}`,
    classIds: classes.get(code) ?? [],
    emblem: emblems.get(code),
    prices: prices.get(code) ?? new Map<string, number>(),
    sentinel: sentinelOf(code),
    isInvented: false,
  }
}

/** Without the "bio" by which an organic brand's article differs from the others of its kind. */
function plainName({ draft: { name, brand } }: ListedProduct): string {
  return brand?.toUpperCase().endsWith(' BIO') === true ? name.it.replace(/ bio$/, '') : name.it
}

function thinned(articles: readonly Article[], wanted: number, seed: number): Article[] {
  const ofKind = new Map<string, number>()
  const lots = new Map<Article, number>()
  for (const article of articles) {
    const { kind, brand, label, sentinel } = article
    const before = ofKind.get(kind) ?? 0
    ofKind.set(kind, before + 1)
    lots.set(article, sentinel === undefined ? before + chance(seed, kind, brand, label) : -1)
  }
  const lotOf = (article: Article) => lots.get(article) ?? 0
  const chosen = new Set(articles.toSorted((a, b) => lotOf(a) - lotOf(b)).slice(0, wanted))
  return articles.filter((article) => chosen.has(article))
}

/** The first of each kind and pack under invented brands, level by level. */
function invented(written: readonly Article[], wanted: number, seed: number): Article[] {
  const firsts = new Map<string, Article>()
  for (const article of written) {
    const key = `${article.kind}/${article.label}`
    if (article.sentinel === undefined && !firsts.has(key)) firsts.set(key, article)
  }
  const numbers = new Map([...new Set(written.map(({ kind }) => kind))].map((kind, number) => [kind, number]))
  const made: Article[] = []
  for (let level = 0; made.length < wanted && level < growthLevels; level += 1)
    for (const article of firsts.values()) {
      const trade = isIn(article.category, notFood) ? 'household' : 'food'
      made.push(underBrand(article, growthBrand(trade, numbers.get(article.kind) ?? 0, level), seed))
    }
  return made.slice(0, wanted)
}

const ofOneBrand = new Set([classIds.get('ownLabel'), classIds.get('cashback')])

function underBrand(article: Article, brand: string, seed: number): Article {
  const dearer = 0.9 + chance(seed, brand, 'brand') * 0.28
  return {
    ...article,
    brand,
    classIds: article.classIds.filter((id) => !ofOneBrand.has(id)),
    prices: new Map(article.prices.entries().map(([warehouse, cents]) => [warehouse, priceTag(cents * dearer)])),
    isInvented: true,
  }
}
