import type { PickLineView, PickListView } from '@bottega/contract/fulfilment/fulfilment.ts'
import { gs1CheckDigit } from '@bottega/rules/validators/ean.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aShop } from '../../../testing/a-shop.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { Component as BatchPage } from '../BatchPage.tsx'
import { Component as OrderPage } from '../OrderPage.tsx'
import { presses } from '../presses/presses.ts'
import { aLine, anOrder, nothingToDo } from '../testing/pick-lists.ts'
import { scan, typeByHand } from '../testing/typed-keys.ts'
import { layTone, type Tone } from './tones.ts'

const pieces = { unit: 'pz', quantityOrdered: 4, needsWeight: false } as const
const apples = aLine()
const jam = aLine({ ...pieces, orderItemId: 2, name: 'Confettura', barcode: '8000000000023' })
const beans = aLine({ ...pieces, orderItemId: 3, name: 'Fagioli', barcode: '80980017' })

const checked = (digits: string) => `${digits}${gs1CheckDigit(digits)}`

const aPickingShop = (lines: PickLineView[], answers: Record<string, unknown> = {}) =>
  aShop({ answers: { ...answers, '': { order: anOrder({ lines }) } } })

afterEach(async () => {
  vi.restoreAllMocks()
  aPickingShop([apples, jam, beans])
  await presses.send('admin')
  presses.clear('admin')
  localStorage.clear()
  vi.unstubAllGlobals()
})

const showOrder = (fields: Partial<PickListView> = {}) =>
  showPage(OrderPage, { order: anOrder({ lines: [apples, jam, beans], ...fields }), copiedAt: undefined })

const card = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
const expectFound = (name: string) => expect.element(card(name)).toHaveAttribute('aria-current', 'true')
const fewer = (name: string) => card(name).getByRole('button', { name: 'Un pezzo in meno' })
const piecesOf = (name: string) => card(name).getByRole('textbox', { name: `Pezzi di ${name}` })

describe('a code that a scanner types', () => {
  test('marks its line and says so, and presses nothing that has the focus, scan after scan', async () => {
    const shop = aPickingShop([apples, jam, beans])
    await showOrder()
    await expect.element(piecesOf('Confettura')).toHaveValue('4')
    const button = fewer('Confettura').element() as HTMLButtonElement
    button.focus()
    for (const [code, name] of [
      ['8000000000023', 'Confettura'],
      ['80980017', 'Fagioli'],
      ['8000000000023', 'Confettura'],
    ] as const) {
      await scan(code)
      await expectFound(name)
      await expect.element(page.getByRole('status').getByText(`Trovato: ${name}`)).toBeVisible()
      expect(
        page
          .getByRole('listitem')
          .elements()
          .filter((one) => one.ariaCurrent === 'true'),
      ).toHaveLength(1)
    }
    expect(document.activeElement).toBe(button)
    await expect.element(piecesOf('Confettura')).toHaveValue('4')
    await expect.element(piecesOf('Fagioli')).toHaveValue('4')
    expect(shop.sent).toEqual([])
    await expectAccessible()
  })

  test.each([
    ['0000096385074', 'EAN-13'],
    ['000096385074', 'UPC-A'],
    ['00000096385074', 'GTIN-14'],
  ])('finds the line of an EAN-8 written as %s, as %s', async (code) => {
    const lentils = aLine({ ...pieces, orderItemId: 4, name: 'Lenticchie', barcode: '96385074' })
    aPickingShop([jam, lentils])
    await showOrder({ lines: [jam, lentils] })
    await scan(code)
    await expectFound('Lenticchie')
  })

  test.each(['036000291452', '0036000291452', '00036000291452'])(
    'finds the line of a UPC-A as %s [fulfilment-110]',
    async (code) => {
      const salt = aLine({ ...pieces, orderItemId: 4, name: 'Sale', barcode: '0036000291452' })
      aPickingShop([jam, salt])
      await showOrder({ lines: [jam, salt] })
      await scan(code)
      await expectFound('Sale')
    },
  )

  test('finds the line of goods by a further barcode of theirs [fulfilment-113]', async () => {
    const salt = aLine({ ...pieces, orderItemId: 4, name: 'Sale', furtherBarcodes: ['0036000291452'] })
    aPickingShop([jam, salt])
    await showOrder({ lines: [jam, salt] })
    await scan('036000291452')
    await expectFound('Sale')
  })

  test('is heard after a line was taken, when its button has gone with the focus', async () => {
    aPickingShop([apples, { ...jam, state: 'picked', quantityPrepared: 4, version: 1 }, beans])
    await showOrder()
    await scan('8000000000023')
    await card('Confettura').getByRole('button', { name: 'Preso' }).click()
    await expect.element(card('Confettura').getByText('Nella borsa: 4 pz')).toBeVisible()
    await scan('80980017')
    await expectFound('Fagioli')
    await scan('8000000000023')
    await expect.element(page.getByText('Confettura: già deciso (Preso)')).toBeVisible()
    await expect.element(card('Confettura').getByText('Nella borsa: 4 pz')).toBeVisible()
  })

  test.each(['Enter', 'Tab'] as const)(
    'and ends with %s does not stay in the field that has the focus',
    async (end) => {
      const shop = aPickingShop([apples, jam, beans])
      await showOrder()
      const grams = card('Mele rosse').getByLabelText('Grammi')
      await grams.fill('91')
      await scan('80980017', end)
      await expectFound('Fagioli')
      await expect.element(grams).toHaveValue('91')
      await expect.element(grams).toHaveFocus()
      await piecesOf('Confettura').click()
      await scan('80980017', end)
      await expect.element(piecesOf('Confettura')).toHaveValue('4')
      await piecesOf('Fagioli').click()
      await expect.element(piecesOf('Confettura')).toHaveValue('4')
      const bags = page.getByRole('textbox', { name: 'Borse' })
      await bags.click()
      await scan('8000000000023', end)
      await expectFound('Confettura')
      await expect.element(bags).toHaveValue('1')
      const field = page.getByLabelText('Leggi o scrivi il codice a barre')
      await field.click()
      await scan('80980017', end)
      await expectFound('Fagioli')
      await expect.element(field).toHaveValue('')
      expect(shop.sent).toEqual([])
    },
  )

  test('of no line of the order is told each time, and the mark of the last one goes', async () => {
    await showOrder()
    await scan('80980017')
    await expectFound('Fagioli')
    await scan('8001234567890')
    await expect.element(page.getByRole('alert').getByText('Nessuna riga ha il codice 8001234567890.')).toBeVisible()
    const [before] = page.getByRole('alert').elements()
    expect(
      page
        .getByRole('listitem')
        .elements()
        .filter((one) => one.ariaCurrent !== null),
    ).toEqual([])
    await expectAccessible()
    await scan('8001234567890')
    await expect.poll(() => before?.isConnected).toBe(false)
    await expect.element(page.getByRole('alert').getByText('Nessuna riga ha il codice 8001234567890.')).toBeVisible()
  })

  test('before the order is begun does not begin it', async () => {
    const shop = aPickingShop([apples, jam, beans])
    await showOrder({ can: { ...nothingToDo, start: true } })
    const begin = page.getByRole('button', { name: 'Comincia' })
    await expect.element(begin).toBeVisible()
    ;(begin.element() as HTMLButtonElement).focus()
    await scan('80980017')
    await expectFound('Fagioli')
    expect(shop.sent).toEqual([])
  })

  test('while a substitute is chosen is looked for among the substitutes', async () => {
    const offer = { productId: 40, brand: '', description: '', mediaURL: '', unit: 'pz', needsWeight: false }
    const substitutes = [
      { ...offer, name: 'Marmellata', barcode: '8000000000040', unitPrice: 2, ownPrice: 2 },
      { ...offer, productId: 41, name: 'Miele', barcode: '8000000000057', unitPrice: 2, ownPrice: 2 },
    ]
    const shop = aPickingShop([apples, jam, beans], { '/substitutes': { substitutes } })
    await showOrder()
    await card('Confettura').getByRole('button', { name: 'Sostituisci' }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('heading', { name: 'Miele' })).toBeVisible()
    await scan('8000000000057')
    const found = dialog.getByRole('listitem').filter({ hasText: 'Miele' })
    await expect.element(found).toHaveAttribute('aria-current', 'true')
    await scan('80980017')
    await expect.element(dialog.getByText('Nessun sostituto qui ha il codice 80980017.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Chiudi' }).click()
    await scan('80980017')
    await expectFound('Fagioli')
    expect(shop.sent).toEqual([])
  })

  test('marks the line of a batch that is still to be taken', async () => {
    const parts = [
      { ...jam, orderId: 31, customer: 'Lia', state: 'picked' as const, quantityPrepared: 4 },
      { ...jam, orderId: 32, orderItemId: 7, customer: 'Ugo Sala' },
    ]
    const can = { start: false, pick: true }
    const orders = [31, 32].map((orderId) => ({ orderId, can }))
    const goods = [{ productId: 12, name: 'Confettura', unit: 'pz', quantity: 8, lines: parts }]
    aPickingShop([])
    await showPage(BatchPage, { timeslotId: 9, orders, goods, copiedAt: undefined })
    await expect.element(page.getByText('Ordine 32 · Ugo Sala')).toBeVisible()
    await scan('8000000000023')
    await expect.poll(() => document.getElementById('line-7')?.ariaCurrent).toBe('true')
    expect(document.getElementById('line-2')?.ariaCurrent).toBeNull()
  })
})

describe('the label of a scale', () => {
  const pears = aLine({ orderItemId: 5, name: 'Pere', barcode: '2000456000001', scaleLabels: ['2000456WWWWWC'] })
  const labelled = { ...apples, barcode: '2000123000004', scaleLabels: ['2000123WWWWWC'] }
  const grams = (name: string) => card(name).getByLabelText('Grammi')

  test('finds its goods and fills in their weight, and is sent by the picker alone [fulfilment-111]', async () => {
    const shop = aPickingShop([pears, labelled])
    await showOrder({ lines: [pears, labelled] })
    await scan(checked('200012300850'))
    await expectFound('Mele rosse')
    await expect.element(grams('Mele rosse')).toHaveValue('850')
    await expect.element(grams('Pere')).toHaveValue('')
    expect(shop.sent).toEqual([])
    await scan(checked('200012300912'))
    await expect.element(grams('Mele rosse')).toHaveValue('912')
    await scan('8001234567890')
    await scan(checked('200045601204'))
    await expect.element(grams('Pere')).toHaveValue('1204')
    await card('Mele rosse').getByRole('button', { name: 'Preso' }).click()
    await expect.poll(() => shop.sent).toMatchObject([{ body: { order_item_id: 1, grams: 912 } }])
  })

  test('without a weight finds its goods and fills in nothing', async () => {
    aPickingShop([labelled])
    await showOrder({ lines: [labelled] })
    await scan(checked('200012300000'))
    await expectFound('Mele rosse')
    await expect.element(grams('Mele rosse')).toHaveValue('')
  })

  test('with a price fills in what weighs as much at the price of the shelf', async () => {
    const priced = { ...labelled, scaleLabels: ['2100123PPPPPC'] }
    aPickingShop([priced])
    await showOrder({ lines: [priced] })
    await scan(checked('210012300195'))
    await expect.element(grams('Mele rosse')).toHaveValue('852')
  })

  test('of each of several pieces adds its weight', async () => {
    const two = { ...pieces, needsWeight: true, mostGrams: 3000, quantityOrdered: 2, scaleLabels: ['2000789WWWWWC'] }
    const chickens = aLine({ ...two, name: 'Pollo', barcode: '' })
    aPickingShop([chickens])
    await showOrder({ lines: [chickens] })
    await scan(checked('200078901100'))
    await expect.element(grams('Pollo')).toHaveValue('1100')
    await scan(checked('200078901100'))
    await expect.element(grams('Pollo')).toHaveValue('2200')
  })

  test('of other goods is of no line', async () => {
    aPickingShop([labelled])
    await showOrder({ lines: [labelled] })
    await scan(checked('200099900850'))
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(grams('Mele rosse')).toHaveValue('')
  })
})

describe('what a hand types', () => {
  test('stays in its field and is sent from there', async () => {
    const shop = aPickingShop([{ ...apples, state: 'picked', quantityPrepared: 0.912, version: 1 }, jam, beans])
    await showOrder()
    await card('Mele rosse').getByLabelText('Grammi').click()
    await typeByHand('912')
    await expect.element(card('Mele rosse').getByText('Nella borsa: 0,912 kg')).toBeVisible()
    await expect.poll(() => shop.sent).toMatchObject([{ body: { order_item_id: 1, grams: 912 } }])
  })

  test('as a barcode into the field for it finds the line', async () => {
    await showOrder()
    await page.getByLabelText('Leggi o scrivi il codice a barre').click()
    await typeByHand('8000000000023')
    await expectFound('Confettura')
  })

  test('as Enter on a button presses it', async () => {
    await showOrder()
    await expect.element(piecesOf('Confettura')).toHaveValue('4')
    ;(fewer('Confettura').element() as HTMLButtonElement).focus()
    await typeByHand('')
    await expect.element(piecesOf('Confettura')).toHaveValue('3')
  })
})

describe('the sound of a scan', () => {
  /** How often the samples of a tone cross zero, and for how long it sounds. */
  async function heard(tone: Tone) {
    const context = new OfflineAudioContext(1, 44_100, 44_100)
    layTone(context, tone)
    const samples = (await context.startRendering()).getChannelData(0)
    const crossings = samples.filter((one, place) => place > 0 && Math.sign(one) !== Math.sign(samples[place - 1] ?? 0))
    return { crossings: crossings.length, seconds: samples.findLastIndex((one) => Math.abs(one) > 0.01) / 44_100 }
  }

  test('is short and high for a found line, and long and low for an unknown code', async () => {
    const [found, unknown] = [await heard('found'), await heard('unknown')]
    expect(found.seconds).toBeGreaterThan(0.1)
    expect(found.seconds).toBeLessThan(0.25)
    expect(unknown.seconds).toBeGreaterThan(2 * found.seconds)
    expect(found.crossings / found.seconds).toBeGreaterThan(3 * (unknown.crossings / unknown.seconds))
  })

  test('is another one for each, and none where the device has no sound', async () => {
    const started = vi.spyOn(OscillatorNode.prototype, 'start')
    await showOrder()
    await scan('80980017')
    await expect.poll(() => started).toHaveBeenCalledTimes(2)
    await scan('8001234567890')
    await expect.poll(() => started).toHaveBeenCalledTimes(3)
    const own = Object.getOwnPropertyDescriptor(globalThis, 'AudioContext') ?? expect.unreachable('no sound here')
    Reflect.deleteProperty(globalThis, 'AudioContext')
    await scan('8000000000023')
    await expectFound('Confettura')
    expect(started).toHaveBeenCalledTimes(3)
    Object.defineProperty(globalThis, 'AudioContext', own)
  })
})
