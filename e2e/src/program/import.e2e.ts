import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { startProgram, type RunningProgram } from '../support/program.ts'
import {
  addFirst,
  buyWith,
  goToPayment,
  newCustomer,
  atPickup,
  openOrder,
  openPage,
  readConfirmation,
} from '../support/shopper.ts'
import { furnishedFolder } from '../support/shops.ts'
import { say } from '../support/words.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sample = join(root, 'apps/shop/src/import/sample/dirty-openfoodfacts.csv')
const openFoodFacts = process.env['BOTTEGA_OFF_FILE'] ?? join(root, '../shared/data/openfoodfacts-italy.csv')

/** Runs `npm run shop -- import …` on the data of a shop that is closed. */
async function importInto(dataDir: string, ...what: string[]): Promise<string> {
  const child = spawn(process.execPath, ['apps/shop/src/cli.ts', 'import', ...what], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(child, 'close')
  return said
}

/** Prices for one product in every store of the demo. */
async function writePrices(folder: string, barcode: string): Promise<string> {
  const file = join(folder, 'prices.csv')
  const lines = ['1', '2', '3'].map((warehouse) => `${barcode},${warehouse},2.49`)
  await writeFile(file, ['barcode,warehouse,price', ...lines, ''].join('\n'))
  return file
}

const files = [
  {
    title: 'our own sample',
    file: sample,
    barcode: '8098999000011',
    name: /mezze penne rigate/i,
    words: 'mezze penne rigate',
    allergen: /grano/i,
  },
  {
    title: 'the products of Open Food Facts, where the file is (BOTTEGA_OFF_FILE says where)',
    file: openFoodFacts,
    // Its name has the measure without which food in a pack is not sold; the file has no column for it.
    barcode: '8001770060890',
    name: /sauce pesto/i,
    words: 'sauce pesto alla genovese',
    allergen: /fromage/i,
  },
]

describe.each(files)('$title', ({ file, barcode, name, words, allergen }) => {
  describe.skipIf(!existsSync(file))('imported into a shop', () => {
    let folder: string
    let shop: RunningProgram | undefined
    let browser: Browser | undefined
    let page: Page

    beforeAll(async () => {
      folder = await furnishedFolder()
      const products = await importInto(folder, 'products', file, '--report', join(folder, 'products-report.csv'))
      const prices = await importInto(folder, 'prices', await writePrices(folder, barcode))
      expect(products + prices).not.toMatch(/error/i)
      shop = await startProgram({ dataDir: folder })
      browser = await launchBrowser()
      page = await newCustomer(browser, shop.origin, { name: 'marco', device: desktop })
    })

    afterAll(async () => {
      await browser?.close()
      await shop?.stop()
      await rm(folder, { recursive: true, force: true })
    })

    const searchFor = async (typed: string) => {
      await openPage(page, '/')
      await page.getByRole('combobox', { name: say('frame.search.label') }).fill(typed)
      await page.getByRole('button', { name: say('frame.search.submit'), exact: true }).click()
    }

    test('a product is found by its name', async () => {
      await searchFor(words)
      await page.getByRole('heading', { level: 1, name: say('search.results', { q: words }) }).waitFor()
      await page.getByRole('main').getByRole('link', { name }).first().waitFor()
    })

    test('its barcode opens its page', async () => {
      await searchFor(barcode)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      expect(new URL(page.url()).pathname).toMatch(/^\/product\//)
    })

    test('its page shows the ingredients with the allergens set off', async () => {
      const ingredients = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Ingredienti' }) })
      await ingredients.getByRole('strong').filter({ hasText: allergen }).first().waitFor()
    })

    test('it is bought', async () => {
      const title = await page.getByRole('heading', { level: 1, name }).innerText()
      await addFirst(page, title)
      await openPage(page, '/cart')
      await goToPayment(page)
      await buyWith(page, atPickup)
      await openOrder(page, await readConfirmation(page))
      await page.getByRole('main').getByRole('link', { name: title, exact: true }).waitFor()
    })
  })
})
