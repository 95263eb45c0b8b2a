import { mostAtOnce } from '@bottega/api/kernel/http/multipart.ts'
import { request } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { newCustomer, openPage } from '../support/shopper.ts'
import { shopOrigin } from '../support/shops.ts'
import { say } from '../support/words.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function open(path: string, options = {}): Promise<Page> {
  const context = await browser.newContext({ ...desktop, baseURL: shopOrigin(), ...options })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

const fill = async (page: Page, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text)
}
const right = { 'Nome e cognome': 'Anna Prova', Messaggio: 'Avete il farro?' }
const send = (page: Page) => page.getByRole('button', { name: say('forms.submit'), exact: true }).click()

describe('the contact form', () => {
  test('refused keeps what was typed, says what is missing and focuses the first error [forms-30]', async () => {
    const page = await open('/form/contatti')
    await fill(page, { ...right, 'E-mail': 'anna@' })
    await send(page)
    await page.getByText('La form non è stata compilata correttamente').waitFor()
    await page.getByText('È obbligatorio accettare questo consenso per procedere').waitFor()
    expect(await page.locator('input:focus').getAttribute('name')).toBe('values[email]')
    expect(await page.getByLabel('Messaggio').inputValue()).toBe('Avete il farro?')
  })

  test('sent gives way to its thanks, and comes back empty for another [forms-31]', async () => {
    const page = await open('/form/contatti')
    await fill(page, { ...right, 'E-mail': 'anna@bottega.example' })
    await page.getByLabel('Di che cosa si tratta?').selectOption('product')
    await page.getByRole('checkbox').check()
    await send(page)
    const thanks = page.getByText('Grazie per averci inviato la tua richiesta')
    await thanks.waitFor()
    expect(await page.getByLabel('Messaggio').count()).toBe(0)
    await page.getByRole('button', { name: say('forms.again') }).click()
    expect(await page.getByLabel('Messaggio').inputValue()).toBe('')
  })

  test('is sent without scripts as well, and its page says so [forms-32]', async () => {
    const page = await open('/form/contatti', { javaScriptEnabled: false })
    await fill(page, { ...right, 'E-mail': 'anna@bottega.example' })
    await page.getByLabel('Di che cosa si tratta?').selectOption('product')
    await page.getByRole('checkbox').check()
    await send(page)
    await page.getByText('Grazie per averci inviato la tua richiesta').waitFor()
    expect(new URL(page.url()).pathname).toBe('/form/contatti')
  })

  test('refused without scripts comes back filled in, with its errors, and is sent from there [forms-36]', async () => {
    const page = await open('/form/contatti', { javaScriptEnabled: false })
    // An address without a domain passes the browser, and not the shop.
    await fill(page, { ...right, 'E-mail': 'anna@prova' })
    await page.getByLabel('Di che cosa si tratta?').selectOption('product')
    await page.getByRole('checkbox').check()
    await send(page)
    await page.getByText('La form non è stata compilata correttamente').waitFor()
    const typed = await Promise.all(
      ['Nome e cognome', 'Messaggio', 'Di che cosa si tratta?'].map((label) => page.getByLabel(label).inputValue()),
    )
    expect([...typed, await page.getByRole('checkbox').isChecked()]).toEqual([
      right['Nome e cognome'],
      right.Messaggio,
      'product',
      true,
    ])
    const email = page.getByLabel('E-mail')
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    await email.fill('anna@bottega.example')
    await send(page)
    await page.getByText('Grazie per averci inviato la tua richiesta').waitFor()
  })
})

const uploads = () => `${shopOrigin()}/p/wp-admin/admin-ajax.php?action=form_upload`
const ofScripts = { 'x-ebsn-client': 'site' }

/** A file that has begun and does not end; `answered` resolves with the status of an answer that comes nevertheless. */
function unfinishedUpload() {
  const headers = { ...ofScripts, 'content-type': 'multipart/form-data; boundary=x' }
  const sending = request(uploads(), { method: 'POST', headers, agent: false }).on('error', () => {})
  const answered = new Promise<number | undefined>((resolve) => {
    sending.on('response', (answer) => resolve(answer.resume().statusCode))
  })
  sending.write('--x\r\ncontent-disposition: form-data; name="files[document]"; filename="carta.png"\r\n\r\n')
  return { sending, answered }
}

function scriptedUpload(): [string, RequestInit] {
  return [uploads(), { method: 'POST', headers: ofScripts, body: new FormData() }]
}

describe('the request of a member card', () => {
  test('with a file that is too large, sent without scripts, comes back filled in and says why [forms-38]', async () => {
    const page = await open('/form/carta-socio', { javaScriptEnabled: false })
    const texts = page.getByRole('textbox')
    await texts.first().fill('Anna Prova')
    const buffer = Buffer.alloc(10 * 1024 * 1024 + 1)
    await page.locator('input[type=file]').setInputFiles({ name: 'carta.png', mimeType: 'image/png', buffer })
    // The shop is asked, and not the browser, about the fields left empty.
    await page.evaluate('document.querySelector("main form").submit()')
    await page.getByText('Il file è troppo grande: al massimo 10 MB.').waitFor()
    expect(await texts.first().inputValue()).toBe('Anna Prova')
  })

  test('sent without scripts while too many files are read comes back filled in and says when to try again [forms-48]', async () => {
    const page = await open('/form/carta-socio?lang=de', { javaScriptEnabled: false })
    const texts = page.getByRole('textbox')
    await texts.first().fill('Anna Prova')
    // One more than are read at once: its refusal shows that all the others are being read.
    const others = Array.from({ length: mostAtOnce + 1 }, unfinishedUpload)
    try {
      expect(await Promise.race(others.map(({ answered }) => answered))).toBe(429)
      await page.evaluate('document.querySelector("main form").submit()')
      await page.getByText('Zu viele Anfragen in kurzer Zeit. Versuche es in 10 Sekunden noch einmal.').waitFor()
      expect(await texts.first().inputValue()).toBe('Anna Prova')
    } finally {
      for (const { sending } of others) sending.destroy()
    }
    // Those who upload after this find room again.
    await expect.poll(async () => (await fetch(...scriptedUpload())).status).not.toBe(429)
  })

  test('takes a date from a calendar that begins in 1910 and on Monday, in Italian [forms-33]', async () => {
    const page = await open('/form/carta-socio', { locale: 'en-US' })
    await page.getByRole('button', { name: say('forms.date.open') }).click()
    const dialog = page.getByRole('dialog')
    const [month, year] = [dialog.getByRole('combobox').nth(0), dialog.getByRole('combobox').nth(1)]
    expect(await year.locator('option').first().textContent()).toBe('1910')
    expect(await dialog.locator('th').first().textContent()).toBe('lun')
    await year.selectOption('1980')
    await month.selectOption({ label: 'febbraio' })
    await dialog.getByRole('button', { name: /29 febbraio 1980/ }).click()
    expect(await page.getByLabel('Data di nascita').inputValue()).toBe('29/02/1980')
  })

  test('uploads a document by itself, and refuses what is none [forms-34]', async () => {
    const page = await open('/form/carta-socio')
    const field = page.locator('input[type=file]')
    await field.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') })
    await page.getByText('Questo file non va bene: si accettano pdf, jpg, jpeg, png.').waitFor()
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#1e6b45' } })
    await field.setInputFiles({ name: 'carta.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() })
    await page.getByText('carta.png').waitFor()
    expect(await page.locator('input[name="values[document][]"]').inputValue()).toMatch(/^[\w-]{43}$/)
  })
})

test('a form that needs a login is hidden from visitors on pages, asks for one on its own, and is there for customers [forms-35]', async () => {
  const page = await open('/page/help')
  const title = 'Problema con un ordine'
  const problem = (of: Page) => of.getByLabel('Che cosa è successo?')
  await page.getByRole('heading', { name: 'Scrivici' }).waitFor()
  expect(await page.getByText(title).count()).toBe(0)
  await page.goto('/form/problema-con-un-ordine')
  await page.getByText(say('forms.login.text')).waitFor()
  expect(await problem(page).count()).toBe(0)
  const customer = await newCustomer(browser, shopOrigin(), { name: 'giulia', device: desktop, first: '/page/help' })
  await customer.getByRole('heading', { name: title }).waitFor()
  await problem(customer).waitFor()
  await openPage(customer, '/form/problema-con-un-ordine')
  await problem(customer).waitFor()
  expect(await customer.getByText(say('forms.login.text')).count()).toBe(0)
  await customer.context().close()
})
