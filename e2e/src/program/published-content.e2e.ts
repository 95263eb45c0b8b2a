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
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-e2e-content-'))
  await cp(fileURLToPath(new URL('../../../demo/content/', import.meta.url)), folder, { recursive: true })
  shop = await startOwnShop({ CONTENT_DIR: folder })
})
afterAll(async () => {
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
})

const home = () => join(folder, 'pages/home.yaml')
const page = async () => (await fetch(shop.origin)).text()
async function change(from: string, to: string): Promise<void> {
  const text = await readFile(home(), 'utf8')
  expect(text).toContain(from)
  await writeFile(home(), text.replace(from, to))
}

describe('a changed file of the folder the shop follows', () => {
  test('is on the cached page of the running shop within seconds [publishing-14]', async () => {
    for (let visit = 0; visit < 3; visit++) expect(await page()).toContain('Le offerte della settimana')
    await change('Le offerte della settimana', 'Le occasioni del mercoledì')
    await expect.poll(page, { timeout: atThisSpeed(10_000) }).toContain('Le occasioni del mercoledì')
  })

  test('that cannot be published leaves the page as it was, and the log says where [publishing-15]', async () => {
    await change('variant: hero', 'variant: heroic')
    await expect
      .poll(shop.output, { timeout: atThisSpeed(10_000) })
      .toMatch(/pages\/home\.yaml:\d+ rows\.0\.blocks\.0\.content\.variant/)
    expect(await page()).toContain('Le occasioni del mercoledì')
    await change('variant: heroic', 'variant: hero')
    await change('Le occasioni del mercoledì', 'Le offerte di oggi')
    await expect.poll(page, { timeout: atThisSpeed(10_000) }).toContain('Le offerte di oggi')
  })
})
