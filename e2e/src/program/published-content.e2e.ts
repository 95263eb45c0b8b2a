import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningProgram } from '../support/program.ts'
import { startOwnShop } from '../support/shops.ts'

let shop: RunningProgram
let folder: string
let home: string
/** The file as it came. Each change is made of it, so that a second try finds what the first one found. */
let original: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-e2e-content-'))
  await cp(fileURLToPath(new URL('../../../demo/content/', import.meta.url)), folder, { recursive: true })
  home = join(folder, 'pages/home.yaml')
  original = await readFile(home, 'utf8')
  shop = await startOwnShop({ CONTENT_DIR: folder, LOG_LEVEL: 'info' })
})
afterAll(async () => {
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
})

const page = async () => (await fetch(shop.origin)).text()
const reports = (outcome: RegExp) => shop.output().split(outcome).length - 1

/** Changes the file and waits until the shop has printed once more what became of it. */
async function change([from, to]: readonly [string, string], outcome: RegExp): Promise<void> {
  expect(original).toContain(from)
  const before = reports(outcome)
  await writeFile(home, original.replace(from, to))
  await expect.poll(() => reports(outcome)).toBeGreaterThan(before)
}

const title = 'Le offerte della settimana'
const published = /the content is published/

describe('a changed file of the folder the shop follows', () => {
  test('is on the cached page of the running shop within seconds [publishing-14]', async () => {
    await change([title, 'Le offerte di oggi'], published)
    await expect.poll(page).toContain('Le offerte di oggi')
    for (let visit = 0; visit < 3; visit++) expect(await page()).toContain('Le offerte di oggi')
    await change([title, 'Le occasioni del mercoledì'], published)
    // Half a minute is the life of a page that follows nothing.
    await expect.poll(page, { timeout: atThisSpeed(10_000) }).toContain('Le occasioni del mercoledì')
  })

  test('that cannot be published leaves the page as it was, and the log says where [publishing-15]', async () => {
    const shown = 'Le offerte di ieri'
    await change([title, shown], published)
    await expect.poll(page).toContain(shown)
    await change(['variant: hero', 'variant: heroic'], /pages\/home\.yaml:\d+ rows\.0\.blocks\.0\.content\.variant/)
    expect(await page()).toContain(shown)
    await change([title, 'Le offerte di domani'], published)
    await expect.poll(page, { timeout: atThisSpeed(10_000) }).toContain('Le offerte di domani')
  })
})
