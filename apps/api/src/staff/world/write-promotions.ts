import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import { chunksOf } from '../../kernel/database/chunks.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { promotion, promotionProduct } from '../../trade/catalog/promotions.tables.ts'
import { knownPromotionProducts, knownPromotions } from './known-catalogue.ts'
import { storeIdsOf } from './write-stores.ts'
import { type Writing, writePart } from './world-writing.ts'
import type { PromotionProduct, WorldPromotion } from './world.ts'

/** A promotion is a row for each shop it runs in. One that has begun ends yesterday when it is closed. */
export async function writePromotions(writing: Writing, promotions: readonly WorldPromotion[]): Promise<void> {
  const { tx, today } = writing
  const ids = await storeIdsOf(tx)
  const everywhere = [...ids.keys()].toSorted()
  const wanted = promotions.map((one) => ({
    ...one,
    stores: one.stores.length === 0 ? everywhere : one.stores.toSorted(),
  }))
  const write = async (one: WorldPromotion) => {
    const { code, stores, bubble, ...rest } = one
    const warehouses = stores.flatMap((slug) => ids.get(slug)?.warehouseId ?? [])
    await closeWhere(tx, and(eq(promotion.code, code), notInArray(promotion.warehouseId, [0, ...warehouses])), today)
    const view = { header: rest.belowCost ? bubble : rest.name, body: rest.name, bubble }
    const values = { code, ...rest, view }
    await tx
      .insert(promotion)
      .values(warehouses.map((warehouseId) => Object.assign({ warehouseId }, values)))
      .onConflictDoUpdate({ target: [promotion.code, promotion.warehouseId], set: values })
  }
  await writePart<WorldPromotion, WorldPromotion>(
    writing,
    {
      part: 'promotions',
      keyOf: ({ code }) => code,
      keyOfKnown: ({ code }) => code,
      asWanted: (row) => row,
      isOver: ({ validTo }) => validTo < today,
      insert: async (added) => {
        for (const one of added) await write(one)
      },
      update: write,
      close: ({ code }) => closeWhere(tx, eq(promotion.code, code), today),
    },
    wanted,
    await knownPromotions(tx, today),
  )
}

async function closeWhere(tx: Tx, condition: SQL | undefined, today: string): Promise<void> {
  await tx
    .update(promotion)
    .set({ validTo: sql`least(${promotion.validTo}, ${addDays(today, -1)}::date)` })
    .where(condition)
}

const keyOfOffer = (row: PromotionProduct) => `${row.promotion} ${row.product}`

/** Writes the products a promotion is for, with the price the leaflet prints. */
export async function writePromotionProducts(
  writing: Writing,
  offers: readonly PromotionProduct[],
  codes: readonly string[],
): Promise<void> {
  const { tx } = writing
  const write = async (rows: readonly PromotionProduct[]) => {
    const values = sql.join(
      rows.map((row) => sql`(${row.promotion}::text, ${row.product}::text, ${row.priceCents}::int)`),
      sql`, `,
    )
    await tx.execute(sql`insert into ${promotionProduct} (promotion_id, product_id, price_cents)
      select m.id, p.id, given.price from (values ${values}) as given(promotion, product, price)
      join ${promotion} m on m.code = given.promotion join ${product} p on p.cod_int = given.product
      on conflict (promotion_id, product_id) do update set price_cents = excluded.price_cents
      where ${promotionProduct.priceCents} is distinct from excluded.price_cents`)
  }
  const kept = await writePart<PromotionProduct, PromotionProduct>(
    writing,
    {
      part: 'products in promotion',
      keyOf: keyOfOffer,
      keyOfKnown: keyOfOffer,
      asWanted: (row) => row,
      insert: write,
      update: (row) => write([row]),
      close: (row) =>
        tx.execute(sql`delete from ${promotionProduct} using ${promotion}, ${product}
          where ${promotionProduct.promotionId} = ${promotion.id} and ${promotionProduct.productId} = ${product.id}
          and ${promotion.code} = ${row.promotion} and ${product.codInt} = ${row.product}`),
    },
    offers,
    await knownPromotionProducts(tx, codes),
  )
  // A promotion that runs in one more shop has its products there too.
  for (const chunk of chunksOf(offers.filter((row) => !kept.has(keyOfOffer(row))))) await write(chunk)
}
