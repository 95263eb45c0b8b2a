import { callAs, fillCart, placeOrder, readyToShop } from '../cart-load.ts'
import { interactionTime } from '../interaction.ts'
import { judgementOf } from '../lighthouse.ts'
import type { Bench } from '../measure.ts'
import { weigh } from '../page-weight.ts'
import {
  categorySlugs,
  makeShoppers,
  openSlot,
  plainProducts,
  productSlugs,
  sessionCookie,
  type Shopper,
} from '../world.ts'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

interface Buyer {
  shopper: Shopper
  orderId: number
  listId: number
}

/** A customer with an order, a list, a slot and a few products in the cart, for the purchase pages. */
async function buyer({ server: { origin }, world: { db } }: Bench): Promise<Buyer> {
  const [shopper] = await makeShoppers(db, 1)
  if (shopper === undefined) throw new Error('no shopper')
  const slotOf = (storeId: number) => openSlot(db, storeId)
  const products = await plainProducts(db, 8)
  const orderId = await placeOrder(origin, shopper, products, slotOf)
  const { data } = await callAs<{ list: { listId: number } }>(origin, shopper, 'POST', '/wishlist/insert', {
    name: 'Della settimana',
  })
  await readyToShop(origin, shopper, slotOf)
  await fillCart(origin, shopper, products)
  return { shopper, orderId, listId: data.list.listId }
}

/** The pages of a customer, an order's and a list's among them. */
const pagesOf = ({ orderId, listId }: Buyer) => ({
  cart: '/cart',
  checkout: '/checkout',
  payment: '/payment',
  'payment completed': `/cart/payment-completed/${orderId}`,
  orders: '/profile/orders',
  order: `/profile/orders/${orderId}`,
  'changes of an order': `/profile/orders/${orderId}/changes`,
  lists: '/profile/lists',
  list: `/profile/lists/${listId}`,
  security: '/profile/security',
  address: '/profile/addresses/manage',
  'shop at work': '/shop-at-work',
})

const otherPages = {
  'fast search': '/fast-search',
  login: '/login',
  scanners: '/welcome-selfscanning',
  help: '/page/help',
  upgrade: '/upgrade',
  'not found': '/nowhere',
}

/** Pages as anonymous visitors open them, also measured by Lighthouse. */
const publicPages = (category: string, product: string) => ({ home: '/', category, product, search: '/search?q=latte' })

/** Kilobytes of script a page may need before it is hydrated. */
const limits = { browsing: 165, others: 200 }

async function weights(
  { report, server }: Bench,
  pages: Record<string, string>,
  limit: number,
  session?: string,
): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    await report.part(`weight of the ${name} page`, async () => {
      const { script, visit, requests, layoutShift, moved } = await weigh(server.origin + path, session)
      const value = `${kilobytes(script)}, ${kilobytes(visit)}`
      report.note({
        name: `script the ${name} page needs, and loads until it is quiet, gzip`,
        value,
        target: `≤ ${limit} kB`,
      })
      report.note({
        name: `requests and layout shift on the ${name} page`,
        value: [`${requests}, ${layoutShift.toFixed(4)}`, ...moved].join(', '),
        target: 'shift ≤ 0.01',
      })
    })
  }
}

async function judgements({ report, server }: Bench, pages: Record<string, string>): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    await report.part(`Lighthouse on the ${name} page`, async () => {
      const { scores, milliseconds } = await judgementOf(server.origin + path)
      const value = Object.entries(scores).map(([what, score]) => `${what} ${score}`)
      report.note({ name: `Lighthouse, mobile, ${name} page`, value: value.join(', '), target: '≥ 95, then 100' })
      const times = Object.entries(milliseconds).map(([what, time]) => `${what} ${time} ms`)
      report.note({
        name: `its largest paint and blocking time, ${name} page`,
        value: times.join(', '),
        target: '≤ 1,800 ms, ≤ 150 ms',
      })
    })
  }
}

/** A product of the category's first page without questions when its quantity changes, put into the customer's cart. */
async function productToPress({ server, world }: Bench, { shopper }: Buyer, categoryId: number): Promise<string> {
  const path = `/products?parent_category_id=${categoryId}&page_size=24`
  const { data } = await callAs<{ products: { productId: number; slug: string }[] }>(
    server.origin,
    shopper,
    'GET',
    path,
  )
  const plain = new Set(await plainProducts(world.db))
  const product = data.products.find(({ productId }) => plain.has(productId))
  if (product === undefined) throw new Error('the category shows nothing that can be added without a question')
  await fillCart(server.origin, shopper, [product.productId])
  return product.slug
}

/** Weight, layout shift, interaction and Lighthouse scores of pages. */
export async function pageFigures(bench: Bench): Promise<void> {
  const { report, server, world } = bench
  const categories = await categorySlugs(world.db)
  const categoryPages = categories.map(({ slug }) => `/category/${slug}`)
  const [category = '/'] = categoryPages
  const [product = '/'] = (await productSlugs(world.db, 1)).map(({ slug }) => `/product/${slug}`)
  const everybodys = publicPages(category, product)
  await weights(bench, everybodys, limits.browsing)
  await weights(bench, otherPages, limits.others)
  await report.part('pages of a person', async () => {
    const person = await buyer(bench)
    const cookie = sessionCookie(person.shopper)
    await weights(bench, pagesOf(person), limits.others, cookie)
    await report.part('plus and minus', async () => {
      const slug = await productToPress(bench, person, categories[0]?.id ?? 0)
      report.note({
        name: 'plus and minus, slowest of 20 to the next paint, processor slowed 4 times',
        value: `${await interactionTime(server.origin + category, cookie, slug)} ms`,
        target: '≤ 100 ms',
      })
    })
  })
  await judgements(bench, everybodys)
}
