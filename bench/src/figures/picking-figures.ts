import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { openBrowser, signIn } from '../browser.ts'
import type { Bench } from '../measure.ts'

const orders = 40
const linesEach = 25
const presses = 20

/** Orders of a slot of tomorrow that are being picked, each with other goods of the catalogue. Answers the slot. */
async function fillSlot({ world: { db } }: Bench): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with s as (select * from slot where day = (now() at time zone 'Europe/Rome')::date + 1 order by id limit 1),
    made as (
      insert into shop_order
      select (jsonb_populate_record(null::shop_order, to_jsonb(o) || jsonb_build_object(
        'id', 2000000 + n, 'cart_version', 2000000 + n, 'idempotency_key', 'picking-' || n, 'status_id', 5,
        'slot_id', s.id, 'slot_day', s.day, 'slot_begin_at', s.begin_at, 'slot_end_at', s.end_at,
        'ordered_total_cents', null, 'bags', null, 'crates', null))).*
      from (select * from shop_order order by id limit 1) o, generate_series(1, ${orders}::int) n, s
      returning id)
    insert into order_line
    select (jsonb_populate_record(null::order_line, to_jsonb(l) || jsonb_build_object(
      'id', 2000000 + row_number() over (), 'order_id', made.id, 'product_id', p.id, 'name', p.name, 'brand', p.brand,
      'quantity_ordered', 2000, 'weight_variable', false, 'accept_alternatives', true, 'pick_state', 'to-pick',
      'pick_version', 0, 'quantity_prepared', null, 'weight_prepared', null, 'priced_quantity', null,
      'replaces_line_id', null))).*
    from made, (select * from order_line order by id limit 1) l,
      lateral (select * from product where published and selling_mode = 'piece'
        order by md5(made.id || '-' || product.id) limit ${linesEach}::int) p
    returning (select id from s)`)
  await db.execute(sql`analyze shop_order`)
  await db.execute(sql`analyze order_line`)
  return rows[0]?.id ?? 0
}

/** The longest event of each press until the next paint, as the browser measures it; under 16 ms it reports none. */
const observePresses = `window.presses = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.presses.set(interactionId, Math.max(duration, window.presses.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Takes so many lines one after the other, each when the one before is answered; milliseconds of each press. */
async function take(page: Page): Promise<number[]> {
  const button = page.locator('li[id^="line-"][data-state="to-pick"] button[type=submit]').first()
  await button.waitFor()
  // The slot is being taken along meanwhile, which is no press.
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate('window.presses.clear()')
  for (let press = 0; press < presses; press++) {
    await button.click()
    await page.waitForTimeout(400)
  }
  const found = (await page.evaluate('[...window.presses.values()]')) as number[]
  return [...found, ...Array.from({ length: Math.max(0, presses - found.length) }, () => 0)]
}

/** The waiting times of a picker who takes line after line, on the batch of a slot and on one of its orders. */
export async function pickingFigures(bench: Bench, cookie: string): Promise<void> {
  const { server, report } = bench
  const slotId = await fillSlot(bench)
  const pages = {
    [`batch of ${orders} orders with ${orders * linesEach} lines`]: `/admin/picking/slots/${slotId}/batch`,
    [`order of ${linesEach} lines`]: '/admin/picking/orders/2000001',
  }
  const browser = await openBrowser()
  try {
    for (const [name, path] of Object.entries(pages)) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })
      await signIn(context, server.origin, cookie)
      const page = await context.newPage()
      page.setDefaultTimeout(120_000)
      await page.addInitScript(observePresses)
      await page.goto(server.origin + path)
      const times = await take(page)
      report.note({
        name: `picking, ${name}: median (slowest) of ${presses} presses to the next paint, processor slowed 4 times`,
        value: `${median(times)} ms (${Math.max(...times)} ms)`,
        target: '≤ 100 ms',
      })
      await context.close()
    }
  } finally {
    await browser.close()
  }
}
