import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '@bottega/api/kernel/database/database.ts'
import { bumpCatalogueVersion } from '@bottega/api/kernel/database/catalogue-version.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { runImportCommand } from '@bottega/shop/import/command.ts'
import type { Bench } from '../measure.ts'
import { type GradedProduct, type GradedQuery, halves, readGradedQueries } from '../relevance/graded-queries.ts'
import { relevanceOf } from '../relevance/relevance.ts'

const target = 'nDCG@10 ≥ 0.85, best in three ≥ 0.92'
/** Milliseconds between looks whether the shop has read the catalogue again: it goes on with the old one meanwhile. */
const betweenLooks = 1000

/**
 * How good the answers of a search are, over the demo catalogue, and over real products where `file` names some: of the
 * queries the search is tuned by, and of those nobody tunes by. (They lie in `relevance/`.)
 */
export async function relevanceFigures(bench: Bench, file: string | undefined): Promise<void> {
  await judge(bench, 'demo', 'demo catalogue')
  if (file === undefined) return
  await putOnSale(bench.world.db, file)
  await untilSold(bench, 'import')
  await judge(bench, 'real', 'imported real products')
  await bench.world.db.execute(sql`update product set published = (source <> 'import')`)
  await bumpCatalogueVersion(bench.world.db)
  await untilSold(bench, 'demo')
}

/** Waits until the shop answers with products of a source. */
async function untilSold({ server, world }: Bench, source: string): Promise<void> {
  const { rows } = await world.db.execute<{ id: number }>(sql`select id from product where source = ${source}`)
  const ids = new Set(rows.map(({ id }) => id))
  for (;;) {
    await pause(betweenLooks)
    const [first] = await answers(server.origin, { text: 'spaghetti', language: 'en' })
    if (first !== undefined && ids.has(first)) return
  }
}

async function judge(bench: Bench, queries: 'demo' | 'real', catalogue: string): Promise<void> {
  const products = await gradedProducts(bench.world.db)
  for (const half of halves) {
    const file = new URL(`../relevance/${queries}-${half}.txt`, import.meta.url)
    await judgeHalf(bench, readGradedQueries(await readFile(file, 'utf8')), products, `${half}, ${catalogue}`)
  }
}

async function judgeHalf(
  { server, report }: Bench,
  queries: readonly GradedQuery[],
  products: ReadonlyMap<number, GradedProduct>,
  of: string,
): Promise<void> {
  const results = []
  for (const query of queries) {
    const answered = await answers(server.origin, query)
    const gradeOf = (id: number) => query.gradeOf(products.get(id) ?? nothing)
    results.push(relevanceOf(answered.map(gradeOf), [...products.keys()].map(gradeOf)))
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const ndcg = mean(results.map((result) => result.ndcg)).toFixed(3)
  const inThree = mean(results.map((result) => Number(result.bestInThree))).toFixed(3)
  report.note({
    name: `relevance of ${queries.length} graded queries, ${of} (${products.size} products)`,
    value: `nDCG@10 ${ndcg}, best in three ${inThree}`,
    target,
  })
}

const nothing: GradedProduct = { shelf: '', name: '', brand: '', pack: '', attributes: [] }

async function answers(origin: string, { text, language }: Pick<GradedQuery, 'text' | 'language'>): Promise<number[]> {
  const address = `${origin}/ebsn/api/products?page_size=10&q=${encodeURIComponent(text)}`
  const answer = await fetch(address, { headers: { 'x-ebsn-language': language } })
  const { data } = (await answer.json()) as { data: { products: { productId: number }[] } }
  return data.products.map(({ productId }) => productId)
}

async function gradedProducts(db: Db): Promise<Map<number, GradedProduct>> {
  const { rows } = await db.execute<GradedRow>(sql`
    select p.id, c.slug as shelf, p.name ->> 'it' as name, p.brand, p.pack ->> 'it' as pack,
      (select array_agg(k.name ->> 'it') from product_class k where k.id = any (p.class_ids)) as attributes
    from product p join category c on c.id = p.category_id where p.published`)
  const plain = ({ id, shelf, name, brand, pack, attributes }: GradedRow) =>
    [
      id,
      {
        shelf,
        name: plainWords(name),
        brand: plainWords(brand),
        pack: plainWords(pack ?? ''),
        attributes: (attributes ?? []).map(plainWords),
      },
    ] as const
  return new Map(rows.map(plain))
}

interface GradedRow extends Record<string, unknown> {
  id: number
  shelf: string
  name: string
  brand: string
  pack: string | null
  attributes: string[] | null
}

/** Imports products as an operator does, and sells them instead of the demo's: a euro each, in every warehouse. */
async function putOnSale(db: Db, file: string): Promise<void> {
  const print = (line: string) => console.log(line)
  const code = await runImportCommand(['products', file], { db, print, dataDir: tmpdir() })
  if (code !== 0) throw new Error(`the import of ${file} ended with ${code}`)
  await db.execute(sql`
    insert into product_price (product_id, warehouse_id, price_cents, valid_from)
    select p.id, w.warehouse_id, 100, current_date - 1
    from product p, (select distinct warehouse_id from product_price) w where p.source = 'import'`)
  await db.execute(sql`update product set published = (source = 'import')`)
  await bumpCatalogueVersion(db)
}
