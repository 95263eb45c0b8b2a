import * as calls from '@bottega/contract/staff-products/calls.ts'
import { eq } from 'drizzle-orm'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Goods, openGoods } from '../../testing/goods.ts'
import { refusal } from '../../testing/refusal.ts'
import { runJob } from '../../testing/run-job.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { pictureAddress } from '../../trade/catalog/presenters/picture-address.ts'
import { product } from '../../trade/catalog/products.tables.ts'

/** Each process has a data folder of its own. */
let folders: string[]
let goods: Goods
beforeAll(async () => {
  const folder = () => mkdtemp(join(tmpdir(), 'bottega-desk-'))
  folders = [await folder(), await folder()]
  const [own = '', others = ''] = folders
  goods = await openGoods({ own: { DATA_DIR: own }, others: { DATA_DIR: others } })
})
afterAll(async () => {
  await goods.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

describe('a picture of a product', () => {
  const drawn = (side: number, background: string) =>
    sharp({ create: { width: side, height: side / 2, channels: 3, background } })
  const fileOf = async (picture: Sharp, name = 'foto.png') =>
    new File([new Uint8Array(await picture.png().toBuffer())], name)
  const send = async (productId: number, picture?: File) =>
    goods.keeper.call(calls.staffProductPicture, {
      body: await goods.seenOf(productId),
      ...(picture && { files: { picture } }),
    })
  const get = (of: TestShop, url: string) => of.app.inject({ url })

  test('is on its page in every process as soon as that asks again, in three sizes, and no more the one before [goods-5]', async () => {
    const { wine } = goods.shop.world.products
    await goods.onPage(wine)
    await send(wine, await fileOf(drawn(2000, '#a33')))
    const { image: before } = (await goods.shop.shop.db.select().from(product).where(eq(product.id, wine)))[0] ?? {}
    expect(before).toMatch(/^uploaded\//)
    await goods.soonOnPage(wine, { mediaURL: pictureAddress(before ?? '', 'thumb') })
    for (const [size, width] of [
      ['thumb', 340],
      ['photo', 680],
      ['large', 1360],
    ] as const)
      for (const process of [goods.shop, goods.other]) {
        const answer = await get(process, pictureAddress(before ?? '', size))
        expect(answer.headers['cache-control']).toContain('immutable')
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 })
      }
    await send(wine, await fileOf(drawn(1000, '#33a')))
    const { picture } = await goods.storyOf(wine)
    expect(picture).not.toBe(pictureAddress(before ?? '', 'thumb'))
    expect((await get(goods.shop, picture)).statusCode).toBe(200)
    expect(await goods.lastEntry('product', wine)).toMatchObject({
      action: 'product.picture',
      before: { image: before },
    })
  })

  test('can be taken away: the product is drawn again, or has the file it had before, in every process [goods-13]', async () => {
    const { wine, milk } = goods.shop.world.products
    const { db } = goods.shop.shop
    const remove = async (productId: number) =>
      goods.keeper.call(calls.staffPictureRemove, { body: await goods.seenOf(productId) })
    const file = '2026/01/01/main/latte.webp'
    await db.update(product).set({ image: file }).where(eq(product.id, milk))
    for (const productId of [wine, milk]) await send(productId, await fileOf(drawn(1000, '#a3a')))
    await send(milk, await fileOf(drawn(1000, '#3aa')))
    const { picture: uploaded } = await goods.storyOf(milk)
    expect((await get(goods.shop, uploaded)).statusCode).toBe(200)
    expect((await remove(milk)).data.product).toMatchObject({
      picture: pictureAddress(file, 'thumb'),
      ownPicture: false,
    })
    const { data } = await remove(wine)
    expect(data.product.picture).toMatch(/\/drawn\//)
    const again = await get(goods.shop, data.product.picture)
    expect(await sharp(again.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 340 })
    await goods.soonOnPage(wine, { mediaURL: data.product.picture })
    expect(await goods.lastEntry('product', milk)).toMatchObject({
      action: 'product.pictureRemoved',
      after: { image: file },
    })
    await expect(remove(milk)).rejects.toEqual(refusal('error.desk.noOwnPicture'))
    const body = { product_id: wine, version: 1 }
    await expect(goods.keeper.call(calls.staffPictureRemove, { body })).rejects.toEqual(
      refusal('error.staff.changedMeanwhile'),
    )
  })

  test('that was replaced or taken away is shown by open and cached pages for two days, by every process, and is deleted then [pictures-150]', async () => {
    const { apples } = goods.shop.world.products
    const large = async () => (await goods.storyOf(apples)).picture.replace('/thumb/', '/large/')
    const sent = async (background: string) => {
      await send(apples, await fileOf(drawn(900, background)))
      return large()
    }
    const begun = goods.shop.clock.now
    const first = await sent('#a33')
    const second = await sent('#33a')
    await goods.keeper.call(calls.staffPictureRemove, { body: await goods.seenOf(apples) })
    const statuses = (addresses: string[]) =>
      Promise.all(
        [goods.shop, goods.other].flatMap((process) =>
          addresses.map(async (url) => (await get(process, url)).statusCode),
        ),
      )
    // The same bytes again: a picture that is shown is never deleted with what it once replaced.
    const third = await sent('#3a3')
    await sent('#555')
    expect(await sent('#3a3')).toBe(third)
    const sizesOf = async (folder: string | undefined) => readdir(join(folder ?? '', 'cache/photo/large/uploaded'))
    try {
      goods.shop.clock.now = new Date(begun.getTime() + 47 * 3_600_000)
      for (const process of [goods.shop, goods.other]) await runJob(process, 'purge-pictures')
      expect(await statuses([first, second, third])).toEqual([200, 200, 200, 200, 200, 200])
      const named = first.split('/').at(-1)
      for (const folder of folders) expect(await sizesOf(folder)).toContain(named)
      goods.shop.clock.now = new Date(begun.getTime() + 49 * 3_600_000)
      for (const process of [goods.shop, goods.other]) await runJob(process, 'purge-pictures')
      expect(await statuses([first, second, third])).toEqual([404, 404, 200, 404, 404, 200])
      for (const folder of folders) expect(await sizesOf(folder)).not.toContain(named)
    } finally {
      goods.shop.clock.now = begun
    }
  })

  test('says nothing of where it was taken', async () => {
    const { milk } = goods.shop.world.products
    const placed = drawn(800, '#3a3').withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 27/1 0/1' } })
    await send(milk, new File([new Uint8Array(await placed.jpeg().toBuffer())], 'foto.jpg'))
    const answer = await get(goods.shop, (await goods.storyOf(milk)).picture.replace('/thumb/', '/large/'))
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined()
  })

  test.each<[string, () => Promise<File | undefined>, string]>([
    ['no file', () => Promise.resolve(undefined), 'error.form.fileMissing'],
    [
      'words named as a picture',
      () => Promise.resolve(new File(['latte'.repeat(99)], 'foto.png')),
      'error.form.fileType',
    ],
    ['a picture named as something else', () => fileOf(drawn(800, '#333'), 'foto.svg'), 'error.form.fileType'],
    [
      'the beginning of a picture',
      async () => new File([new Uint8Array((await drawn(800, '#333').png().toBuffer()).subarray(0, 60))], 'foto.png'),
      'error.form.fileType',
    ],
    ['a picture smaller than a card', () => fileOf(drawn(300, '#333')), 'error.desk.pictureSmall'],
    [
      'more than ten megabytes',
      () => Promise.resolve(new File([new Uint8Array(11 * 2 ** 20)], 'foto.png')),
      'error.request.fileTooLarge',
    ],
  ])('is not made of %s, and the product stays as it is [goods-6]', async (_what, make, code) => {
    const { pasta } = goods.shop.world.products
    const before = await goods.storyOf(pasta)
    await expect(send(pasta, await make())).rejects.toEqual(refusal(code))
    expect(await goods.storyOf(pasta)).toEqual(before)
  })
})
