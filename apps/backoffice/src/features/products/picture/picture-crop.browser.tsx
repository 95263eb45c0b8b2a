import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { animationsEnd } from '@bottega/ui/testing/animations-end.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aShop } from '../../../testing/a-shop.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { Component as ProductPage } from '../ProductPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const product = {
  productId: 7,
  code: 'BORGO-1',
  name: 'Spaghetti',
  brand: 'BORGO',
  pack: '500 g',
  sale: 'on',
  version: 3,
  slug: 'spaghetti',
  category: 'Pasta secca',
  isLoose: false,
  picture: '',
  ownPicture: true,
  mayBePromoted: true,
  classes: [],
  lacks: [],
  label: [],
  stores: [],
}

/** Upper left red, upper right green, the lower half blue. */
function drawn(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws nothing')
  for (const [colour, x, y, wide] of [
    ['#c80000', 0, 0, width],
    ['#00c800', width / 2, 0, width],
    ['#0000c8', 0, height / 2, width],
  ] as const) {
    context.fillStyle = colour
    context.fillRect(x, y, wide, height)
  }
  return canvas.convertToBlob({ type: 'image/png' })
}

const photo = async (width: number, height: number) =>
  new File([await drawn(width, height)], 'foto.png', { type: 'image/png' })

const show = (more: object = {}, language: 'it' | 'de' = 'it') =>
  showPage(ProductPage, { product: { ...product, ...more }, groups: [], takers: [], moves: [], more: false }, language)

const dialog = () => page.getByRole('dialog')
const frame = () => dialog().getByRole('group', { name: /^Riquadro del ritaglio/ })
const slider = (name: string) => dialog().getByRole('slider', { name })
const status = () => dialog().getByRole('status')
const says = (text: string) => expect.element(status()).toHaveTextContent(text)
/** The words of the frame about itself: side of the square, and its distances from the left and from above. */
const square = () => (status().element().textContent.match(/\d+/g) ?? []).map(Number)

/** Chooses a file, and a part of it. */
async function choose(file: File) {
  await chooseWhole(file)
  await dialog().getByText('Riquadro', { exact: true }).click()
}
async function chooseWhole(file: File) {
  await show()
  await page.getByRole('button', { name: 'Cambia l’immagine' }).click()
  await dialog()
    .getByLabelText(/^File dell’immagine/)
    .upload(file)
}
const send = (name = 'Cambia l’immagine') => dialog().getByRole('button', { name }).click()

const preview = () =>
  dialog().getByRole('img', { name: 'Anteprima della scheda nel negozio' }).element() as HTMLCanvasElement

/** Sides at which the picture of the preview stands out of its card. */
function previewStandsOut(): string[] {
  const picture = preview().getBoundingClientRect()
  const card = preview().parentElement?.getBoundingClientRect() ?? expect.unreachable('the preview has no card')
  const isOut = {
    top: picture.top < card.top,
    right: picture.right > card.right,
    bottom: picture.bottom > card.bottom,
    left: picture.left < card.left,
  }
  return Object.entries(isOut).flatMap(([side, out]) => (out ? [side] : []))
}

/** The colour in the middle of the card as it will look. */
function middleOfPreview(): string {
  const canvas = preview()
  const data = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 4, 1, 1).data ?? []
  return [...data].slice(0, 3).join(' ')
}

test('a part of a chosen picture begins with its largest square in a frame, and the form sends it beside the file [crop-8]', async () => {
  const { sent } = aShop()
  await choose(await photo(1200, 800))
  await says('Riquadro di 800 × 800 pixel, a 200 da sinistra e 0 dall’alto.')
  await expectAccessible()
  await send()
  await expect.element(dialog()).not.toBeInTheDocument()
  const crop = { 'crop[left]': '200', 'crop[top]': '0', 'crop[width]': '800', 'crop[height]': '800' }
  expect(sent).toMatchObject([{ path: '/api/desk/product/picture', body: { version: '3', ...crop } }])
  expect(sent[0]?.body).toHaveProperty('picture')
})

test('a tall picture, and one that is turned, stand whole on the card of the preview', async () => {
  await chooseWhole(await photo(900, 1600))
  await says('Immagine intera, 900 × 1600 pixel.')
  expect(previewStandsOut()).toEqual([])
  await dialog().getByRole('button', { name: 'Ruota di 90°' }).click()
  await says('Immagine intera, 1600 × 900 pixel.')
  expect(previewStandsOut()).toEqual([])
})

test('arrow keys move the frame, plus and minus resize it, and it stays inside the picture [crop-9]', async () => {
  await choose(await photo(1200, 800))
  await expect.element(frame()).toBeVisible()
  ;(frame().element() as HTMLElement).focus()
  await userEvent.keyboard('+')
  await says('Riquadro di 727 × 727 pixel, a 237 da sinistra e 37 dall’alto.')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.poll(() => square()[2]).toBeGreaterThan(237)
  await expect.poll(() => square()[3]).toBeGreaterThan(37)
  expect(square().slice(0, 2)).toEqual([727, 727])
  for (let press = 0; press < 4; press++) await userEvent.keyboard('{Control>}{ArrowLeft}{ArrowUp}{/Control}')
  await says('Riquadro di 727 × 727 pixel, a 0 da sinistra e 0 dall’alto.')
  for (let press = 0; press < 12; press++) await userEvent.keyboard('+')
  await expect.poll(() => square().slice(0, 2)).toEqual([340, 340])
  for (let press = 0; press < 12; press++) await userEvent.keyboard('-')
  await expect.poll(() => square().slice(0, 2)).toEqual([800, 800])
  expect(square()[3]).toBe(0)
})

test('sliders do all that dragging does [crop-14]', async () => {
  await choose(await photo(1200, 800))
  await slider('Ingrandimento').fill('200')
  await says('Riquadro di 400 × 400 pixel, a 400 da sinistra e 200 dall’alto.')
  await slider('Da sinistra a destra').fill('100')
  await slider('Dall’alto in basso').fill('0')
  await says('Riquadro di 400 × 400 pixel, a 800 da sinistra e 0 dall’alto.')
  await expect.poll(middleOfPreview).toBe('0 200 0')
  await slider('Dall’alto in basso').fill('100')
  await expect.poll(middleOfPreview).toBe('0 0 200')
})

test('a pointer drags the frame and its corners, and no farther than the edge', async () => {
  await choose(await photo(1200, 800))
  await slider('Ingrandimento').fill('200')
  const box = () => frame().element().getBoundingClientRect()
  const drag = (target: Element, by: { x: number; y: number }) => {
    const { x, y, width, height } = target.getBoundingClientRect()
    const from = { x: x + width / 2, y: y + height / 2 }
    const fire = (on: EventTarget, type: string, at: typeof from) =>
      on.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y }))
    const to = { x: from.x + by.x, y: from.y + by.y }
    fire(target, 'pointerdown', from)
    fire(document, 'pointermove', to)
    fire(document, 'pointerup', to)
  }
  drag(frame().element(), { x: -2000, y: 2000 })
  await says('Riquadro di 400 × 400 pixel, a 0 da sinistra e 400 dall’alto.')
  await animationsEnd()
  const side = box().width
  drag(
    dialog()
      .getByRole('button', { name: /^Angolo in alto a destra/ })
      .element(),
    { x: side / 2, y: -side / 2 },
  )
  await expect.poll(() => square()[0]).toBeGreaterThan(590)
  const [width = 0, height, left, top = 0] = square()
  expect(width).toBeLessThan(610)
  expect([height, left, top + width]).toEqual([width, 0, 800])
})

test('a turned picture keeps its part in the frame, and is sent with the turn', async () => {
  const { sent } = aShop()
  await choose(await photo(1200, 800))
  await slider('Ingrandimento').fill('200')
  await slider('Da sinistra a destra').fill('100')
  await slider('Dall’alto in basso').fill('0')
  await dialog().getByRole('button', { name: 'Ruota di 90°' }).click()
  await says('Riquadro di 400 × 400 pixel, a 400 da sinistra e 800 dall’alto.')
  await expect.poll(middleOfPreview).toBe('0 200 0')
  await send()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent).toMatchObject([{ body: { turn: '90', 'crop[left]': '400', 'crop[top]': '800' } }])
})

test('the whole picture is sent without a crop; one too small for a square can be shown in no other way', async () => {
  const { sent } = aShop()
  await chooseWhole(await photo(1200, 800))
  await says('Immagine intera, 1200 × 800 pixel.')
  await expect.element(frame()).not.toBeInTheDocument()
  await expectAccessible()
  await dialog()
    .getByLabelText(/^File dell’immagine/)
    .upload(await photo(900, 300))
  await says('Immagine intera, 900 × 300 pixel.')
  await expect.element(dialog().getByText(/^È troppo piccola per un ritaglio/)).toBeVisible()
  await send()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(Object.keys(sent[0]?.body as object)).toEqual(['product_id', 'version', 'picture'])
})

test('a refused crop is said at the crop, and the file and the frame stay [crop-10]', async () => {
  const refusing = 'Il riquadro esce dall’immagine, che misura 1200 × 800 pixel.'
  const shop = aShop({ refusing, refusingCode: 'error.desk.cropOutside' })
  await choose(await photo(1200, 800))
  await slider('Ingrandimento').fill('200')
  await send()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(refusing)
  await says('Riquadro di 400 × 400 pixel, a 400 da sinistra e 200 dall’alto.')
  await expectAccessible()
  shop.refusingCode = 'error.form.fileType'
  shop.refusing = 'Il tipo di file non è accettato.'
  await send()
  await expect
    .element(dialog().getByLabelText(/^File dell’immagine/))
    .toHaveAccessibleDescription('Il tipo di file non è accettato.')
  await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument()
  shop.refusing = undefined
  await send()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(shop.sent.at(-1)?.body).toMatchObject({ 'crop[width]': '400' })
  expect(shop.sent.at(-1)?.body).toHaveProperty('picture')
})

test('the picture that is there is cropped again, a drawn one is not; a file the browser cannot show is sent whole [crop-15]', async () => {
  const { sent } = aShop()
  const picture = URL.createObjectURL(await drawn(1000, 1360))
  const screen = await show({ picture })
  await screen.getByRole('button', { name: 'Ritaglia l’immagine' }).click()
  await says('Riquadro di 1000 × 1000 pixel, a 0 da sinistra e 180 dall’alto.')
  await send('Ritaglia l’immagine')
  await expect.element(dialog()).not.toBeInTheDocument()
  const crop = { left: 0, top: 180, width: 1000, height: 1000 }
  expect(sent).toEqual([{ path: '/api/desk/product/picture-cut', body: { product_id: 7, version: 3, crop } }])
  await screen.unmount()
  const isDrawn = await show({ picture, ownPicture: false })
  expect(isDrawn.getByRole('button', { name: 'Ritaglia l’immagine' }).elements()).toEqual([])
  await isDrawn.unmount()
  await chooseWhole(new File(['latte'], 'foto.png', { type: 'image/png' }))
  await expect.element(dialog().getByText(/^Questo browser non riesce a mostrare il file/)).toBeVisible()
  URL.revokeObjectURL(picture)
})

test('the frame, its corners and the sliders have names in German', async () => {
  await show({}, 'de')
  await page.getByRole('button', { name: 'Bild ändern' }).click()
  await dialog()
    .getByLabelText(/^Bilddatei/)
    .upload(await photo(1200, 800))
  await dialog().getByText('Ausschnitt', { exact: true }).last().click()
  await expect.element(dialog().getByRole('group', { name: /^Rahmen des Ausschnitts/ })).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: /^Ecke oben links/ })).toBeVisible()
  await expect.element(dialog().getByRole('slider', { name: 'Vergrößerung' })).toBeVisible()
  await expectAccessible()
})
