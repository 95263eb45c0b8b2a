import { silence } from '@bottega/contract/silence.ts'
import { textOf } from '@bottega/contract/texts/text-of.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser, phone } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addFirst,
  arriveAt,
  dialog,
  fillInLogin,
  newCustomer,
  newVisitor,
  openPage,
  openWatched,
} from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, startsWith, wordsIn } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const logIn = async (page: Page, redirect: string, name: Parameters<typeof fillInLogin>[1] = 'nuovo') => {
  await openPage(page, `/login?redirect=${encodeURIComponent(redirect)}`)
  await fillInLogin(page, name)
}

const isMarked = () => localStorage.getItem('app')?.includes('"signedIn":true') === true
const readApp = () => (JSON.parse(String(localStorage.getItem('app'))) as { value: Record<string, unknown> }).value

describe('a session', () => {
  test('is announced two minutes before its end, and “stay” keeps it', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop, '/login')
    await page.getByLabel(startsWith(say('auth.remember'))).uncheck()
    await page.clock.install()
    await fillInLogin(page, 'nuovo')
    await arriveAt(page, '/')
    await openWatched(page, '/profile/security')
    await page.clock.fastForward('28:10')
    const warning = dialog(page, say('auth.warning.title'))
    await warning.getByRole('button', { name: say('auth.warning.stay') }).press('Enter')
    await warning.waitFor({ state: 'detached' })
    await page.clock.fastForward('27:00')
    // The page is old by now and reloads at any moment: it is closed with its browser.
    expect(await warning.isVisible()).toBe(false)
  })

  test('that the shop has ended leads to the login, which says so and leads back [sessions-9]', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop, '/login?redirect=/profile/security')
    await page.getByLabel(startsWith(say('auth.remember'))).uncheck()
    await fillInLogin(page, 'nuovo')
    await arriveAt(page, '/profile/security')
    await openWatched(page, '/profile/security')
    await page.context().clearCookies({ name: 'bottega_session' })
    await page.getByRole('button', { name: say('account.security.pin.turnOn') }).click()
    await page.getByText('La sessione è scaduta, si prega di rieffettuare il login per continuare.').first().waitFor()
    await arriveAt(page, '/login')
    expect(await page.evaluate(isMarked)).toBe(false)
    await fillInLogin(page, 'nuovo')
    await page.waitForURL(({ pathname }) => pathname === '/profile/security')
    await page.context().close()
  })

  test('that has ended is said where the next page of customers is opened, by a link or by its address [sessions-76]', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop, '/login?redirect=/profile/security')
    await page.getByLabel(startsWith(say('auth.remember'))).uncheck()
    await fillInLogin(page, 'nuovo')
    await arriveAt(page, '/profile/security')
    const expired = page.getByText('La sessione è scaduta, si prega di rieffettuare il login per continuare.').first()
    await openWatched(page, '/profile/security')
    await page.context().clearCookies({ name: 'bottega_session' })
    await page
      .getByRole('navigation', { name: say('board.menu.label') })
      .getByRole('link', { name: say('board.menu.returns'), exact: true })
      .click()
    await expired.waitFor()
    await arriveAt(page, '/login')
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/profile/order-refunds')
    expect(await page.evaluate(isMarked)).toBe(false)
    const { hostname } = new URL(shopOrigin())
    await page.context().addCookies([{ name: 'bottega_session', value: 'ended', domain: hostname, path: '/' }])
    await page.evaluate(() => {
      const app = localStorage.getItem('app') ?? '{"v":1,"value":{}}'
      localStorage.setItem(
        'app',
        app.replace('"value":{', '"value":{"signedIn":true,').replace(',"signedIn":false', ''),
      )
    })
    expect(await page.evaluate(isMarked)).toBe(true)
    await openPage(page, '/profile/lists')
    await expired.waitFor()
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/profile/lists')
    await expect.poll(() => page.evaluate(isMarked)).toBe(false)
    await page.context().close()
  })

  test('ends at logout with an empty cart and nothing stored, in the other tabs too [sessions-8]', async () => {
    const page = await newCustomer(browser, shopOrigin(), {
      name: 'giulia',
      device: desktop,
      first: `/product/${jam.slug}`,
    })
    await addFirst(page, jam.name)
    await page.context().addCookies([{ name: 'lang', value: 'it', url: shopOrigin() }])
    const other = await page.context().newPage()
    await openWatched(other, '/')
    await page.bringToFront()
    const { firstShopTime } = await page.evaluate(readApp)
    expect(firstShopTime).toEqual(expect.any(Number))
    await page.getByText(say('frame.account.greeting', { name: 'Giulia' })).click()
    await page.getByRole('button', { name: say('frame.account.logout') }).click()
    await page.getByRole('link', { name: say('frame.account.login') }).waitFor()
    await page
      .getByRole('link', { name: say('frame.cart.summary', { count: 0 }) })
      .first()
      .waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['app'])
    expect(await page.evaluate(readApp)).toMatchObject({ firstShopTime })
    const cookies = (await page.context().cookies()).map(({ name }) => name)
    expect(cookies).toContain('lang')
    expect(cookies).not.toContain('bottega_session')
    // The scroll position is the router's, and the application configuration holds no personal data.
    const stored = await page.evaluate(() => Object.keys(sessionStorage))
    const impersonal = new Set(['application_configuration', 'react-router-scroll-positions'])
    expect(stored.filter((key) => !impersonal.has(key))).toEqual([])
    await other.getByRole('link', { name: say('frame.account.login') }).waitFor()
    await page.context().close()
  })
})

test('a login shows in a tab that was open before it, and what was typed there stays [sessions-10]', async () => {
  const page = await newVisitor(browser, shopOrigin(), desktop, '/login')
  const other = await page.context().newPage()
  await openWatched(other, '/')
  await other.getByRole('combobox').first().fill('mele renette')
  await page.bringToFront()
  await fillInLogin(page, 'giulia')
  await other.getByText(say('frame.account.greeting', { name: 'Giulia' })).waitFor()
  await expect.poll(() => other.getByRole('combobox').first().inputValue()).toBe('mele renette')
  await page.context().close()
})

describe('the login', () => {
  test('trims, shows the password, remembers unless told otherwise, and says what was wrong in its box; it leads into the shop alone [sessions-3]', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop, '/login?redirect=//elsewhere.example/cart')
    const login = page.getByLabel(startsWith(say('auth.identifier')))
    await login.fill('  nuovo@bottega.example ')
    await login.blur()
    expect(await login.inputValue()).toBe('nuovo@bottega.example')
    const password = page.getByLabel(startsWith(say('auth.password')))
    await password.fill('sbagliata')
    await page.getByRole('button', { name: startsWith(say('auth.showPassword')) }).click()
    expect(await password.getAttribute('type')).toBe('text')
    expect(await page.getByLabel(startsWith(say('auth.remember'))).isChecked()).toBe(true)
    await page.getByRole('button', { name: say('auth.submit'), exact: true }).click()
    await page.getByRole('alert').getByText('E-mail o password non corrette.').waitFor()
    await page.evaluate(() => Object.assign(globalThis, { before: true }))
    await fillInLogin(page, 'nuovo')
    await page.waitForURL(`${shopOrigin()}/`)
    expect(await page.evaluate(() => 'before' in globalThis)).toBe(false)
    await page.context().close()
  })

  test('says in its place why a name cannot be one, and asks the shop nothing [sessions-11]', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop, '/login')
    let asked = 0
    page.on('request', (request) => (asked += request.url().includes('/auth/login') ? 1 : 0))
    for (const [name, key, count] of [
      ['giul', 'validations.login.minChar', 5],
      ['x'.repeat(51), 'validations.login.maxChar', 50],
      ['giulia rossi', 'validations.login.message', 0],
    ] as const) {
      await page.getByLabel(startsWith(say('auth.identifier'))).fill(name)
      await page.getByLabel(startsWith(say('auth.password'))).fill('12345')
      await page.getByRole('button', { name: say('auth.submit'), exact: true }).click()
      await page.getByText(say(key, { count })).waitFor()
      await page.getByText(say('validations.password.minChar', { count: 6 })).waitFor()
    }
    expect(asked).toBe(0)
    await page.context().close()
  })

  test('after three wrong passwords proves unseen that a person is there, and lets them in [sessions-7]', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop, '/login?redirect=/profile/orders')
    await page.getByLabel(startsWith(say('auth.identifier'))).fill('azienda@bottega.example')
    for (const time of [1, 2, 3]) {
      await page.getByLabel(startsWith(say('auth.password'))).fill(`sbagliata-${time}`)
      const reply = page.waitForResponse((one) => one.url().includes('/auth/login'))
      await page.getByRole('button', { name: say('auth.submit'), exact: true }).click()
      await reply
      await page.getByRole('alert').waitFor()
    }
    await fillInLogin(page, 'rossi')
    await page.waitForURL(({ pathname }) => pathname === '/profile/orders')
    await page.context().close()
  })

  test('that waits for something to be done first says so in a dialog, which the keyboard leaves to try again [sessions-13]', async () => {
    const waits = [
      ['error.registration.need_password_reset', 'passwordReset'],
      ['error.registration.registration_not_confirmed', 'notConfirmed'],
      ['error.registration.registration_not_confirmed_pwd', 'notConfirmedPassword'],
    ] as const
    const page = await newVisitor(browser, shopOrigin(), desktop, '/login?redirect=/profile/lists')
    const call = '**/ebsn/api/auth/login*'
    for (const [code, words] of waits) {
      const response = {
        ...silence,
        status: 2,
        errors: [{ error: textOf(code, 'it'), code }],
        errorsMessage: [textOf(code, 'it')],
      }
      await page.route(call, (route) => route.fulfill({ json: { response, user: { userId: -1 } } }))
      if (code === waits[0][0]) await fillInLogin(page, 'nuovo')
      else await page.keyboard.press('Enter')
      const popup = dialog(page, say(`popups.titles.${words}`))
      await popup.getByText(textOf(code, 'it')).waitFor()
      await popup.getByText(say(`popups.next.${words}`)).waitFor()
      expect(await page.getByRole('alert').getByText(textOf(code, 'it')).count()).toBe(0)
      await popup.getByRole('button', { name: say('popups.actions.stay') }).press('Enter')
      await popup.waitFor({ state: 'hidden' })
      await page.unroute(call)
    }
    await page.keyboard.press('Enter')
    await arriveAt(page, '/profile/lists')
    await page.context().close()
  })

  test('in another language is another application, which still knows where one wanted to go [sessions-1]', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop, '/login?redirect=/profile/orders')
    await page.evaluate(() => Object.assign(globalThis, { before: true }))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('frame.footer.de') })
      .click()
    await page.getByRole('heading', { level: 1, name: wordsIn('de')('auth.title') }).waitFor()
    expect(await page.evaluate(() => 'before' in globalThis)).toBe(false)
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/profile/orders')
    await page.context().close()
  })

  test('at the scanners remembers no customer, speaks Italian and German, and leads to the profile update [sessions-4]', async () => {
    const page = await newVisitor(browser, shopOrigin(), phone, '/welcome-selfscanning')
    await page.getByRole('button', { name: say('auth.submit'), exact: true }).waitFor()
    expect(await page.getByLabel(startsWith(say('auth.remember'))).count()).toBe(0)
    const flags = page
      .getByRole('main')
      .getByRole('navigation', { name: say('account.selfScanning.language') })
      .getByRole('link')
    expect(await flags.allInnerTexts()).toEqual(['Italiano', 'Deutsch'])
    await flags.nth(1).click()
    await page.getByRole('heading', { name: wordsIn('de')('account.selfScanning.title') }).waitFor()
    await openPage(page, '/welcome-selfscanning?lang=it')
    await fillInLogin(page, 'nuovo')
    await arriveAt(page, '/profile/profile-update')
    await page.context().close()
  })
})

describe('the PIN', () => {
  /** From the demo's mails: the newest of this subject with six digits. */
  async function mailedPin(page: Page, subject: string): Promise<string> {
    const mails = await page.context().newPage()
    const newest = async () => {
      await mails.goto('/dev/mail')
      const letter = mails.getByRole('link', { name: subject }).first()
      if (!(await letter.isVisible())) return undefined
      await mails.goto((await letter.getAttribute('href')) ?? '')
      return /^\d{6}$/m.exec(await mails.frameLocator('iframe').locator('body').innerText())?.[0]
    }
    try {
      let pin: string | undefined
      await expect.poll(async () => (pin = await newest()), { interval: 500 }).toBeDefined()
      return pin ?? ''
    } finally {
      await mails.close()
    }
  }

  test('is switched on, asked for at the next login, and switched off again', async () => {
    const page = await newVisitor(browser, shopOrigin(), phone)
    await logIn(page, '/profile/security', 'marco')
    await arriveAt(page, '/profile/security')
    await page.getByRole('button', { name: say('account.security.pin.turnOn') }).click()
    await page.getByText(say('account.security.pin.on', { email: 'marco@bottega.example' })).waitFor()
    await page.context().clearCookies({ name: /bottega_/ })
    await logIn(page, '/profile/security', 'marco')
    const pin = page.getByLabel(startsWith(say('auth.pin.label')))
    await pin.fill('12')
    await pin.press('Enter')
    await page.getByText(say('auth.pin.digits')).waitFor()
    await pin.fill(await mailedPin(page, 'Il tuo PIN per entrare'))
    await pin.press('Enter')
    await arriveAt(page, '/profile/security')
    await page.getByRole('button', { name: say('account.security.pin.turnOff') }).click()
    await page.getByRole('button', { name: say('account.security.pin.ask.yes'), exact: true }).click()
    const offPin = page.getByLabel(startsWith(say('account.security.pin.step.label')))
    await offPin.waitFor()
    await expect.poll(() => offPin.and(page.locator(':focus')).count()).toBe(1)
    await offPin.fill(await mailedPin(page, 'Il PIN per disattivare'))
    await offPin.press('Enter')
    await page.getByText(say('account.security.pin.off')).waitFor()
    await page.context().close()
  })
})

describe('shop at work', () => {
  test('asks for the login, keeps the code on the way, and joins the company [sessions-2]', async () => {
    const page = await newVisitor(browser, shopOrigin(), phone, '/shop-at-work?code=TELAIO')
    await page.waitForURL(({ pathname }) => pathname === '/login')
    await fillInLogin(page, 'nuovo')
    await arriveAt(page, '/shop-at-work')
    const code = page.getByLabel(startsWith(say('account.work.code')))
    expect(await code.inputValue()).toBe('TELAIO')
    await code.fill('NESSUNA')
    await code.press('Enter')
    await page.getByRole('alert').getByText('Questo codice non è di nessuna azienda.').waitFor()
    await code.fill('telaio')
    await code.press('Enter')
    await page.getByRole('heading', { name: say('account.work.done', { name: 'Telaio spa' }) }).waitFor()
    await page.context().close()
  })
})

/** Every route marked (auth) in the specification, and the profile. */
const closedPages = [
  '/cart',
  '/checkout',
  '/payment',
  '/cart/payment-error/1',
  '/cart/payment-completed/1',
  '/shop-at-work?code=UFFICIO',
  '/profile/orders',
  '/profile/orders/1',
  '/profile/lists',
  '/profile/security',
  '/profile/addresses/manage',
]

test('the pages of customers lead every other shopper to the login, and back [sessions-12]', async () => {
  const page = await newVisitor(browser, shopOrigin(), desktop)
  const led = closedPages.map(async (path) => {
    const { status, headers } = await page.request
      .get(path, { maxRedirects: 0 })
      .then((answer) => ({ status: answer.status(), headers: answer.headers() }))
    return [status, headers['location']]
  })
  expect(await Promise.all(led)).toEqual(
    closedPages.map((path) => [302, `/login?redirect=${encodeURIComponent(path)}`]),
  )
  await page.context().close()
})
