import type { PictureCrop } from '@bottega/rules/catalog/picture-crop.ts'
import * as calls from '@bottega/contract/staff-products/calls.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Goods, openGoods } from '../../testing/goods.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'

let folder: string
let goods: Goods
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-crop-'))
  goods = await openGoods({ own: { DATA_DIR: folder } })
})
afterAll(async () => {
  await goods.close()
  await rm(folder, { recursive: true, force: true })
})

const colours = { red: [200, 0, 0], green: [0, 200, 0], blue: [0, 0, 200], grey: [120, 120, 120] } as const
type Colour = keyof typeof colours

const area = (colour: Colour, width: number, height: number) => {
  const [r, g, b] = colours[colour]
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
}

/** 1600 × 1000 pixels: red and green above, blue and grey below. */
async function quarters(): Promise<Sharp> {
  const part = async (colour: Colour, left: number, top: number) => ({
    input: await area(colour, 800, 500).png().toBuffer(),
    left,
    top,
  })
  const parts = [
    await part('red', 0, 0),
    await part('green', 800, 0),
    await part('blue', 0, 500),
    await part('grey', 800, 500),
  ]
  return area('red', 1600, 1000).composite(parts)
}

const fileOf = async (picture: Sharp, name = 'foto.png') =>
  new File([new Uint8Array(await (name.endsWith('png') ? picture.png() : picture.jpeg()).toBuffer())], name)

type Cut = { turn?: number; crop?: PictureCrop }

const send = async (productId: number, picture: File, cut: Cut) =>
  goods.keeper.call(calls.staffProductPicture, {
    body: { ...(await goods.seenOf(productId)), ...cut },
    files: { picture },
  })
const cutAgain = async (productId: number, cut: Cut) =>
  goods.keeper.call(calls.staffPictureCut, { body: { ...(await goods.seenOf(productId)), ...cut } })

/** The largest size of the picture shoppers see. */
async function shownOf(productId: number): Promise<Buffer> {
  const url = (await goods.storyOf(productId)).picture.replace('/thumb/', '/large/')
  return (await goods.shop.app.inject({ url })).rawPayload
}

/** Its sides, and the colours of its four corners, an eighth of a side away from them. */
async function looksOf(productId: number) {
  const shown = await shownOf(productId)
  const { data, info } = await sharp(shown).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const nearest = (x: number, y: number): Colour => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
    const distance = ([r, g, b]: readonly [number, number, number]) =>
      Math.abs((data[at] ?? 0) - r) + Math.abs((data[at + 1] ?? 0) - g) + Math.abs((data[at + 2] ?? 0) - b)
    const named = Object.entries(colours) as [Colour, readonly [number, number, number]][]
    return named.toSorted(([, one], [, other]) => distance(one) - distance(other))[0]?.[0] ?? 'grey'
  }
  const corners = [nearest(1 / 8, 1 / 8), nearest(7 / 8, 1 / 8), nearest(1 / 8, 7 / 8), nearest(7 / 8, 7 / 8)]
  return { sides: [info.width, info.height], corners }
}

test('a picture shows the part staff chose, from all pixels of the file, and the log says which [crop-2]', async () => {
  const { wine } = goods.shop.world.products
  const crop = { left: 800, top: 500, width: 500, height: 500 }
  await send(wine, await fileOf(await quarters()), { crop })
  expect(await looksOf(wine)).toEqual({ sides: [500, 500], corners: ['grey', 'grey', 'grey', 'grey'] })
  expect(await goods.lastEntry('product', wine)).toMatchObject({
    action: 'product.picture',
    after: { crop: '500x500+800+500' },
  })
  const large = { left: 200, top: 0, width: 3000, height: 3000 }
  await send(wine, await fileOf(area('blue', 4000, 3000)), { crop: large })
  expect(await looksOf(wine)).toMatchObject({ sides: [1360, 1360] })
})

test('a picture is turned first, and its crop counts as it stands then [crop-3]', async () => {
  const { wine } = goods.shop.world.products
  const file = await fileOf(await quarters())
  await send(wine, file, { turn: 90 })
  expect(await looksOf(wine)).toEqual({ sides: [850, 1360], corners: ['blue', 'red', 'grey', 'green'] })
  await send(wine, file, { turn: 90, crop: { left: 0, top: 600, width: 1000, height: 1000 } })
  expect(await looksOf(wine)).toEqual({ sides: [1000, 1000], corners: ['blue', 'red', 'grey', 'green'] })
  await send(wine, file, { turn: 270, crop: { left: 0, top: 0, width: 400, height: 400 } })
  expect(await looksOf(wine)).toEqual({ sides: [400, 400], corners: ['green', 'green', 'green', 'green'] })
})

test('a photo a phone stored lying is cropped as it is seen, upright [crop-12]', async () => {
  const { milk } = goods.shop.world.products
  const lying = await fileOf((await quarters()).withMetadata({ orientation: 6 }), 'foto.jpg')
  await send(milk, lying, { crop: { left: 0, top: 1100, width: 500, height: 500 } })
  expect(await looksOf(milk)).toEqual({ sides: [500, 500], corners: ['grey', 'grey', 'grey', 'grey'] })
  await send(milk, lying, { turn: 90, crop: { left: 0, top: 0, width: 500, height: 500 } })
  expect(await looksOf(milk)).toEqual({ sides: [500, 500], corners: ['grey', 'grey', 'grey', 'grey'] })
})

test('what is transparent stays so in a crop', async () => {
  const { milk } = goods.shop.world.products
  const background = { r: 0, g: 0, b: 200, alpha: 0 }
  const picture = sharp({ create: { width: 900, height: 600, channels: 4, background } })
  await send(milk, await fileOf(picture), { turn: 90, crop: { left: 0, top: 0, width: 600, height: 600 } })
  const { channels } = await sharp(await shownOf(milk)).stats()
  expect(channels[3]?.max).toBe(0)
})

test('the picture that is there is cut again from what is stored of it, a drawn one is not [crop-4]', async () => {
  const { apples, pasta } = goods.shop.world.products
  await send(apples, await fileOf(await quarters()), { crop: { left: 300, top: 0, width: 1000, height: 1000 } })
  expect(await looksOf(apples)).toEqual({ sides: [1000, 1000], corners: ['red', 'green', 'blue', 'grey'] })
  const before = (await goods.storyOf(apples)).picture
  await cutAgain(apples, { turn: 180, crop: { left: 0, top: 0, width: 450, height: 450 } })
  expect(await looksOf(apples)).toEqual({ sides: [450, 450], corners: ['grey', 'grey', 'grey', 'grey'] })
  const { picture, ownPicture } = await goods.storyOf(apples)
  expect(picture).not.toBe(before)
  expect(ownPicture).toBe(true)
  await expect(cutAgain(apples, { crop: { left: 0, top: 0, width: 1000, height: 1000 } })).rejects.toEqual(
    refusal('error.desk.cropOutside'),
  )
  await expect(cutAgain(pasta, { turn: 90 })).rejects.toEqual(refusal('error.desk.noOwnPicture'))
})

test('the same press twice acts once, and the second is told that the product changed meanwhile [crop-5]', async () => {
  const { fish } = goods.shop.world.products
  await send(fish, await fileOf(await quarters()), {})
  const body = { ...(await goods.seenOf(fish)), turn: 90, crop: { left: 0, top: 0, width: 800, height: 800 } }
  const pressed = await Promise.allSettled([1, 2].map(() => goods.keeper.call(calls.staffPictureCut, { body })))
  expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(pressed.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: refusal('error.staff.changedMeanwhile'),
  })
  expect((await goods.storyOf(fish)).version).toBe(body.version + 1)
  const files = { picture: await fileOf(await quarters()) }
  const again = { ...body, ...(await goods.seenOf(fish)) }
  const sent = await Promise.allSettled(
    [1, 2].map(() => goods.keeper.call(calls.staffProductPicture, { body: again, files })),
  )
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await goods.storyOf(fish)).version).toBe(again.version + 1)
})

const part = (left: number, top: number, width: number, height = width) => ({ crop: { left, top, width, height } })

test.each<[string, Cut, string]>([
  ['that begins left of the picture', part(-1, 0, 600), 'error.desk.cropOutside'],
  ['that ends right of it', part(1001, 0, 600), 'error.desk.cropOutside'],
  ['that ends below it', part(0, 401, 600), 'error.desk.cropOutside'],
  ['that fits only before the turn', { turn: 90, ...part(0, 0, 1600, 1000) }, 'error.desk.cropOutside'],
  ['without a width', part(0, 0, 0, 600), 'error.desk.cropUnusable'],
  ['of a height below zero', part(0, 600, 600, -600), 'error.desk.cropUnusable'],
  ['of parts of a pixel', part(0.5, 0, 600), 'error.desk.cropUnusable'],
  ['smaller than a card', part(0, 0, 339), 'error.desk.pictureSmall'],
  ['turned by no quarter', { turn: 45 }, 'error.request.invalid'],
])('a crop %s is refused, and the product stays as it is [crop-6]', async (_what, cut, code) => {
  const { pasta } = goods.shop.world.products
  const before = await goods.storyOf(pasta)
  await expect(send(pasta, await fileOf(await quarters()), cut)).rejects.toEqual(refusal(code))
  expect(await goods.storyOf(pasta)).toEqual(before)
})

test('a crop of words is refused by the name of its field, one outside by the sides of the picture, in the language of the reader [crop-13]', async () => {
  const { pasta } = goods.shop.world.products
  const picture = await fileOf(await quarters())
  const crop = { left: 'links', top: 0, width: 600, height: 600 } as unknown as PictureCrop
  const saying = (error: string) => ({ response: { errors: [{ error }] } })
  await expect(send(pasta, picture, { crop })).rejects.toMatchObject(
    saying('Alcuni dati non sono validi: ritaglio dell’immagine.'),
  )
  await expect(send(pasta, picture, part(0, 0, 5000))).rejects.toMatchObject(
    saying('Il riquadro esce dall’immagine, che misura 1600 × 1000 pixel.'),
  )
})

test('staff of one store crop no picture, as they change none: every store shows it [crop-7]', async () => {
  const { apples } = goods.shop.world.products
  await send(apples, await fileOf(await quarters()), {})
  const milano = await staffMember(goods.shop, 'shopkeeper', [goods.shop.world.stores.milano])
  const before = await goods.storyOf(apples)
  const body = { ...(await goods.seenOf(apples)), ...part(0, 0, 600) }
  await expect(milano.call(calls.staffPictureCut, { body })).rejects.toEqual(refusal('error.request.notFound'))
  const files = { picture: await fileOf(await quarters()) }
  await expect(milano.call(calls.staffProductPicture, { body, files })).rejects.toEqual(
    refusal('error.request.notFound'),
  )
  expect(await goods.storyOf(apples)).toEqual(before)
})
