import type { Browser, Page } from 'playwright-core'
import { textOf } from '@bottega/contract/texts/text-of.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings, desktop, launchBrowser, phone } from '../support/browser.ts'
import { sentinel } from '../support/sentinel.ts'
import { answered, ask, dialog, newCustomer, openPage, openProduct } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say, startsWith } from '../support/words.ts'

const jam = sentinel('confettura-di-fichi-bianchi')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const action = (page: Page, key: 'share' | 'select' | 'selected' | 'leave' | 'rename' | 'remove') =>
  page.getByRole('main').getByRole('button', { name: say(`lists.actions.${key}`) })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const heartOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('product.heart', { name }), exact: true })
    .first()

/** A list of this customer's, empty. */
async function makeList(page: Page, name: string): Promise<number> {
  const { list } = await ask<{ list: { listId: number } }>(page, '/wishlist/insert', { name })
  return list.listId
}

const removeList = (page: Page, list_id: number) => ask(page, '/wishlist/delete', { list_id })

describe('a list of two', () => {
  test('is shared by e-mail, changed by the guest, and gone when the owner takes it back [lists-45]', async () => {
    const owner = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop })
    const name = `Di due ${Date.now()}`
    const listId = await makeList(owner, name)
    await openPage(owner, `/profile/lists/${listId}`)
    await action(owner, 'share').click()
    const sharing = dialog(owner, say('lists.sharing.title', { name }))
    await sharing.getByText(say('lists.sharing.nobody')).waitFor()
    const email = 'marco@bottega.example'
    await sharing.getByLabel(say('lists.sharing.email')).fill('marco')
    await sharing.getByRole('button', { name: say('lists.sharing.invite') }).click()
    await sharing.getByText(textOf('error.list.emailInvalid', 'it')).waitFor()
    await sharing.getByLabel(say('lists.sharing.email')).fill(email)
    await sharing.getByLabel(say('lists.sharing.permission'), { exact: true }).selectOption('WRITE')
    await sharing.getByRole('button', { name: say('lists.sharing.invite') }).press('Enter')
    await sharing.getByText(say('lists.sharing.invited', { email })).waitFor()
    expect(await axeFindings(owner)).toEqual([])

    const guest = await newCustomer(browser, shopOrigin(), { name: 'marco', device: phone })
    await openPage(guest, '/profile/lists')
    await guest.getByRole('link', { name }).click()
    await guest.getByText(say('lists.canWrite')).waitFor()
    expect(await action(guest, 'share').count()).toBe(0)
    expect(await action(guest, 'remove').count()).toBe(0)
    const find = guest.getByRole('combobox', { name: say('lists.find.label') })
    await find.fill('latte')
    await guest.getByRole('option').first().waitFor()
    expect(await axeFindings(guest)).toEqual([])
    await answered(guest, '/wishlist/add_prod', () => find.press('Enter'))
    await guest.getByRole('main').getByRole('article').first().waitFor()

    await sharing.getByLabel(say('lists.sharing.permissionOf', { email })).selectOption('READ')
    await sharing.getByText(say('lists.sharing.changed', { email })).waitFor()
    await openPage(guest, `/profile/lists/${listId}`)
    await guest.getByText(say('lists.readOnly')).waitFor()
    expect(await find.count()).toBe(0)
    await sharing.getByRole('button', { name: say('lists.sharing.revoke', { email }) }).click()
    await sharing.getByText(say('lists.sharing.revoked', { email })).waitFor()
    const gone = await guest.goto(`${shopOrigin()}/profile/lists/${listId}`)
    expect(gone?.status()).toBe(404)
    await removeList(owner, listId)
  })

  test('is left by the guest, who is asked first [lists-46]', async () => {
    const owner = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop })
    const name = `Da lasciare ${Date.now()}`
    const listId = await makeList(owner, name)
    await ask(owner, '/wishlist/share', { list_id: listId, email: 'marco@bottega.example', permission: 'READ' })
    const guest = await newCustomer(browser, shopOrigin(), { name: 'marco', device: phone })
    await openPage(guest, `/profile/lists/${listId}`)
    await action(guest, 'leave').click()
    const sure = dialog(guest, say('lists.leaving.title', { name }))
    await sure.getByRole('button', { name: say('lists.leaving.yes'), exact: true }).click()
    await toast(guest, say('lists.leaving.done', { name })).waitFor()
    await guest.waitForURL(({ pathname }) => pathname === '/profile/lists')
    expect(await guest.getByRole('link', { name }).count()).toBe(0)
    await removeList(owner, listId)
  })
})

describe('a list', () => {
  let page: Page
  let listId: number
  const name = `Colazione lenta ${Date.now()}`
  beforeAll(async () => {
    page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop })
    listId = await makeList(page, name)
  })
  afterAll(() => removeList(page, listId))

  test('takes products found by words and stores how much of each it puts in the cart [lists-47]', async () => {
    await openPage(page, `/profile/lists/${listId}`)
    const find = page.getByRole('combobox', { name: say('lists.find.label') })
    await find.fill(jam.name)
    await page.getByRole('option').first().waitFor()
    await answered(page, '/wishlist/add_prod', () => find.press('Enter'))
    await heartOf(page, jam.name).waitFor()
    const more = page.getByRole('button', { name: say('lists.quantity.increase', { name: jam.name }) })
    await answered(page, '/wishlist/update_prods', () => more.click())
    await openPage(page, `/profile/lists/${listId}`)
    const quantity = page.getByRole('textbox', { name: say('lists.quantity.label', { name: jam.name }) })
    await expect.poll(() => quantity.inputValue()).toBe('2')
    expect(await axeFindings(page)).toEqual([])
  })

  test('that the heart uses takes a product at once, and another can be chosen after all [lists-48]', async () => {
    await openPage(page, `/profile/lists/${listId}`)
    await action(page, 'select').click()
    await toast(page, say('lists.selectDone', { name })).waitFor()
    expect(await action(page, 'selected').getAttribute('aria-pressed')).toBe('true')
    await heartOf(page, jam.name).click()
    await toast(page, say('lists.productTakenOff', { name: jam.name, list: name })).waitFor()
    await openProduct(page, jam.slug)
    await heartOf(page, jam.name).click()
    await toast(page, say('lists.productAddToList', { name: jam.name, list: name })).waitFor()
    expect(await dialog(page, say('lists.chooser.title')).count()).toBe(0)
    await page.getByRole('button', { name: say('lists.chooser.another') }).click()
    const chooser = dialog(page, say('lists.chooser.title'))
    await chooser.getByRole('button', { name: startsWith(name) }).waitFor()
    await page.keyboard.press('Escape')
  })
})

describe('the picker', () => {
  test('is at most 300 px high, counts products in badges, and asks by name before it removes a list [lists-49]', async () => {
    const page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: phone })
    const names = Array.from({ length: 8 }, (_, index) => `Prova ${index} ${Date.now()}`)
    const made: number[] = []
    for (const name of names) made.push(await makeList(page, name))
    await openProduct(page, jam.slug)
    await heartOf(page, jam.name).click()
    const chooser = dialog(page, say('lists.chooser.title'))
    const list = chooser.getByRole('list', { name: say('lists.chooser.lists') })
    expect((await list.boundingBox())?.height).toBeCloseTo(300, 1)
    const [name = ''] = names
    await chooser
      .getByRole('button', { name: startsWith(name) })
      .getByText(say('lists.count', { count: 0 }))
      .waitFor()
    expect(await axeFindings(page)).toEqual([])
    await chooser.getByRole('button', { name: say('lists.chooser.remove', { name }) }).click()
    const sure = dialog(page, say('lists.message.removeList', { name }))
    await sure.getByRole('button', { name: say('lists.remove.yes'), exact: true }).click()
    await toast(page, textOf('info.list.removed', 'it', { name })).waitFor()
    await chooser.waitFor()
    expect(await chooser.getByRole('button', { name: startsWith(name) }).count()).toBe(0)
    for (const listId of made.slice(1)) await removeList(page, listId)
  })

  test('whose new list is refused says why, and its button works again [lists-50]', async () => {
    const page = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: phone })
    await openProduct(page, jam.slug)
    await heartOf(page, jam.name).click()
    const chooser = dialog(page, say('lists.chooser.title'))
    await chooser.getByLabel(say('lists.newName')).fill('COLAZIONE')
    const make = chooser.getByRole('button', { name: say('lists.chooser.make') })
    await make.click()
    await chooser.getByText(textOf('error.list.nameTaken', 'it')).waitFor()
    expect(await make.isEnabled()).toBe(true)
    await page.keyboard.press('Escape')
  })
})
