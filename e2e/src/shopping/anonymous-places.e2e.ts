import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser, phone } from '../support/browser.ts'
import { completeTo, pill, places, stresa } from '../support/places.ts'
import { newVisitor, openPage } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say } from '../support/words.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

describe('a visitor without an address', () => {
  test('asks on the home page whether the shop comes to them [delivery-19]', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop)
    const widget = page.getByRole('region', { name: say('delivery.discovery.title.coop') })
    const field = widget.getByRole('combobox', { name: say('delivery.discovery.label') })
    await field.waitFor()
    await widget.getByRole('button', { name: say('delivery.discovery.verify') }).press('Enter')
    await widget.getByRole('alert').waitFor()
    await completeTo(field, 'Via Larga 8, 20122 Milano', /Milano/)
    await widget.getByRole('button', { name: say('delivery.discovery.verify') }).press('Enter')
    await widget.getByText(say('delivery.discovery.home.yes', { place: 'Via Larga 8, 20122 Milano (MI)' })).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await field.fill('')
    await completeTo(field, 'Sondrio', /Sondrio/)
    await widget.getByRole('button', { name: say('delivery.discovery.verify') }).press('Enter')
    await widget.getByText(say('delivery.discovery.home.no', { place: '23100 Sondrio (SO)' })).waitFor()
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation(stresa)
    await widget.getByRole('button', { name: say('delivery.near.device') }).press('Enter')
    await widget.getByText(say('delivery.discovery.chosen', { place: '28838 Stresa (VB)' })).waitFor()
    await widget.getByRole('button', { name: say('delivery.discovery.verify') }).press('Enter')
    await widget.getByRole('status').getByText('28838 Stresa (VB)').waitFor()
  })

  test('is understood as they type, and sees the prices of the store that serves the place from then on [delivery-65]', async () => {
    const page = await newVisitor(browser, shopOrigin(), phone)
    await pill(page).getByText(say('frame.service.choose.coop')).waitFor()
    await pill(page).click()
    const where = places(page)
    const field = where.getByRole('combobox', { name: say('delivery.discovery.label') })
    const verify = where.getByRole('button', { name: say('delivery.discovery.verify') })
    await field.fill('Milano')
    await verify.click()
    await where.getByText(say('delivery.discovery.home.town', { place: 'Milano (MI)' })).waitFor()
    await field.fill('20123')
    await where.getByText(say('delivery.discovery.home.town', { place: 'Milano (MI)' })).waitFor({ state: 'hidden' })
    await verify.click()
    await where.getByText(say('delivery.discovery.home.yes', { place: '20123 Milano (MI)' })).waitFor()
    await field.fill('via nizza 3, TORINO')
    await field.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('Via Nizza 3, Torino (TO)')
    await verify.click()
    await where.getByText(say('delivery.discovery.prices', { name: 'Torino' })).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await where.getByRole('button', { name: say('delivery.discovery.browse') }).click()
    await pill(page)
      .getByText(say('frame.service.prices', { name: 'Torino' }))
      .waitFor()
    await openPage(page, '/')
    await pill(page)
      .getByText(say('frame.service.prices', { name: 'Torino' }))
      .waitFor()
    const other = await newVisitor(browser, shopOrigin(), phone)
    await pill(other).getByText(say('frame.service.choose.coop')).waitFor()
  })

  test('is told that addresses cannot be completed now', async () => {
    const page = await newVisitor(browser, shopOrigin(), desktop)
    await page.route('**/geo/suggest*', (route) => route.abort())
    const widget = page.getByRole('region', { name: say('delivery.discovery.title.coop') })
    await widget.getByRole('combobox').fill('milano')
    await widget.getByRole('alert').getByText(say('delivery.near.unavailable')).waitFor()
  })

  test('is offered the language of their browser at the first visit, and finds the others in the menu', async () => {
    const context = await browser.newContext({ ...desktop, baseURL: shopOrigin(), locale: 'de-DE' })
    const page = await context.newPage()
    await openPage(page, '/')
    await page.getByRole('link', { name: 'Auf Deutsch weiterlesen' }).click()
    await page.waitForURL((url) => url.searchParams.get('lang') === 'de')
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await page.getByRole('button', { name: 'Abteilungen' }).first().click()
    await page.getByRole('navigation', { name: 'Sprache' }).first().getByRole('link', { name: 'English' }).click()
    await page.waitForURL((url) => url.searchParams.get('lang') === 'en')
    expect(await page.getByRole('link', { name: 'Auf Deutsch weiterlesen' }).count()).toBe(0)
    await context.close()
  })
})
