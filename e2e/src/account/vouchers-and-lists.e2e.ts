import { textOf } from '@bottega/contract/texts/text-of.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser, phone } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import {
  addButton,
  addFirst,
  answered,
  dialog,
  fillInLogin,
  newCustomer,
  newVisitor,
  openPage,
  openProduct,
  quantityOf,
} from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, sayAny, startsWith } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const heartOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('product.heart', { name }), exact: true })
    .first()
const chooser = (page: Page) => dialog(page, say('lists.chooser.title'))
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

describe('lists on a desk', () => {
  let page: Page
  beforeAll(async () => {
    page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop })
  })

  test('the heart asks for a list, remembers it, and lets go again [lists-1]', async () => {
    await openProduct(page, jam.slug)
    const heart = heartOf(page, jam.name)
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
    await heart.click()
    await chooser(page).waitFor()
    expect((await chooser(page).boundingBox())?.width).toBe(550)
    expect(await axeFindings(page)).toEqual([])
    await chooser(page)
      .getByRole('button', { name: startsWith('Colazione') })
      .click()
    await toast(page, say('lists.productAddToList', { name: jam.name, list: 'Colazione' })).waitFor()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await openProduct(page, jam.slug)
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await heart.click()
    await toast(page, say('lists.productTakenOff', { name: jam.name, list: 'Colazione' })).waitFor()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
    await page.getByRole('button', { name: say('common.undo'), exact: true }).click()
    await toast(page, say('lists.productAddToList', { name: jam.name, list: 'Colazione' })).waitFor()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await heart.click()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
    // The heart shows the change before the shop has it.
    await toast(page, say('lists.productTakenOff', { name: jam.name, list: 'Colazione' })).waitFor()
  })

  test('with the keyboard alone a new list is made from the heart, filled into the cart, and removed', async () => {
    const name = `Prova ${Date.now()}`
    await openProduct(page, jam.slug)
    await heartOf(page, jam.name).focus()
    await page.keyboard.press('Enter')
    await chooser(page).getByLabel(say('lists.newName')).focus()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await toast(page, say('lists.productAddToList', { name: jam.name, list: name })).waitFor()
    // The focus is back where it was.
    await heartOf(page, jam.name).and(page.locator(':focus')).waitFor()

    await openPage(page, '/profile/lists')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name, exact: true }).press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await heartOf(page, jam.name).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: say('lists.actions.remove') }).press('Enter')
    const sure = dialog(page, say('lists.message.removeList', { name }))
    await sure.waitFor()
    await page.keyboard.press('Escape')
    await sure.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: say('lists.actions.remove') }).press('Enter')
    await sure.getByRole('button', { name: say('lists.remove.yes'), exact: true }).press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/profile/lists')
    await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' })
  })

  test('what another customer shared for reading can be viewed and not changed', async () => {
    await openPage(page, '/profile/lists')
    await page.getByRole('link', { name: 'Pranzo di Natale' }).click()
    await page.getByText(say('lists.readOnly')).waitFor()
    await page.getByRole('button', { name: say('lists.actions.putAllInCart') }).waitFor()
    expect(await page.getByRole('button', { name: say('lists.actions.remove') }).count()).toBe(0)
    expect(await page.getByRole('button', { name: say('lists.actions.rename') }).count()).toBe(0)
  })
})

describe('lists on a phone', () => {
  test('the heart asks a visitor to sign in and goes on where it was; the bar below leads to the lists', async () => {
    const page = await newVisitor(browser, shopOrigin(), phone)
    await openProduct(page, jam.slug)
    await heartOf(page, jam.name).click()
    await dialog(page, say('auth.title')).waitFor()
    await fillInLogin(page, 'nuovo')
    // A customer's first list: its name is suggested.
    const name = chooser(page).getByLabel(say('lists.newName'))
    await name.waitFor()
    await expect.poll(() => name.inputValue()).toBe(say('lists.first'))
    await chooser(page)
      .getByRole('button', { name: say('lists.chooser.make') })
      .click()
    await toast(page, say('lists.productAddToList', { name: jam.name, list: say('lists.first') })).waitFor()
    await page
      .getByRole('navigation', { name: say('frame.nav.bar') })
      .getByRole('link', { name: say('frame.nav.lists') })
      .click()
    await page.getByRole('heading', { level: 1, name: say('lists.title') }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: say('lists.first') }).click()
    await page.getByRole('button', { name: say('lists.actions.remove') }).click()
    await page.getByRole('button', { name: say('lists.remove.yes'), exact: true }).click()
    await page.waitForURL(({ pathname }) => pathname === '/profile/lists')
  })

  test('an anonymous visitor is sent to the login and back', async () => {
    const page = await newVisitor(browser, shopOrigin(), phone)
    await page.goto('/profile/lists')
    await page.waitForURL(
      ({ pathname, searchParams }) => pathname === '/login' && searchParams.get('redirect') === '/profile/lists',
    )
  })
})

describe('vouchers in the cart', () => {
  let page: Page
  beforeAll(async () => {
    page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: phone })
    await openProduct(page, jam.slug)
    await addFirst(page, jam.name)
    await openPage(page, '/cart')
    await page.getByText(say('vouchers.open')).click()
  })

  const applied = () => page.getByRole('list', { name: say('vouchers.applied') })
  const useCode = async (code: string) => {
    await page.getByLabel(startsWith(say('vouchers.code.label'))).fill(code)
    await page.keyboard.press('Enter')
  }

  test('a code that gives nothing leaves the cart alone, and the screen says so [lists-6]', async () => {
    await useCode('NONESISTE')
    await page.getByText(textOf('warning.voucher.unknown', 'it')).waitFor()
    expect(await applied().count()).toBe(0)
  })

  test('a code is applied to the cart, shows in the total, and comes off again', async () => {
    await useCode('ultimi5')
    await applied().getByText('Per i primi cinque').waitFor()
    const totals = page.getByRole('main').getByRole('definition')
    await totals.getByText('−3,00').first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: say('vouchers.remove', { name: 'Per i primi cinque' }) }).click()
    await applied().waitFor({ state: 'hidden' })
  })

  test('one of her own is used with the keyboard; one that needs more says how much [lists-2]', async () => {
    await page.getByRole('button', { name: say('vouchers.mine.useNamed', { name: 'Buono socio' }) }).press('Enter')
    await applied().getByText('Buono socio').waitFor()
    await page.locator('section:focus').waitFor()
    // The page names its conditions before it is applied to the cart.
    const mine = page.getByRole('list', { name: say('vouchers.mine.label') })
    await mine.getByText(sayAny('vouchers.refused.below-threshold', 'missing')).first().waitFor()
    await page.getByRole('button', { name: say('vouchers.mine.useNamed', { name: 'Grazie, Giulia' }) }).press('Enter')
    await applied().getByText(sayAny('vouchers.refused.below-threshold', 'missing')).waitFor()
    for (const name of ['Buono socio', 'Grazie, Giulia'])
      await answered(page, '/cart-giftcertificate/remove_code', () =>
        page.getByRole('button', { name: say('vouchers.remove', { name }) }).press('Enter'),
      )
    await applied().waitFor({ state: 'hidden' })
  })

  test('what a voucher of hers is for asks whether to use it, and the line says what it took off [lists-3]', async () => {
    await openPage(page, '/category/animali/gatto')
    const anyAdd = page.getByRole('button', { name: sayAny('quantity.addNamed', 'name') })
    const card = page.getByRole('main').getByRole('article').filter({ has: anyAdd }).first()
    const name = await card.getByRole('link').first().innerText()
    const question = dialog(page, say('vouchers.ask.title', { name: 'Coccole al gatto' }))
    await addButton(page, name).click()
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    expect(await quantityOf(page, name).count()).toBe(0)
    await addButton(page, name).press('Enter')
    await answered(page, '/cart-giftcertificate/send_code', () =>
      question.getByRole('button', { name: say('vouchers.ask.yes') }).press('Enter'),
    )
    await quantityOf(page, name).waitFor()
    await openPage(page, '/cart')
    await applied().getByText(say('vouchers.onLine', { name })).waitFor()
    await page.getByText(say('vouchers.lineVoucher', { name: 'Coccole al gatto', amount: '1,00 €' })).waitFor()
  })
})
