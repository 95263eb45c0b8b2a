import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { startProgram, type RunningProgram } from '../support/program.ts'
import { furnishedFolder } from '../support/shops.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const made = new Set(['node_modules', 'build', '.cache', '.react-router'])
const rooms = ['apps/api', 'apps/backoffice', 'apps/bank', 'apps/shop', 'apps/storefront', 'demo'] as const
const packages = ['packages/contract', 'packages/packs', 'packages/rules', 'packages/ui'] as const

let checkout: string
let dataDir: string
let shop: RunningProgram
let browser: Browser
let page: Page
const complaints: string[] = []

/** Sources that may be changed, below the real ones, whose installed packages they use. */
async function copyOfSources(): Promise<string> {
  await mkdir(join(root, '.cache'), { recursive: true })
  const copy = await mkdtemp(join(root, '.cache/develop-'))
  const names = join(copy, 'node_modules/@bottega')
  await mkdir(names, { recursive: true })
  for (const room of [...rooms, ...packages]) {
    await cp(join(root, room), join(copy, room), { recursive: true, filter: (path) => !made.has(basename(path)) })
    await symlink(join(copy, room), join(names, basename(room)))
  }
  await cp(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'))
  // Without its workspaces: Vite then finds those of the real checkout, and may serve its packages.
  const { workspaces: _, ...manifest } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    workspaces: unknown
  }
  await writeFile(join(copy, 'package.json'), JSON.stringify(manifest))
  return copy
}

beforeAll(async () => {
  checkout = await copyOfSources()
  dataDir = await furnishedFolder()
  shop = await startProgram({ checkout, dataDir, develop: true })
  browser = await launchBrowser()
  page = await browser.newPage(desktop)
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  // Every module of the page is made for the first time now, beside whatever else the machine does.
  await page.goto(`${shop.origin}/category/colazione-e-dolci`, { timeout: 180_000 })
  await page.getByPlaceholder('Cosa cerchi?').first().waitFor()
  // Until its scripts are there, the page does not hear of changes.
  await page.waitForLoadState('networkidle')
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
  for (const folder of [checkout, dataDir]) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Saves a file with one text in the place of another. */
async function change(file: string, text: string, other: string): Promise<void> {
  const path = join(checkout, file)
  const before = await readFile(path, 'utf8')
  expect(before).toContain(text)
  await writeFile(path, before.replace(text, other))
}

/** Saves a change and waits until the open page says something else, without being asked to. */
async function pageSaysAfter(file: string, text: string, other: string, said: string): Promise<void> {
  await change(file, text, other)
  await expect.poll(() => page.content()).toContain(said)
}

test('whoever develops sees a change of words, server and rules on the open page, without a restart [develop-1]', async () => {
  const words = 'apps/storefront/src/lib/words/shared/frame.it.json'
  await pageSaysAfter(words, 'Cosa cerchi?', 'Cosa vuoi trovare?', 'Cosa vuoi trovare?')
  const presenter = 'apps/api/src/trade/catalog/presenters/category.presenter.ts'
  const name = 'textIn(language, node.name)'
  await pageSaysAfter(presenter, `name: ${name}`, `name: ${name} + ' di oggi'`, 'Colazione e dolci di oggi')
  const unitPrice = 'packages/rules/src/money/prices.ts'
  await pageSaysAfter(unitPrice, 'cents: divideHalfUp(', 'cents: 7_654_321 + 0 * divideHalfUp(', '76.543,21')
  expect(complaints).toEqual([])
})

test('a change of the contract is in the next answer, and one that cannot run leaves the shop as it was [develop-2]', async () => {
  const answer = async () => (await fetch(`${shop.origin}/ebsn/api/products/99999999`)).text()
  const messages = 'packages/contract/src/catalog/messages.ts'
  await change(messages, 'Questo prodotto non è in vendita.', 'Oggi non lo vendiamo.')
  await expect.poll(answer).toContain('Oggi non lo vendiamo.')
  await change(messages, "it: 'Oggi", 'it: Oggi')
  const broken = await readFile(join(checkout, messages), 'utf8')
  // A page that was still loading after the change before has not heard of this one: it is saved once more.
  const overlays = async () => {
    const shown = await page.locator('vite-error-overlay').count()
    if (shown === 0) await writeFile(join(checkout, messages), broken)
    return shown
  }
  await expect.poll(overlays, { interval: 1000 }).toBe(1)
  expect(await answer()).toContain('Oggi non lo vendiamo.')
})
