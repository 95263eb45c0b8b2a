import picking from '@bottega/backoffice/features/picking/words/it.json' with { type: 'json' }
import shell from '@bottega/backoffice/shell/words/it.json' with { type: 'json' }
import signIn from '@bottega/backoffice/features/sign-in/words/it.json' with { type: 'json' }
import type { fulfilmentTakeAlong } from '@bottega/contract/fulfilment/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import type { PickLineView, PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { demoPeople, personIds } from '@bottega/demo/people/demo-people.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBarcodeVideo } from '../support/barcode-video.ts'
import { axeFindings, launchBrowser, phone } from '../support/browser.ts'
import { openShopLine, type ShopLine } from '../support/shop-line.ts'
import type { RunningProgram } from '../support/program.ts'
import { startOwnShop } from '../support/shops.ts'
import { startsWith } from '../support/words.ts'

let shop: RunningProgram
let browser: Browser
/** Of the first picker; a colleague has another. */
let connection: ShopLine
let first: BrowserContext
let page: Page
let batch: string
let slotId: string

beforeAll(async () => {
  // The first batch of the day is the demo's: in a shop of all journeys it may be the order of another one alone.
  shop = await startOwnShop()
  browser = await launchBrowser()
  connection = await openShopLine(shop.origin)
  page = await signedIn(personIds.picker, connection.origin)
  first = page.context()
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
  await page.getByRole('link', { name: picking.orders.batch }).click()
  await page.waitForURL(/\/batch$/)
  batch = page.url()
  slotId = /slots\/(\d+)\//.exec(batch)?.[1] ?? ''
  const started = page.waitForResponse((answer) => answer.url().endsWith('/fulfilment/start'))
  await page.getByRole('button', { name: /^Comincia/ }).click()
  await started
})
afterAll(async () => {
  await browser.close()
  connection.close()
  await shop.stop()
})

/** The browser says so, and nothing gets through either. */
async function goOffline(): Promise<void> {
  connection.cut()
  await first.setOffline(true)
}

async function goOnline(): Promise<void> {
  connection.mend()
  await first.setOffline(false)
}

/** A device of a staff member, on the day in three days: until then nothing moves by the clock of the demo. */
async function signedIn(id: number, baseURL: string): Promise<Page> {
  const staff = demoPeople.find((one) => one.id === id)
  const context = await browser.newContext({ ...phone, baseURL, locale: 'it-IT', serviceWorkers: 'allow' })
  const opened = await context.newPage()
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await opened.goto(`/admin/sign-in?to=${encodeURIComponent(`/admin/picking?day=${day}`)}`)
  await opened.getByLabel(startsWith(signIn.username)).fill(staff?.login ?? '')
  await opened.getByLabel(startsWith(signIn.password)).fill(staff?.password ?? '')
  const codes = await (await opened.request.get('/dev/codes')).text()
  const code = codes.split('\n').find((one) => one.startsWith(staff?.login ?? '-'))
  const otp = opened.getByLabel(startsWith(signIn.otp))
  await otp.fill(code?.slice(-6) ?? '')
  await otp.press('Enter')
  await opened.getByRole('heading', { level: 1, name: picking.slots.title }).waitFor()
  return opened
}

async function offlineData(): Promise<CallReply<typeof fulfilmentTakeAlong>> {
  // The state in the shop, whether the picker is connected or not.
  const answer = await first.request.get(`${shop.origin}/api/fulfilment/take-along?timeslot_id=${slotId}`)
  return ((await answer.json()) as { data: CallReply<typeof fulfilmentTakeAlong> }).data
}

const card = (on: Page, line: PickLineView): Locator => on.locator(`#line-${line.orderItemId}`)

/** The line that was found last. */
const marked = (on: Page, { orderItemId }: PickLineView) => on.locator(`#line-${orderItemId}[aria-current=true]`)

async function take(on: Page, line: PickLineView): Promise<void> {
  const own = card(on, line)
  if (line.needsWeight) await own.getByLabel(picking.pick.grams).fill('100')
  await own.getByRole('button', { name: picking.pick.take, exact: true }).click()
}

const offline = (on: Page) => on.getByText(/^Senza connessione: \d+ pression/)
const decided = (on: Page, count: number) => on.getByText(new RegExp(`^${count} di \\d+ righe decise$`))

test('the camera finds the line of a barcode it sees [picking-5]', async () => {
  const { orders } = await offlineData()
  const open = orders.find(({ can }) => can.pick) ?? expect.unreachable('no order is open')
  const line = open.lines.findLast(({ barcode, state }) => /^\d{13}$/.test(barcode) && state === 'to-pick')
  if (line === undefined) throw new Error('no line has a barcode')
  const folder = await mkdtemp(join(tmpdir(), 'bottega-camera-'))
  const video = join(folder, 'barcode.y4m')
  await writeBarcodeVideo(video, line.barcode)
  const filming = await launchBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ])
  try {
    const storageState = await first.storageState()
    const context = await filming.newContext({ ...phone, baseURL: shop.origin, storageState, permissions: ['camera'] })
    const withCamera = await context.newPage()
    await withCamera.goto(`/admin/picking/orders/${open.orderId}`)
    await withCamera.getByRole('button', { name: picking.scan.camera }).click()
    await marked(withCamera, line).waitFor()
    await withCamera.locator('video').waitFor({ state: 'detached' })
  } finally {
    await filming.close()
    await rm(folder, { recursive: true, force: true })
  }
})

test('a scanner that types finds line after line, whatever has the focus, and changes no amount [fulfilment-120]', async () => {
  const { orders } = await offlineData()
  const open = orders.find(({ can }) => can.pick) ?? expect.unreachable('no order is open')
  const lines = open.lines.filter(({ barcode, state }) => barcode !== '' && state === 'to-pick').slice(0, 2)
  expect(lines).toHaveLength(2)
  const opened = await first.newPage()
  await opened.goto(`/admin/picking/orders/${open.orderId}`)
  const values = () => opened.locator('main input').evaluateAll('(fields) => fields.map(({ value }) => value)')
  const button = opened.getByRole('button', { name: picking.pick.none }).first()
  await button.focus()
  const before = await values()
  for (const line of [...lines, ...lines]) {
    await scan(opened, line.barcode)
    await marked(opened, line).waitFor()
  }
  await opened.locator('main input').last().focus()
  await scan(opened, '8001234567894')
  await opened.getByRole('alert').filter({ hasText: '8001234567894' }).waitFor()
  expect(await values()).toEqual(before)
  const now = (await offlineData()).orders.find(({ orderId }) => orderId === open.orderId)
  expect(now?.lines.map(({ version }) => version)).toEqual(open.lines.map(({ version }) => version))
  await opened.close()
})

/** As a hardware scanner types: eight milliseconds a key by the time that the events carry, however busy the machine. */
async function scan(on: Page, code: string): Promise<void> {
  const session = await on.context().newCDPSession(on)
  const beganAt = Date.now() / 1000 - 1
  for (const [place, key] of [...Array.from(code), 'Enter'].entries()) {
    const named = {
      key,
      windowsVirtualKeyCode: key === 'Enter' ? 13 : key.charCodeAt(0),
      timestamp: beganAt + place * 0.008,
    }
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key === 'Enter' ? '\r' : key, ...named })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...named })
  }
  await session.detach()
}

test('pickers work without a connection over a reload and a killed page; all is sent once, and what a colleague was quicker with is shown [picking-1]', async () => {
  const { orders, substitutes } = await offlineData()
  const order = orders.toSorted((a, b) => a.lines.length - b.lines.length)[0] ?? expect.unreachable('no order')
  const { orderId, lines } = order
  const now = async () => (await offlineData()).orders.find((one) => one.orderId === orderId)
  const replaced = lines.find(({ orderItemId }) => isReplaceable(orderItemId, substitutes))
  const contested = lines.find((line) => !line.needsWeight && line !== replaced)
  if (contested === undefined) throw new Error('the demo has no order with a line to contest')
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await expect.poll(() => storedCopies(page, 'order')).toBe(orders.length)

  await goOffline()
  await page.reload()
  await decided(page, 0).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await showAllTrolleys(page)
  await take(page, contested)
  await decided(page, 1).waitFor()
  await page.close()
  page = await first.newPage()
  await page.goto(batch)
  await showAllTrolleys(page)
  await decided(page, 1).waitFor()
  await page.goto(`/admin/picking/orders/${orderId}`)
  for (const line of lines)
    if (line === replaced) await replace(page, line)
    else if (line !== contested) await take(page, line)
  await finish(page)
  await page.getByText('Aspetta la connessione: fine della preparazione').waitFor()

  // Nothing pressed without a connection has reached the shop.
  expect((await now())?.lines).toEqual(lines)
  await takeAsColleague(contested, order)
  await goOnline()
  const conflict = page.getByRole('alert').filter({ hasText: contested.name })
  await conflict.getByText(picking.presses.theirs, { exact: true }).waitFor()
  await conflict.getByText(picking.states.short, { exact: true }).waitFor()
  await conflict.getByText(/^Non fatto nell’ordine \d+: fine della preparazione/).waitFor()
  await offline(page).waitFor({ state: 'detached' })
  expect(await axeFindings(page)).toEqual([])
  await conflict.getByRole('button', { name: picking.presses.leave }).click()
  await finish(page)
  await expect.poll(now).toMatchObject({ status: { orderStatusId: orderStatus.prepared }, bags: 1 })
  const done = await now()
  const before = new Map(lines.map(({ orderItemId, version }) => [orderItemId, version]))
  expect(done?.lines.map(({ orderItemId, version }) => version - (before.get(orderItemId) ?? 0))).toEqual(
    lines.map(() => 1),
  )
  const states = new Map(done?.lines.map((line) => [line.orderItemId, line.state]))
  expect(states.get(contested.orderItemId)).toBe('short')
  expect(replaced === undefined ? 'substituted' : states.get(replaced.orderItemId)).toBe('substituted')
})

/** The batch fills several trolleys, of which one is shown at a time. */
const showAllTrolleys = (on: Page) =>
  on.getByLabel(picking.trolleys.label).selectOption({ label: picking.trolleys.all })

const finish = (on: Page) => on.getByRole('button', { name: picking.pack.finish, exact: true }).click()

/** How many answers the device has stored whose names begin so: `order` those of the batch it has taken along. */
const storedCopies = (on: Page, name: string) =>
  on.evaluate(`(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('backoffice-copies'))
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return stored.flat().filter(({ url }) => url.includes('/copies/${name}')).length
  })()`)

/** In the place of the page that the worker has stored. */
const storeOldPage = `(async () => {
  for (const name of await caches.keys()) {
    const stored = await caches.open(name)
    for (const request of await stored.keys())
      if (request.url.includes('/admin/index.html'))
        await stored.put(request, new Response('<h1>Vecchia</h1>', { headers: { 'content-type': 'text/html' } }))
  }
})()`

const isReplaceable = (lineId: number, of: CallReply<typeof fulfilmentTakeAlong>['substitutes']) =>
  of.some(({ orderItemId, offered }) => orderItemId === lineId && offered.length > 0)

async function replace(on: Page, line: PickLineView): Promise<void> {
  await card(on, line).getByRole('button', { name: picking.pick.substitute }).click()
  const asked = on.getByRole('dialog')
  await asked.getByText(picking.substitutes.copy).waitFor()
  const grams = asked.getByLabel(picking.pick.grams).first()
  if ((await grams.count()) > 0) await grams.fill('100')
  await asked.getByRole('button', { name: picking.substitutes.put }).first().click()
  await asked.waitFor({ state: 'detached' })
}

async function takeAsColleague(line: PickLineView, { orderId }: PickListView): Promise<void> {
  const colleague = await signedIn(personIds.admin, shop.origin)
  await colleague.goto(`/admin/picking/orders/${orderId}`)
  const answered = colleague.waitForResponse((answer) => answer.url().endsWith('/fulfilment/pick'))
  await card(colleague, line).getByRole('button', { name: picking.pick.none }).click()
  await answered
  await colleague.context().close()
}

test('the page is the one of the shop as soon as it is reached, whatever an older one has stored [picking-4]', async () => {
  await page.evaluate(storeOldPage)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /^Ordine/ }).waitFor()
  await goOffline()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Vecchia' }).waitFor()
  await goOnline()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /^Ordine/ }).waitFor()
})

test('a page whose script did not come before the connection was lost opens by itself when it is back', async () => {
  const context = await browser.newContext({
    ...phone,
    baseURL: shop.origin,
    storageState: await first.storageState(),
    // As before it has stored the program.
    serviceWorkers: 'block',
  })
  const opened = await context.newPage()
  await opened.goto('/admin/picking')
  const rounds = opened.getByRole('link', { name: picking.slots.rounds })
  await rounds.waitFor()
  await context.setOffline(true)
  await rounds.click()
  await opened.getByRole('heading', { level: 1, name: shell.failedTitle }).waitFor()
  await opened.getByText(shell.failedAway).waitFor()
  await context.setOffline(false)
  await opened.getByRole('heading', { level: 1, name: picking.rounds.title }).waitFor()
  await context.close()
})

test('an order is delivered without a connection, and after the sign-out nothing of its picker is in the browser [picking-6]', async () => {
  const { orders } = await offlineData()
  const isPrepared = ({ status }: PickListView) => status.orderStatusId === orderStatus.prepared
  const { orderId, toCollect } = orders.find(isPrepared) ?? expect.unreachable('no order is prepared')
  await page.goto(`/admin/picking/orders/${orderId}`)
  await page.getByRole('button', { name: picking.steps.depart }).waitFor()
  await goOffline()
  await page.getByRole('button', { name: picking.steps.depart }).click()
  if (toCollect > 0) await page.getByRole('button', { name: picking.money.allCash }).click()
  await page.getByRole('button', { name: picking.steps.deliver, exact: true }).click()
  await page.getByText('Aspetta la connessione: consegna').waitFor()
  await page.getByRole('button', { name: shell.menu }).click()
  await page.getByRole('button', { name: shell.signOut, exact: true }).click()
  await page.getByText(/^2 pressioni non sono ancora arrivate al negozio/).waitFor()
  await page.getByRole('button', { name: shell.closeMenu }).click()

  await goOnline()
  await offline(page).waitFor({ state: 'detached' })
  const answer = await first.request.get(`/api/fulfilment/order?order_id=${orderId}`)
  expect(await answer.json()).toMatchObject({ data: { order: { status: { orderStatusId: orderStatus.delivered } } } })
  expect(await storedCopies(page, '')).toBeGreaterThan(0)
  await page.getByRole('button', { name: shell.menu }).click()
  await page.getByRole('button', { name: shell.signOut, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: signIn.title }).waitFor()
  expect(await storedCopies(page, '')).toBe(0)
  expect(await page.evaluate(`localStorage.getItem('backoffice.presses')`)).toBe('{"waiting":[],"refused":[]}')
})
