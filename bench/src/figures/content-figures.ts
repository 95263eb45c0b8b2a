import { setTimeout as pause } from 'node:timers/promises'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentKinds } from '@bottega/api/modules.ts'
import { importContent } from '@bottega/api/kernel/publishing/import-content.ts'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import type { Bench } from '../measure.ts'

const stores = 1300
const articles = 2000

/** The slow parts of much content: the map of stores, leaflets, and a whole magazine to import. */
export async function contentFigures(bench: Bench): Promise<void> {
  const { report } = bench
  await report.part('locator', () => locatorFigure(bench))
  await report.part('leaflet', () => leafletFigure(bench))
  await report.part('import of articles', () => importFigure(bench))
}

async function inBrowser<Value>(measured: (page: Page) => Promise<Value>): Promise<Value> {
  const browser = await openBrowser()
  try {
    return await measured(await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'it-IT' }))
  } finally {
    await browser.close()
  }
}

/** When the last part of an answer came, and when the first pin could be pressed, in milliseconds of the page. */
const watchPins = `new MutationObserver((_, observer) => {
    if (document.querySelector('.leaflet-marker-icon') === null) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => { window.pinsShown = performance.now() }))
  }).observe(document, { childList: true, subtree: true })`
const afterData = `(() => {
  const ends = performance.getEntriesByType('resource')
    .filter(({ name }) => name.includes('/warehouse-locator/search')).map(({ responseEnd }) => responseEnd)
  return window.pinsShown === undefined || ends.length === 0 ? null : window.pinsShown - Math.max(...ends)
})()`

/** From the last byte of all stores to the frame after their pins stand on the map and take presses. */
async function locatorFigure({ server, world: { db }, report }: Bench): Promise<void> {
  await db.execute(sql`
    insert into warehouse (cooperative_id, name, slug, street, street_number, city, province, postal_code, latitude,
      longitude, phone, leaflet_type_id, service_hours, custom_hours)
    select w.cooperative_id, w.name || ' ' || n, 'bench-' || n, w.street, n::text, w.city, w.province, w.postal_code,
      38 + 8 * random(), 8 + 8 * random(), w.phone, w.leaflet_type_id, w.service_hours, w.custom_hours
    from generate_series(1, ${stores} - (select count(*)::int from warehouse)) n,
      (select * from warehouse order by id limit 1) w`)
  const times: number[] = []
  for (let run = 0; run < 5; run++)
    times.push(
      await inBrowser(async (page) => {
        await page.addInitScript(watchPins)
        await page.goto(`${server.origin}/negozi-e-volantini`)
        // Playwright's own waiting evaluates in the page, which the policy of the shop forbids.
        for (let looks = 0; looks < 300; looks++) {
          const found: unknown = await page.evaluate(afterData)
          if (found !== null) return Number(found)
          await pause(100)
        }
        throw new Error('no pin stands on the map')
      }),
    )
  report.note({
    name: `locator of ${stores.toLocaleString('en')} stores, interactive after its data, median of 5`,
    value: `${Math.round(median(times))} ms`,
    target: '≤ 200 ms',
  })
}

const observePresses = `window.presses = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.presses.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

/** From the press of a key to the next paint, as the browser measures it (Event Timing); under 16 ms it reports none. */
async function leafletFigure({ server, report }: Bench): Promise<void> {
  const slowest = await inBrowser(async (page) => {
    await page.addInitScript(observePresses)
    await page.goto(`${server.origin}/volantini/offerte-della-settimana`, { waitUntil: 'networkidle' })
    const next = page.getByRole('button', { name: 'Pagina successiva' })
    const previous = page.getByRole('button', { name: 'Pagina precedente' })
    for (let turn = 0; turn < 10; turn++) {
      await (turn % 2 === 0 ? next : previous).click()
      await page.waitForTimeout(400)
    }
    return Number(await page.evaluate('Math.max(0, ...window.presses)'))
  })
  report.note({
    name: 'page turn of a leaflet, slowest of 10 to the next paint',
    value: `${slowest} ms`,
    target: '≤ 100 ms',
  })
}

/** A folder of articles with pictures' addresses, links and lists in them, as a magazine's archive has them. */
async function importFigure({ world: { db }, report }: Bench): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-articles-'))
  try {
    await mkdir(join(folder, 'articles'))
    const paragraph =
      'Il pane si fa con **farina**, acqua e [lievito](/category/pane-e-pasticceria), e con il tempo. '.repeat(8)
    for (let number = 0; number < articles; number++) {
      const day = String((number % 28) + 1).padStart(2, '0')
      const head = `---\ntype: News\ntitle: Articolo ${number}\ndate: 2025-03-${day}\nsummary: Prova ${number}\n---\n`
      await writeFile(
        join(folder, 'articles', `bench-${number}.md`),
        `${head}\n## Titolo\n\n${paragraph}\n\n- uno\n- due\n\n${paragraph}\n`,
      )
    }
    const began = performance.now()
    const { errors } = await importContent(db, contentKinds, folder)
    if (errors.length > 0) throw new Error(JSON.stringify(errors[0]))
    report.note({
      name: `import of ${articles.toLocaleString('en')} articles`,
      value: `${((performance.now() - began) / 1000).toFixed(1)} s`,
      target: '≤ 20 s',
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
