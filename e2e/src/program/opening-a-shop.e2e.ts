import { freePort } from '@bottega/api/testing/servers/free-port.ts'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Api } from '@bottega/contract/api.ts'
import { fulfilmentFinish, fulfilmentPick, fulfilmentStart } from '@bottega/contract/fulfilment/calls.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { profileConsents } from '@bottega/rules/people/consents.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, launchBrowser } from '../support/browser.ts'
import { acceptAndSignIn, bankPayments } from '../support/own-world.ts'
import { type RunningProgram, startProgram } from '../support/program.ts'
import { clientOf } from '../support/at-the-counter.ts'
import {
  addFirst,
  ask,
  buyWith,
  byCard,
  goToPayment,
  newVisitor,
  openPage,
  openProduct,
  payAtBank,
  readConfirmation,
  takeFirstPlace,
} from '../support/shopper.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const customer = { email: 'lia@bottega.example', password: 'cipolla-rossa-7' }
const picker = { login: 'corsia@bottega-del-borgo.example', password: 'scaffale-alto-7' }
/** Of the sample of a product file that the page imports. */
const passata = { slug: 'passata-rustica-b-001', name: 'Passata rustica' }

/** The commands of the page, block by block; installing was done before the tests. */
async function commandsOfPage(): Promise<string[]> {
  const page = await readFile(join(root, 'docs/opening-a-shop.md'), 'utf8')
  const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block.trim())
  return blocks.filter((block) => block !== 'npm ci')
}

let home: string
let browser: Browser
let shop: RunningProgram
let page: Page
let orderId = 0

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'bottega-opening-'))
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
  await rm(home, { recursive: true, force: true })
})

/** All mails of the shop, the newest last, with their lines put together again. */
async function mails(): Promise<string[]> {
  const folder = join(home, 'bottega-data/outbox')
  const files = (await readdir(folder)).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
}

/** The text after this in the newest mail to an address. */
async function inMail(address: string, link: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const own = (await mails()).filter((text) => text.includes(address))
      found = own.flatMap((text) => link.exec(text)?.[1] ?? []).at(-1)
      return found
    })
    .toBeDefined()
  return found ?? ''
}

const run = promisify(execFile)

/** The picker opens the account by the link of the invitation. */
async function signInPicker(): Promise<Api> {
  const token = await inMail(picker.login, /admin\/invitation#([\w-]+)/)
  return clientOf(shop.origin, await acceptAndSignIn(shop.origin, token, picker))
}

/** The amount the bank has taken, in cents. */
const chargedCents = async () =>
  (await bankPayments(join(home, 'bottega-data')))
    .filter(({ status }) => status === 'captured')
    .reduce((sum, { captured }) => sum + captured, 0)

test('the commands of the page make a shop of an empty folder, and open it [opening-12]', async () => {
  const blocks = await commandsOfPage()
  const [settings = ''] = blocks
  expect(settings).toBe('export NODE_ENV=development DEMO=false DATA_DIR=~/bottega-data')
  expect(blocks.at(-1)).toBe('npm start')
  const script = ['set -e', ...blocks.slice(0, -1)].join('\n')
  const { stdout } = await run('bash', ['-c', script], { cwd: root, env: { ...process.env, HOME: home } })
  expect(stdout).toContain('no errors.')
  expect(stdout).toContain('Dry run: nothing was written to the shop.')
  expect(stdout).toContain('The shop has this world now.')
  expect(stdout).toContain('Prices: 3 new')

  shop = await startProgram({
    dataDir: join(home, 'bottega-data'),
    environment: { PORT: String(await freePort()), NODE_ENV: 'development', DEMO: 'false' },
    throughNpm: true,
  })
  const ready = await fetch(`${shop.origin}/health/ready`)
  expect(await ready.json()).toEqual({ status: 'ready', database: 'embedded' })
})

test('a stranger signs up, and buys with a card [opening-13]', async () => {
  page = await newVisitor(browser, shop.origin, desktop)
  await ask(page, '/registration/register_user', {
    ...customer,
    customerType: 'private',
    firstName: 'Lia',
    lastName: 'De Luca',
    birthDate: '1985-04-12',
    gender: 'female',
    mobilePhone: '333 5550199',
    disclaimers: profileConsents.map(({ personInfoTypeId, required }) => ({
      personInfoTypeId,
      value: required ? '1' : '0',
    })),
  })
  const code = await inMail(customer.email, /registration\/confirm\?[^#\s]*#([\w-]+)/)
  await ask(page, '/registration/registration_confirm', { e_mail: customer.email, reg_control_code: code })
  await ask(page, '/auth/login', { login: customer.email, password: customer.password })
  await takeFirstPlace(page, deliveryService.storePickup)
  await openProduct(page, passata.slug)
  await addFirst(page, passata.name)
  await openPage(page, '/cart')
  await goToPayment(page)
  await buyWith(page, byCard)
  await payAtBank(page, 'accepted')
  orderId = Number(await readConfirmation(page))
})

test('the order is picked, and its card charged by what is in the bags [opening-14]', async () => {
  const pino = await signInPicker()
  expect(await chargedCents()).toBe(0)
  const { data } = await pino.call(fulfilmentStart, { body: { order_id: orderId } })
  for (const { orderItemId, version, quantityOrdered } of data.order.lines)
    await pino.call(fulfilmentPick, {
      body: { order_id: orderId, order_item_id: orderItemId, version, quantity: quantityOrdered },
    })
  const { data: finished } = await pino.call(fulfilmentFinish, { body: { order_id: orderId, bags: 1 } })
  await expect.poll(chargedCents).toBe(Math.round(finished.order.total * 100))
})
