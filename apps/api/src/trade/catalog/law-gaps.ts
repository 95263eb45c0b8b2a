import type { Departments } from '@bottega/rules/catalog/food-duties.ts'
import { notFood } from '@bottega/rules/catalog/food-duties.ts'
import { otherProductsSlug } from '@bottega/rules/catalog/known-names.ts'
import {
  type Asked,
  dutiesForSale,
  type LawDuty,
  type LawDutyName,
  lawDutyOf,
  type SaleNeed,
  saleNeeds,
  usualSaleNeed,
} from '@bottega/rules/catalog/law-duties.ts'
import { and, eq, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { literal } from '../../kernel/database/literal.ts'
import { shopState } from '../../kernel/database/shop-state.tables.ts'
import { product, productPrice } from './products.tables.ts'

/** Looked up once for a statement, however many products it reads. */
const inDepartments = (departments: Departments): SQL =>
  departments.length === 0
    ? sql`false`
    : sql`${product.categoryId} in (select c.id from category c where ${or(
        ...departments.map((slug) => sql`c.slug = ${slug} or c.slug like ${`${literal(slug)}/%`}`),
      )})`

/** The rule of `law-duties.ts` for what stands in no department. */
const isFood = sql`(case when ${inDepartments([otherProductsSlug])}
  then ${product.texts} ? 'ingredients' or ${product.nutrition} is not null else not ${inDepartments(notFood)} end)`

function isOf(of: LawDuty['of']): SQL {
  if (of === 'all') return sql`true`
  if (of === 'food') return isFood
  return of === 'notFood' ? sql`not ${isFood}` : inDepartments(of)
}

function has(asked: Asked): SQL {
  if (asked === 'netQuantity') return sql`coalesce(${product.contentUnit}, 'pz') <> 'pz'`
  return asked === 'alcoholPercent' ? sql`${product.alcoholPercent} is not null` : sql`${product.texts} ? ${asked}`
}

/** One of these words stands in the Italian name. */
const isNamed = (words: readonly string[]): SQL =>
  sql`${product.name} ->> 'it' ~* ${String.raw`\m(?:${words.join('|')})\M`}`

function lacksOne(name: LawDutyName): SQL {
  const { of, except = [], packedOnly, adultsOnly, having, named, exceptNamed, asks }: LawDuty = lawDutyOf(name)
  const isMet = and(...asks.map((one) => or(...[one].flat().map((asked) => has(asked)))))
  return sql`(${and(
    isOf(of),
    not(inDepartments(except)),
    packedOnly && ne(product.sellingMode, 'loose'),
    adultsOnly && product.adultsOnly,
    having && sql`${product.texts} ? ${having}`,
    named && isNamed(named),
    exceptNamed && not(isNamed(exceptNamed)),
    isMet && not(isMet),
  )})`
}

/** Whether a product does not meet one of these duties. */
export const lacksLawData = (duties: readonly LawDutyName[]): SQL =>
  duties.length === 0 ? sql`false` : sql`(${sql.join(duties.map(lacksOne), sql` or `)})`

const key = 'world.saleNeeds'
const need = sql`coalesce((select ${shopState.value} #>> '{}' from ${shopState} where ${shopState.key} = ${key}), ${usualSaleNeed})`

/**
 * Whether what a product does not say keeps it from sale, as the shop has set it. Goods of the demo are the program's
 * own: a test holds them to every duty.
 */
export const isKeptByLaw: SQL<boolean> = sql`(${product.source} <> 'demo' and case ${need} ${sql.join(
  saleNeeds.map((one) => sql`when ${one} then ${lacksLawData(dutiesForSale[one])}`),
  sql` `,
)} else false end)`

/** The setting that keeps products from sale, beside what staff decide. */
export async function saleNeedOf(db: Reader): Promise<SaleNeed> {
  const [row] = await db.select({ value: shopState.value }).from(shopState).where(eq(shopState.key, key))
  return saleNeeds.find((one) => one === row?.value) ?? usualSaleNeed
}

export async function storeSaleNeed(tx: Tx, value: SaleNeed): Promise<void> {
  await tx
    .insert(shopState)
    .values({ key, value })
    .onConflictDoUpdate({ target: shopState.key, set: { value, updatedAt: sql`now()` } })
  await settleSale(tx)
}

/** Puts products on sale, or keeps them from it, by what they say now: one, or all. Returns how many changed. */
export async function settleSale(tx: Tx, productId?: number): Promise<number> {
  const hasPrice = sql`exists (select from ${productPrice} where ${productPrice.productId} = ${product.id})`
  const changed = await tx
    .update(product)
    .set({ published: not(isKeptByLaw), updatedAt: sql`now()` })
    .where(
      and(
        productId === undefined ? undefined : eq(product.id, productId),
        ne(product.source, 'demo'),
        sql`${product.offSale} is null`,
        sql`${product.published} = ${isKeptByLaw}`,
        hasPrice,
      ),
    )
    .returning({ id: product.id })
  return changed.length
}
