import { demoPeople, personIds } from '@bottega/demo/people/demo-people.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addFirst,
  arriveAt,
  dialog,
  fillInLogin,
  newVisitor,
  openPage,
  openProduct,
  takeFirstPlace,
} from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, sayAny, startsWith } from '../support/words.ts'
import customers from '@bottega/backoffice/features/customers/words/it.json' with { type: 'json' }
import signIn from '@bottega/backoffice/features/sign-in/words/it.json' with { type: 'json' }
import shell from '@bottega/backoffice/shell/words/it.json' with { type: 'json' }

const jam = sentinel('confettura-di-fichi-bianchi')

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  page = await newVisitor(browser, shopOrigin(), desktop)
})
afterAll(() => browser.close())

const operator = demoPeople.find(({ id }) => id === personIds.operator)
const customer = 'Marco Gallo'

async function codeOfTheMoment(): Promise<string> {
  const codes = await page.request.get('/dev/codes')
  const line = (await codes.text()).split('\n').find((one) => one.startsWith(operator?.login ?? '-'))
  return line?.slice(-6) ?? ''
}

describe('staff', () => {
  test('come in by name, password and code', async () => {
    await page.goto('/admin/customers')
    await page.waitForURL(({ pathname }) => pathname === '/admin/sign-in')
    await page.getByLabel(startsWith(signIn.username)).fill(operator?.login ?? '')
    await page.getByLabel(startsWith(signIn.password)).fill(operator?.password ?? '')
    const otp = page.getByLabel(startsWith(signIn.otp))
    await otp.fill('000000')
    await otp.press('Enter')
    await page.getByRole('alert').getByText('Utente, password o codice non corretti.').waitFor()
    await otp.fill(await codeOfTheMoment())
    await otp.press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/admin/customers')
    await page.getByRole('heading', { level: 1, name: customers.title }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  test('look at the prices of another day on a cart of their own, and come back [backoffice-3]', async () => {
    await takeFirstPlace(page, deliveryService.storePickup)
    await openProduct(page, jam.slug)
    await addFirst(page, jam.name)
    await openPage(page, '/cart')
    const form = page.getByRole('form', { name: say('basket.preview.title') })
    const notice = page.getByRole('main').getByText(sayAny('basket.preview.on', 'date'))
    const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
    const restarted = (act: () => Promise<void>) =>
      Promise.all([page.waitForEvent('load'), act()]).then(() => arriveAt(page, '/cart'))
    await form.getByLabel(say('basket.preview.label')).fill(inTenDays)
    await restarted(() => form.getByRole('button', { name: say('basket.preview.show') }).press('Enter'))
    await notice.waitFor()
    expect(await form.count()).toBe(0)
    // Emptied, the cart is still that of the other day.
    await page.getByRole('button', { name: say('basket.empty.button') }).press('Enter')
    await page.getByRole('button', { name: say('basket.empty.yes'), exact: true }).press('Enter')
    await page.getByRole('main').getByText(say('basket.empty.title')).waitFor()
    await restarted(() => page.getByRole('button', { name: say('basket.preview.back') }).press('Enter'))
    await form.waitFor()
    expect(await notice.count()).toBe(0)
  })

  test('find a customer and act as them, for a reason, under a banner on every page [backoffice-1]', async () => {
    await page.goto('/admin/customers')
    const search = page.getByRole('searchbox', { name: customers.search })
    await search.fill('gallo marco')
    await search.press('Enter')
    await page.getByRole('link', { name: customer }).press('Enter')
    // Each row of the list has the button too.
    await page.getByRole('heading', { level: 1, name: customer }).waitFor()
    await page.getByRole('button', { name: customers.do.act }).press('Enter')
    const asked = dialog(page, customers.do.act)
    await asked.getByLabel(startsWith(shell.reason)).fill('chiamata al numero verde')
    await asked.getByRole('button', { name: customers.do.act }).press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/')
    const banner = page.getByText(new RegExp(`${operator?.login} .*${customer}`))
    await banner.waitFor()
    await openPage(page, '/profile/orders')
    await banner.waitFor()
    await page.getByRole('heading', { level: 1, name: say('orders.title') }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  test('do not go straight to another customer, and the back office says so', async () => {
    await page.goto('/admin/customers?q=ferrari%20giulia')
    await page.getByText(shell.acting.replace('{name}', customer)).waitFor()
    await page.getByRole('link', { name: 'Giulia Ferrari' }).click()
    await page.getByRole('heading', { level: 1, name: 'Giulia Ferrari' }).waitFor()
    expect(await page.getByRole('button', { name: customers.do.act }).count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
  })

  test('may not touch what is the customer’s alone', async () => {
    await openPage(page, '/profile/security')
    await page.getByText(say('account.security.pin.notWhileActing')).first().waitFor()
    expect(await page.getByRole('button', { name: say('account.security.pin.turnOn') }).count()).toBe(0)
  })

  test('whose session has ended come to their own door, which says so [backoffice-5]', async () => {
    const { pathname } = new URL(page.url())
    const cookies = await page.context().cookies()
    await page.context().clearCookies({ name: 'bottega_session' })
    await page.getByRole('button', { name: say('staff.acting.stop') }).click()
    await page.waitForURL((url) => url.pathname === '/admin/sign-in')
    await page.getByText(signIn.expired).waitFor()
    await page.context().addCookies(cookies)
    await openPage(page, pathname)
  })

  test('stop and are themselves again', async () => {
    await page.getByRole('button', { name: say('staff.acting.stop') }).click()
    await page.waitForURL(({ pathname }) => pathname === '/admin/customers')
    await openPage(page, '/')
    await page.getByText(say('frame.account.greeting', { name: 'Olga' })).click()
    await page.getByRole('button', { name: say('frame.account.logout') }).click()
    await page.getByRole('link', { name: say('frame.account.login') }).waitFor()
  })
})

test('customers who ask for a page of the staff come to their own [backoffice-2]', async () => {
  const visitor = await newVisitor(browser, shopOrigin(), desktop)
  await openPage(visitor, '/staff')
  await visitor.waitForURL(({ pathname }) => pathname === '/login')
  await fillInLogin(visitor, 'giulia')
  await visitor.waitForURL(({ pathname }) => pathname === '/profile/dashboard')
  await openPage(visitor, '/staff')
  expect(new URL(visitor.url()).pathname).toBe('/profile/dashboard')
  for (const address of ['/admin', '/admin/orders/1']) {
    await visitor.goto(`${shopOrigin()}${address}`)
    await visitor.waitForURL(({ pathname }) => pathname === '/profile/dashboard')
  }
  await visitor.context().close()
})
