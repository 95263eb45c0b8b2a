import { fillCart, readyToShop } from '../cart-load.ts'
import { get, measure, rotated, shuffled, type Bench } from '../measure.ts'
import { categorySlugs, makeShoppers, openSlot, plainProducts, productSlugs, sessionCookie } from '../world.ts'

const connections = 8
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150', accept: 'text/html' }
const sorts = ['price', 'price_desc', 'name', 'newest', 'price_um']

/**
 * Pages rendered under load, without compression, which the load generator does not ask for. Many different pages are
 * requested in no order, so that no cache has most of them.
 */
export async function renderingFigures(bench: Bench): Promise<void> {
  const { db } = bench.world
  const categories = (await categorySlugs(db)).map(({ slug }) => `/category/${slug}`)
  const products = (await productSlugs(db, 300)).map(({ slug }) => `/product/${slug}`)
  const manyProducts = (await productSlugs(db, 4000)).map(({ slug }) => `/product/${slug}`)
  const manyCategories = shuffled(
    categories.flatMap((path) => sorts.flatMap((sort) => [1, 2, 3].map((page) => `${path}?sort=${sort}&page=${page}`))),
  )
  const person = { ...browser, cookie: await customerWithCart(bench) }
  const inTurn = (paths: readonly string[], headers: Record<string, string>) => ({
    connections,
    headers,
    perConnection: (connection: number) => rotated(paths, connection / connections).map(get),
  })
  await measure(bench, 'home page, rendered for a person', inTurn(['/'], person))
  await measure(bench, 'category page, for a person', inTurn(categories, person), '≥ 0.05 of Y2')
  await measure(bench, 'category page, for a person, random pages', inTurn(manyCategories, person))
  await measure(bench, 'product page, for a person', inTurn(products, person))
  await measure(bench, 'product page, for a person, random products', inTurn(manyProducts, person))
  await measure(bench, 'category page, anonymous', inTurn(categories.slice(0, 1), browser), '≥ 2,000/s')
  await measure(bench, 'category page, anonymous, random pages', inTurn(manyCategories, browser), '≥ 0.01 of Y2')
}

/** Session of a customer with a place, a slot and 8 products in the cart. */
async function customerWithCart({ server: { origin }, world: { db } }: Bench): Promise<string> {
  const [shopper] = await makeShoppers(db, 1)
  if (shopper === undefined) throw new Error('the world has no customer')
  await readyToShop(origin, shopper, (storeId) => openSlot(db, storeId))
  await fillCart(origin, shopper, await plainProducts(db, 8))
  return sessionCookie(shopper)
}
