import { ordersList } from '@bottega/contract/orders/calls.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser } from '../support/browser.ts'
import { signInGiulia } from '../support/at-the-counter.ts'
import { sentinel } from '../support/sentinel.ts'
import { addFirst, dialog, newCustomer, newVisitor, openPage, openProduct } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')
const minute = 60_000
const origin = shopOrigin()

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

/** A visitor whose clock is moved by hand, so that half an hour takes no time. */
async function visitorWithClock(): Promise<Page> {
  const page = await newVisitor(browser, origin, desktop)
  await page.clock.install()
  return page
}

const stored = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate<string[]>(`Object.keys(${storage}).toSorted()`)

describe('a new version', () => {
  const newer = { lastVersion: { version: '99.1', description: 'Liste più veloci' }, url: '/upgrade?for={platform}' }

  test('is heard of after ten minutes and offered once; the update goes to the address of this platform [frame-6]', async () => {
    const page = await visitorWithClock()
    let asked = 0
    await page.route('**/version.json', (route) => {
      asked += 1
      return route.fulfill({ json: newer })
    })
    await openPage(page, '/search?q=mele')
    await page.clock.fastForward(9 * minute)
    expect(asked).toBe(0)
    await page.clock.fastForward(2 * minute)
    const offer = dialog(page, say('upgrade.title'))
    await offer.getByText('Liste più veloci').waitFor()
    await offer.getByText(say('upgrade.number', { version: '99.1' })).waitFor()
    expect(asked).toBe(1)
    expect(await axeFindings(page)).toEqual([])
    await page.clock.fastForward(25 * minute)
    expect(asked).toBe(1)
    await offer.getByRole('button', { name: say('upgrade.reload') }).press('Enter')
    await page.waitForURL(({ pathname, search }) => pathname + search === '/upgrade?for=web')
    await page.getByRole('heading', { level: 1, name: say('upgrade.screenTitle') }).waitFor()
    await page.getByText(say('upgrade.number', { version: '99.1' })).waitFor()
    const updated = page.waitForRequest('**/upgrade?for=web')
    await page.getByRole('button', { name: say('upgrade.reload') }).press('Enter')
    await updated
    await page.context().close()
  })

  test('is not offered while the shop runs the latest [frame-9]', async () => {
    const page = await visitorWithClock()
    await openPage(page, '/')
    const answered = page.waitForResponse('**/version.json')
    await page.clock.fastForward(11 * minute)
    const info = (await (await answered).json()) as { lastVersion: { version: string }; url: string }
    expect(info.lastVersion.version).toMatch(/^\d+(\.\d+)*$/)
    expect(info.url).toContain('{platform}')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.context().close()
  })
})

describe('a page that is half an hour old', () => {
  test('restarts and loses nothing that was typed [frame-11]', async () => {
    const page = await visitorWithClock()
    await openPage(page, '/login')
    const looking = page.waitForResponse('**/version.json')
    await page.clock.fastForward(11 * minute)
    await looking
    const login = page.getByRole('textbox', { name: say('auth.identifier') })
    await login.fill('giulia')
    const password = page.getByLabel(new RegExp(`^${say('auth.password')}`)).first()
    await password.fill('segreta-7')
    const restarted = page.waitForEvent('framenavigated')
    await page.clock.fastForward(21 * minute)
    await restarted
    await expect.poll(() => login.inputValue()).toBe('giulia')
    expect(await password.inputValue()).toBe('')
    expect(await stored(page, 'sessionStorage')).not.toContain('typed_text')
    await page.context().close()
  })
})

describe('what the shop says', () => {
  test('one of the nine codes opens a dialog with the next step, and the keyboard leads there [frame-12]', async () => {
    const page = await newCustomer(browser, origin, { name: 'giulia', device: desktop })
    await openProduct(page, jam.slug)
    await page.route('**/ebsn/api/cart/{add,update}*', async (route) => {
      const reply = await route.fetch()
      const body = (await reply.json()) as { response: object }
      const text = 'Fichi: 3,20 € → 3,40 €'
      const infos = [{ info: text, code: 'info.cart.changetimeslot.recalculated' }]
      await route.fulfill({ json: { ...body, response: { ...body.response, infos, infosMessage: [text] } } })
    })
    await addFirst(page, jam.name)
    const popup = dialog(page, say('popups.titles.recalculated'))
    await popup.getByText('Fichi: 3,20 € → 3,40 €').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await popup.getByRole('button', { name: say('popups.actions.cart') }).press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/cart')
    await page.context().close()
  })

  test('an answer without a body is the general failure, at error level [frame-13]', async () => {
    const page = await newCustomer(browser, origin, { name: 'giulia', device: desktop })
    await openProduct(page, jam.slug)
    await addFirst(page, jam.name)
    await page.route('**/ebsn/api/cart/{update,delete}*', (route) => route.fulfill({ status: 502, body: '' }))
    await page
      .getByRole('main')
      .getByRole('button', { name: say('quantity.increase', { name: jam.name }) })
      .first()
      .click()
    const failure = 'Si è verificato un errore, riprova tra qualche minuto.'
    await page.locator('[aria-live=assertive]').getByText(failure).waitFor({ state: 'attached' })
    await page
      .getByRole('region', { name: say('common.notifications') })
      .getByText(failure)
      .waitFor()
    await page.context().close()
  })
})

describe('the cookie question', () => {
  test('weighs yes and no the same, keeps nothing but the answer, and can be asked again', async () => {
    const context = await browser.newContext({ ...desktop, baseURL: origin })
    const page = await context.newPage()
    await openPage(page, '/')
    const banner = page.getByRole('region', { name: say('cookies.title') })
    const [no, yes] = await Promise.all(
      ['cookies.refuse', 'cookies.accept'].map((key) =>
        banner.getByRole('button', { name: say(key), exact: true }).getAttribute('class'),
      ),
    )
    expect(no).toBe(yes)
    expect(await page.evaluate('document.cookie')).not.toContain('cookie_preferences')
    const proof = page.waitForRequest('**/ebsn/api/consent/cookies')
    await banner.getByRole('button', { name: say('cookies.close') }).press('Enter')
    expect((await proof).postDataJSON()).toMatchObject({ analytics: false, profilation: false })
    await banner.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate('document.cookie')).toMatch(/cookie_preferences=a0p0/)
    expect(await page.evaluate('window.dataLayer')).toBeUndefined()
    await openPage(page, '/')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: say('frame.footer.cookies') })
      .click()
    await banner.getByRole('checkbox', { name: new RegExp(say('cookies.analytics')) }).check()
    await banner.getByRole('button', { name: say('cookies.save') }).click()
    await expect.poll(() => page.evaluate('document.cookie')).toMatch(/cookie_preferences=a1p0/)
    await context.close()
  })
})

/** Long enough to tell one browser from all others. */
const identifier = /[0-9a-f]{16}|[0-9a-f]{8}-[0-9a-f]{4}-/i

describe('what the browser keeps', () => {
  test('before an answer to the cookie question, and after a no, tells no browser from others [visit-41]', async () => {
    const context = await browser.newContext({ ...desktop, baseURL: origin, locale: 'it-IT' })
    const page = await context.newPage()
    for (const path of ['/', '/search?q=mele', `/product/${jam.slug}`]) await openPage(page, path)
    const everything = async () => ({
      cookies: (await context.cookies()).map(({ name, value }) => [name, value]),
      local: await page.evaluate<[string, string][]>('Object.entries(localStorage)'),
      session: await page.evaluate<[string, string][]>('Object.entries(sessionStorage)'),
      databases: await page.evaluate<unknown[]>('indexedDB.databases()'),
    })
    const first = await everything()
    expect(first.cookies).toEqual([])
    expect(first.databases).toEqual([])
    expect(first.local.map(([name]) => name)).toEqual(['app', 'searched_words'])
    expect(JSON.stringify(first)).not.toMatch(identifier)
    await page.getByRole('button', { name: say('cookies.refuse'), exact: true }).click()
    await openPage(page, '/')
    const { cookies, ...refused } = await everything()
    expect(cookies.map(([name]) => name)).toEqual(['cookie_preferences'])
    expect(JSON.stringify(refused).replaceAll(/"uuid\\*":\\*"[0-9a-f-]{36}/g, '')).not.toMatch(identifier)
    await context.close()
  })

  test('is what the specification lists, and goes with the person [frame-8]', async () => {
    const page = await newCustomer(browser, origin, { name: 'giulia', device: desktop })
    await page.context().clearCookies({ name: 'cookie_preferences' })
    await openPage(page, '/search?q=mele')
    await page.getByRole('button', { name: say('cookies.refuse'), exact: true }).click()
    await page.locator('main:focus').waitFor()
    await page
      .getByRole('link', { name: say('frame.homeLink', { shop: 'Bottega' }) })
      .first()
      .click()
    await page
      .getByRole('navigation', { name: say('frame.nav.label') })
      .getByRole('link', { name: 'Frutta e verdura' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Frutta e verdura' }).waitFor()
    expect(await stored(page, 'localStorage')).toEqual(['app', 'searched_words'])
    await expect
      .poll(() => stored(page, 'sessionStorage'))
      .toEqual(expect.arrayContaining(['application_configuration', 'category', 'category_filters']))
    const app = JSON.parse(String(await page.evaluate("localStorage.getItem('app')"))) as { value: object }
    expect(app.value).toMatchObject({
      language: 'it',
      cookiePreferences: { technical: true, analytics: false, profilation: false },
      popups: {},
      analyticsOrders: [],
      lastStartTime: expect.any(Number),
      firstShopTime: expect.any(Number),
    })
    await page.getByText(say('frame.account.greeting', { name: 'Giulia' })).click()
    await page.getByRole('button', { name: say('frame.account.logout') }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await expect.poll(() => stored(page, 'sessionStorage')).not.toContain('category')
    await page.context().close()
  })
})

describe('the width of the screen', () => {
  test('changes the layout at 600, 960, 1264 and 1900 pixels, and where the page is as wide as it gets [frame-14]', async () => {
    const page = await newVisitor(browser, origin, desktop)
    const found = new Set<number>()
    for (const address of ['/', '/category/frutta-e-verdura', '/search?q=mele', '/login', `/product/${jam.slug}`]) {
      await openPage(page, address)
      const conditions = await page.evaluate<string[]>(`
        const conditionsOf = (rules) => [...rules].flatMap((rule) =>
          [...(rule.media ? [rule.media.mediaText] : []), ...(rule.cssRules ? conditionsOf(rule.cssRules) : [])])
        ;[...document.styleSheets].flatMap((sheet) => conditionsOf(sheet.cssRules))`)
      for (const text of conditions)
        for (const [, pixels] of text.matchAll(/width[^0-9]*([\d.]+)px/g)) found.add(Math.ceil(Number(pixels)))
    }
    const widest = await page.evaluate<string>(
      "getComputedStyle(document.documentElement).getPropertyValue('--content-width')",
    )
    // Two pages of a leaflet stand beside each other from 770 on, and vouchers have a last step of their own, 1904.
    // (Content and discovery, section 9)
    const expected = [600, 770, 960, 1264, Number.parseInt(widest, 10), 1900, 1904]
    expect([...found].toSorted((a, b) => a - b)).toEqual(expected)
    await page.context().close()
  })
})

describe('the frame', () => {
  test('an unknown address is answered with 404 and the way home [frame-7]', async () => {
    const page = await newVisitor(browser, origin, desktop)
    expect((await page.request.get('/no-such-page')).status()).toBe(404)
    await openPage(page, '/no-such-page')
    await page.getByRole('heading', { level: 1, name: say('errors.notFound.title') }).waitFor()
    await page.getByRole('link', { name: say('errors.notFound.action') }).press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page.context().close()
  })

  test('a department’s own slug leads to its page, with its parameters [frame-1]', async () => {
    const reply = await fetch(`${origin}/frutta-e-verdura/frutta-fresca?promo=true`, { redirect: 'manual' })
    expect([reply.status, new URL(String(reply.headers.get('location')), origin).href]).toEqual([
      301,
      `${origin}/category/frutta-e-verdura/frutta-fresca?promo=true`,
    ])
    expect((await fetch(`${origin}/timeslot`, { redirect: 'manual' })).status).toBe(404)
  })

  test.each([
    ['/shop', '/'],
    ['/shop/category/frutta-e-verdura?promo=true', '/category/frutta-e-verdura?promo=true'],
    ['/shop/page/caff%C3%A8', '/page/caff%C3%A8'],
    ['/shop//elsewhere.example', '/elsewhere.example'],
  ])('%s, an address of the former site, leads to %s [links-9]', async (former, path) => {
    const reply = await fetch(origin + former, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([301, path])
  })

  test.each([
    '/cart',
    '/checkout',
    '/payment',
    '/cart/payment-error/1',
    '/cart/payment-completed/1',
    '/profile/orders',
  ])('%s leads a visitor to the login, and back [frame-4]', async (path) => {
    const reply = await fetch(origin + path, { redirect: 'manual' })
    expect(reply.status).toBe(302)
    const login = new URL(String(reply.headers.get('location')), origin)
    expect(login.pathname).toBe('/login')
    expect(login.searchParams.get('redirect')).toBe(path)
  })

  test('links from outside to the orders and to one order open inside the profile, after the login [profile-36]', async () => {
    const { giulia, token } = await signInGiulia(origin)
    const [order] = (await giulia.call(ordersList, { query: {} })).data.orders
    const title = say('orders.order', { orderId: order?.orderId ?? 0 })
    for (const path of ['/profile/orders', `/profile/orders/${order?.orderId}`]) {
      const hers = await fetch(origin + path, { headers: { cookie: `bottega_session=${token}` } })
      const text = await hers.text()
      expect([hers.status, text.includes(say('board.menu.label')), text.includes(title)]).toEqual([200, true, true])
      const anonymous = await fetch(origin + path, { redirect: 'manual' })
      const login = new URL(String(anonymous.headers.get('location')), origin)
      expect([login.pathname, login.searchParams.get('redirect')]).toEqual(['/login', path])
    }
  })

  test('another language is another start, on the same page', async () => {
    const page = await newVisitor(browser, origin, desktop)
    await openPage(page, '/fast-search')
    const started = page.waitForEvent('load')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
    await started
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
    expect(new URL(page.url()).pathname).toBe('/fast-search')
    await page.context().close()
  })
})
