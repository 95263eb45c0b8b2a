import axe from 'axe-core'
import { sql } from 'drizzle-orm'
import type { Browser } from 'playwright-core'
import { openBrowser, signIn } from './browser.ts'
import { lighthouseAccessibility } from './lighthouse.ts'
import type { Bench } from './measure.ts'

const themes = ['light', 'dark'] as const

/** Every page of the back office by its name, of things this world has. */
async function pagesOf({ world: { db } }: Bench): Promise<Record<string, string>> {
  const { rows } = await db.execute<Record<'order' | 'slot' | 'customer' | 'product' | 'store', number>>(sql`
    select 2000001 as "order", (select slot_id from shop_order where id = 2000001) as slot,
      (select user_id from shop_order where id = 2000001) as customer,
      (select min(id) from product) as product, (select min(id) from store) as store`)
  const { order, slot, customer, product, store } = rows[0] ?? {}
  return {
    start: '',
    today: '/today',
    orders: '/orders',
    order: `/orders/${order}`,
    customers: '/customers',
    customer: `/customers/${customer}`,
    picking: '/picking',
    rounds: '/picking/rounds',
    'orders of a slot': `/picking/slots/${slot}`,
    batch: `/picking/slots/${slot}/batch`,
    'pick list': `/picking/orders/${order}`,
    vouchers: '/vouchers',
    approvals: '/approvals',
    slots: '/slots',
    'weekly pattern': `/slots/templates?store=${store}`,
    products: '/products',
    'classes of products': '/products/classes',
    product: `/products/${product}`,
    requests: '/requests',
    content: '/content',
    banners: '/banners',
    'answers to forms': '/forms',
    returns: '/returns',
    rewards: '/rewards',
    offers: '/offers',
    payments: '/payments',
    system: '/system',
    staff: '/staff',
    keys: '/keys',
    log: '/log',
  }
}

/** The pages without a session. */
const doors = { login: '/sign-in', invitation: '/invitation' }

/** Milliseconds: a page that cannot be judged holds up no other. */
const patience = 120_000

/** The findings of axe on a page, in the light and in the dark, by the names of its rules. */
async function axeOf(url: string, cookie: string): Promise<string[]> {
  const browser = await openBrowser()
  const late = new Promise<string[]>((resolve) => {
    setTimeout(() => resolve(['not judged in time']), patience).unref()
  })
  try {
    return await Promise.race([judge(browser, url, cookie), late])
  } finally {
    await browser.close()
  }
}

async function judge(browser: Browser, url: string, cookie: string): Promise<string[]> {
  const found: string[] = []
  for (const theme of themes) {
    // Without a worker that fetches the program a second time while the page is judged.
    const options = { viewport: { width: 390, height: 844 }, colorScheme: theme, serviceWorkers: 'block' } as const
    const context = await browser.newContext(options)
    if (cookie !== '') await signIn(context, url, cookie)
    const page = await context.newPage()
    await page.goto(url)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(axe.source)
    const names = await page.evaluate('axe.run().then(({ violations }) => violations.map(({ id }) => id))')
    found.push(...(names as string[]).map((id) => `${id} (${theme})`))
    await context.close()
  }
  return found
}

/** Every page: its score of Lighthouse, which shows it in the light alone, and what axe finds in both themes. */
export async function accessibilityFigures(bench: Bench, cookie: string): Promise<void> {
  const { server, report } = bench
  const pages = await pagesOf(bench)
  const all = [
    ...Object.entries(pages).map(([name, path]) => ({ name, url: `${server.origin}/admin${path}`, session: cookie })),
    ...Object.entries(doors).map(([name, path]) => ({ name, url: `${server.origin}/admin${path}`, session: '' })),
  ]
  const findings: string[] = []
  for (const { name, url, session } of all)
    findings.push(...(await axeOf(url, session)).map((finding) => `${name}: ${finding}`))
  report.note({
    name: `axe on ${all.length} pages of the back office at 390 px, light and dark`,
    value: findings.length === 0 ? 'no findings' : findings.join('; '),
    target: 'no findings',
  })
  const scores = new Map<string, number>()
  for (const { name, url, session } of all) scores.set(name, await lighthouseAccessibility(url, session))
  const low = [...scores].filter(([, score]) => score < 100)
  report.note({
    name: `Lighthouse accessibility on ${all.length} pages of the back office`,
    value: low.length === 0 ? '100 on each' : low.map(([name, score]) => `${name} ${score}`).join(', '),
    target: '100 on each',
  })
}
