import { openEmbedded } from '@bottega/api/kernel/database/database.ts'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInGiulia } from '../support/at-the-counter.ts'
import { launchBrowser } from '../support/browser.ts'
import { type RunningProgram, startProgram } from '../support/program.ts'
import { openPage } from '../support/shopper.ts'
import { furnishedFolder } from '../support/shops.ts'

/** All of it tries to run, to load, to redirect or to take over the page; the shop writes none of it itself. */
const harmful = `<b>stored</b><script>globalThis.stored = true</script><script src="https://elsewhere.example/x.js"></script>
<img src="https://elsewhere.example/p.gif" onerror="globalThis.stored = true"><svg onload="globalThis.stored = true"></svg>
<meta http-equiv="refresh" content="0;url=https://elsewhere.example/"><base href="https://elsewhere.example/">
<link rel="stylesheet" href="https://elsewhere.example/x.css"><style>body{display:none}</style>
<iframe srcdoc="<script>parent.stored = true</script>"></iframe><object data="https://elsewhere.example/"></object>
<form action="https://elsewhere.example/"><button formaction="https://elsewhere.example/">x</button></form>
<a href="javascript:globalThis.stored=true">x</a>`
const everyLanguage = { it: harmful, de: harmful, en: harmful }
const harmfulElements =
  'base, object, iframe, meta[http-equiv], [src*="elsewhere"], [href*="elsewhere"], [action*="elsewhere"]'

/** Every kind of field a block has: texts, links, style, background, options. */
const harmfulBanners = {
  id: 9001,
  type: 'BannerGrid',
  content: {
    variant: 'tiles',
    title: everyLanguage,
    banners: [
      {
        title: everyLanguage,
        text: harmful,
        link: '/offerte',
        image: 'javascript:globalThis.stored=true',
        html: harmful,
      },
      { title: 'x', link: 'javascript:globalThis.stored=true' },
    ],
    CSS_STYLE: `color: red}</style>${harmful}`,
    BACKGROUND_COLOR: `#134a30}</style>${harmful}`,
    JSON_CONFIG: harmful,
  },
}
const styledBlock = {
  id: 9002,
  type: 'StaticText',
  content: { html: '<p>In tinta</p>', CSS_STYLE: 'text-align: center; position: fixed', BACKGROUND_COLOR: '#134a30' },
}

let shop: RunningProgram
let dataDir: string
let browser: Browser
let paths: { page: string; shows: string }[]

/** Writes into the rows directly, without the cleaning of the API. */
async function storeHarm(): Promise<typeof paths> {
  const database = await openEmbedded(join(dataDir, 'database'))
  const link = 'javascript:globalThis.stored=true'
  const slug = 'frutta-e-verdura'
  try {
    const texts = { ingredients: everyLanguage, storage: everyLanguage, features: everyLanguage, origin: everyLanguage }
    const { rows } = await database.pool.query<{ slug: string }>(
      'update product set texts = $1, brand = $2 where id = (select min(id) from product where published) returning slug',
      [texts, harmful],
    )
    await database.pool.query("update category_block set type = 'StaticText', content = $1", [
      { html: everyLanguage, link },
    ])
    await database.pool.query(
      `insert into category_block (id, category_id, type, position, content)
       select block.id, category.id, block.type, block.id, block.content from category,
       jsonb_to_recordset($1) as block (id int, type text, content jsonb) where slug = $2`,
      [JSON.stringify([harmfulBanners, styledBlock]), slug],
    )
    const metadata = {
      category_popup: { ACTIVE: 'true', TITLE: everyLanguage, CONTENT: everyLanguage, OPENING_DELAY: '0' },
      category_seo: { SEO_TITLE: everyLanguage },
      category_info: { HEADER_IMAGE: link, COLOR: harmful },
    }
    await database.pool.query('update category set metadata = $1, title = $2, description = $2 where slug = $3', [
      metadata,
      everyLanguage,
      slug,
    ])
    return [
      { page: '/', shows: '<b>stored</b>' },
      { page: `/category/${slug}`, shows: '&lt;b&gt;stored' },
      { page: `/product/${rows[0]?.slug ?? ''}`, shows: '&lt;b&gt;stored' },
    ]
  } finally {
    await database.close()
  }
}

beforeAll(async () => {
  dataDir = await furnishedFolder()
  paths = await storeHarm()
  shop = await startProgram({ dataDir })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Requests of the page to other origins, and whether anything stored ran, after its own scripts have run. */
async function visit(page: Page, path: string) {
  const askedElsewhere: string[] = []
  await page.route(/elsewhere\.example/, (route) => {
    askedElsewhere.push(route.request().url())
    return route.abort()
  })
  await openPage(page, shop.origin + path)
  await page.waitForLoadState('networkidle')
  return {
    askedElsewhere,
    ran: await page.evaluate(() => 'stored' in globalThis),
    address: new URL(page.url()).pathname,
    elements: await page.locator(harmfulElements).count(),
    visible: await page.locator('main').isVisible(),
  }
}

const inert = { askedElsewhere: [], ran: false, elements: 0, visible: true }

describe('stored HTML that wants to run is inert', () => {
  test.each(['/', 'category', 'product'])('on the cached page and on a personal one: %s [content-4]', async (kind) => {
    const { page: path, shows } = paths[['/', 'category', 'product'].indexOf(kind)] ?? { page: '/', shows: '' }
    const { token } = await signInGiulia(shop.origin)
    for (const cookie of ['', `bottega_session=${token}`]) {
      const reply = await fetch(shop.origin + path, { headers: { cookie } })
      const html = await reply.text()
      expect(reply.headers.get('cache-control')).toBe(cookie === '' ? 'private, no-cache' : 'private, no-store')
      expect(html).toContain(shows)
      const context = await browser.newContext()
      if (cookie !== '')
        await context.addCookies([{ name: 'bottega_session', value: token, url: shop.origin, httpOnly: true }])
      expect(await visit(await context.newPage(), path)).toEqual({ ...inert, address: path })
      await context.close()
    }
  })
})

// The second layer: the content policy, if a script was stored all the same.
test('a script that reached a cached page is refused by the browser, and those of the shop run [content-3]', async () => {
  const page = await browser.newPage()
  await page.route(`${shop.origin}/`, async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text()).replace('</body>', '<script>globalThis.stored = true</script></body>')
    await route.fulfill({ response: reply, body })
  })
  expect(await visit(page, '/')).toEqual({ ...inert, address: '/' })
  expect(await page.content()).toContain('<script>globalThis.stored = true</script>')
  await page.close()
})

describe('an editor’s style of a block', () => {
  const styleOf = (page: Page) =>
    page.evaluate(`(() => {
      const { textAlign, position, backgroundColor, color } = getComputedStyle(document.querySelector('[data-block="9002"]'))
      return { textAlign, position, backgroundColor, color }
    })()`)
  /** The allowed part, with a text colour readable on its background. */
  const allowed = {
    textAlign: 'center',
    position: 'static',
    backgroundColor: 'rgb(19, 74, 48)',
    color: 'rgb(255, 255, 255)',
  }
  const path = '/category/frutta-e-verdura'

  test.each([
    ['the cached page', '', true],
    ['the cached page, before its scripts', '', false],
    ['a personal page, before its scripts', 'Giulia', false],
  ])('holds on %s', async (_page, person, javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled })
    if (person !== '') {
      const { token } = await signInGiulia(shop.origin)
      await context.addCookies([{ name: 'bottega_session', value: token, url: shop.origin, httpOnly: true }])
    }
    const page = await context.newPage()
    await page.goto(shop.origin + path)
    await page.waitForLoadState('networkidle')
    expect(await styleOf(page)).toEqual(allowed)
    await context.close()
  })

  test('holds on a page that was navigated to, and the policy refuses nothing', async () => {
    const page = await browser.newPage()
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    await openPage(page, `${shop.origin}/page/help`)
    await page.evaluate(() => Object.assign(globalThis, { stays: true }))
    await page.locator(`a[href="${path}"]`).first().click()
    await page.locator('[data-block="9002"]').waitFor()
    expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true)
    expect(await styleOf(page)).toEqual(allowed)
    expect(refused).toEqual([])
    await page.close()
  })
})
