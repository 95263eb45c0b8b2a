import { drizzle } from 'drizzle-orm/node-postgres'
import { asc, eq, sql } from 'drizzle-orm'
import { Pool } from 'pg'
import type { Database, Db } from '@bottega/api/kernel/database/database.ts'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import { category } from '@bottega/api/trade/catalog/categories.tables.ts'
import { product } from '@bottega/api/trade/catalog/products.tables.ts'
import { slot } from '@bottega/api/trade/delivery/slots.tables.ts'
import { address } from '@bottega/api/places/stores/addresses.tables.ts'
import { appUser } from '@bottega/api/kernel/accounts/accounts.tables.ts'
import { personInfo } from '@bottega/api/people/registration/consents.tables.ts'
import { coverage, store } from '@bottega/api/places/stores/stores.tables.ts'
import { openSession } from '@bottega/api/kernel/sessions/sessions.service.ts'
import { startCluster } from '@bottega/api/testing/database/postgres-cluster.ts'
import { lineProductsHeader } from '@bottega/contract/cart/line-products.ts'
import { profileConsentVersion } from '@bottega/rules/people/consents.ts'
import { seed } from '@bottega/demo/seed.ts'

export interface BenchWorld {
  db: Db
  /** For `DATABASE_URL` of the program under load. */
  url: string
  close: () => Promise<void>
}

/** A temporary PostgreSQL with the demo world grown to `products`. */
export async function openWorld(products: number): Promise<BenchWorld> {
  const cluster = await startCluster()
  const admin = new Pool({ host: cluster.socketFolder, user: 'postgres', database: 'postgres', max: 1 })
  await admin.query('create database bench')
  await admin.end()
  const url = `postgresql:///bench?host=${cluster.socketFolder}&user=postgres`
  const pool = new Pool({ connectionString: url, max: 4 })
  const db = drizzle({ client: pool, casing: 'snake_case' })
  const database: Database = { kind: 'postgresql', db, pool, close: () => pool.end() }
  await migrateDatabase(database)
  await seed(db, { products, seed: 7, now: new Date() })
  // The purchases must not run out of slots.
  await db.execute(sql`update slot set capacity = 1000000`)
  await db.execute(sql`vacuum analyze`)
  const close = async () => {
    await pool.end()
    await cluster.stop()
  }
  return { db, url, close }
}

export interface Shopper {
  headers: Record<string, string>
  addressId: number
}

/** New customers with a covered home address, signed in as clients without cookies are. */
export async function makeShoppers(db: Db, count: number): Promise<Shopper[]> {
  const [area] = await db
    .select({ postalCode: coverage.postalCode })
    .from(coverage)
    .innerJoin(store, eq(store.id, coverage.storeId))
    .where(eq(coverage.deliveryServiceId, 2))
    .orderBy(asc(store.position))
    .limit(1)
  if (area === undefined) throw new Error('no store delivers home')
  const shoppers: Shopper[] = []
  for (let number = 0; number < count; number++) {
    const login = `bench-${Date.now()}-${number}`
    const [user] = await db
      .insert(appUser)
      .values({ login, email: `${login}@bottega.example`, firstName: 'Prova', lastName: 'Carico' })
      .returning({ id: appUser.id })
    if (user === undefined) throw new Error('no user was made')
    // They have agreed to what every order needs.
    await db
      .insert(personInfo)
      .values({ userId: user.id, personInfoTypeId: 1, value: '1', textVersion: profileConsentVersion })
    const home = { street: 'Via Larga', streetNumber: '8', city: 'Milano', province: 'MI', postalCode: area.postalCode }
    const [made] = await db
      .insert(address)
      .values({ ...home, userId: user.id, deliveryServiceId: 2, type: 'home', name: 'Casa', validated: true })
      .returning({ id: address.id })
    const token = await openSession(db, user.id, false, new Date())
    shoppers.push({
      addressId: made?.id ?? 0,
      // As our own pages call it: products of a cart with the fields its lines show.
      headers: {
        'x-ebsn-account': token,
        'x-ebsn-client': 'site',
        'content-type': 'application/json',
        [lineProductsHeader.name]: lineProductsHeader.value,
      },
    })
  }
  return shoppers
}

/**
 * Products sold by the piece without limits, options or promotions to choose: any of them can be added again and again.
 */
export async function plainProducts(db: Db, count = 1_000_000): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    select id from ${product}
    where selling_mode = 'piece' and quantity_multiple = 1000 and minimum_quantity <= 1000 and maximum_quantity is null
      and lead_time_hours = 0 and day_lock = '' and lock_cutoff = '' and select_options = '[]'::jsonb
      and not adults_only and locker_level is null
      and not exists (select 1 from stock where stock.product_id = product.id)
      and not exists (select 1 from product_class where product_class.id = any(product.class_ids) and maximum_quantity is not null)
      and not exists (
        select 1 from promotion_product join promotion on promotion.id = promotion_id
        where promotion_product.product_id = product.id and promotion.selectable)
    order by id limit ${count}`)
  return rows.rows.map((row) => row.id)
}

export const sessionCookie = ({ headers }: Shopper) => `bottega_session=${headers['x-ebsn-account'] ?? ''}`

export async function categorySlugs(db: Db): Promise<{ id: number; slug: string }[]> {
  return db.select({ id: category.id, slug: category.slug }).from(category).where(eq(category.listed, true))
}

export async function productSlugs(db: Db, count: number): Promise<{ id: number; slug: string }[]> {
  return db
    .select({ id: product.id, slug: product.slug })
    .from(product)
    .orderBy(sql`md5(slug)`)
    .limit(count)
}

/** Words of Italian product names with at least five letters, in no order. */
export async function searchableWords(db: Db, count: number): Promise<string[]> {
  const word = sql<string>`lower(regexp_split_to_table(${product.name} ->> 'it', '[^[:alpha:]]+'))`.as('word')
  const words = db.$with('words').as(db.selectDistinct({ word }).from(product))
  const rows = await db
    .with(words)
    .select({ word: words.word })
    .from(words)
    .where(sql`length(word) >= 5`)
    .orderBy(sql`md5(word)`)
    .limit(count)
  return rows.map((row) => row.word)
}

interface OpenSlot {
  id: number
  day: string
}

/** Home slots far enough ahead for every product, the nearest and the one a day or more later. */
export async function openSlots(db: Db, storeId: number): Promise<OpenSlot[]> {
  return db
    .selectDistinctOn([slot.day], { id: slot.id, day: slot.day })
    .from(slot)
    .where(sql`store_id = ${storeId} and delivery_service_id = 2 and active and cutoff_at > now() + interval '4 days'`)
    .orderBy(asc(slot.day), asc(slot.beginAt))
    .limit(2)
}

export async function openSlot(db: Db, storeId: number): Promise<OpenSlot> {
  const [found] = await openSlots(db, storeId)
  if (found === undefined) throw new Error('no slot is open')
  return found
}
