import * as calls from '@bottega/contract/staff-products/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Goods, openGoods } from '../../testing/goods.ts'
import { put } from '../../testing/orders/buying.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { refusal } from '../../testing/refusal.ts'
import { product, productClass, productClassGroup } from '../../trade/catalog/products.tables.ts'

let goods: Goods
beforeAll(async () => {
  goods = await openGoods()
})
afterAll(() => goods.close())

describe('classes and limits', () => {
  async function aClass(maximumQuantity: number | null): Promise<number> {
    const { db } = goods.shop.shop
    await db
      .insert(productClassGroup)
      .values({ id: 7, name: { it: 'Azioni' } })
      .onConflictDoNothing()
    const [row] = await db
      .insert(productClass)
      .values({ groupId: 7, name: { it: 'Scorte' }, maximumQuantity })
      .returning()
    return row?.id ?? 0
  }
  const classify = async (productId: number, class_ids: number[], maximum?: number) =>
    goods.keeper.call(calls.staffProductClasses, {
      body: { ...(await goods.seenOf(productId)), class_ids, ...(maximum !== undefined && { maximum }) },
    })
  /** How much of so many a cart takes. */
  const taken = async (of: 'pasta' | 'water', quantity: number) => {
    const { data } = await put(goods.shop, await readyShopper(goods.shop), { [of]: quantity })
    return data.cartItems?.[0]?.quantity
  }

  test('a product gets classes and a maximum, which hold in the next cart, and its brand stays [goods-10]', async () => {
    const { pasta } = goods.shop.world.products
    const brand = await goods.shop.shop.db
      .insert(productClass)
      .values({ groupId: 10_002, name: { it: 'Valdora' } })
      .returning()
    const brandId = brand[0]?.id ?? 0
    await goods.shop.shop.db
      .update(product)
      .set({ classIds: [brandId] })
      .where(eq(product.id, pasta))
    const few = await aClass(4000)
    const { data } = await classify(pasta, [few], 6)
    expect(data.product).toMatchObject({ maximum: 6, classes: [{ classId: few, name: 'Scorte', maximum: 4 }] })
    expect(await taken('pasta', 9)).toBe(4)
    await classify(pasta, [], 6)
    expect(await taken('pasta', 9)).toBe(6)
    const [row] = await goods.shop.shop.db.select().from(product).where(eq(product.id, pasta))
    expect(row?.classIds).toEqual([brandId])
    expect(await goods.lastEntry('product', pasta)).toMatchObject({
      action: 'product.classes',
      before: { classes: ['Scorte'], maximum: 6000 },
      after: { classes: [], maximum: 6000 },
    })
    await expect(classify(pasta, [brandId])).rejects.toEqual(refusal('error.desk.classNotFound'))
    await expect(classify(pasta, [], 0.5)).rejects.toEqual(refusal('error.desk.maximumTooLow'))
    await classify(pasta, [])
    expect(await goods.storyOf(pasta)).not.toHaveProperty('maximum')
  })

  test('the limit of a class is changed by who has seen it [goods-11]', async () => {
    const { wine, water } = goods.shop.world.products
    const few = await aClass(4000)
    await classify(wine, [few])
    const limit = { product_id: wine, class_id: few, seen_maximum: 4, maximum: 2 }
    const { data } = await goods.keeper.call(calls.staffClassLimit, { body: limit })
    expect(data.product.classes).toMatchObject([{ classId: few, maximum: 2 }])
    await expect(goods.keeper.call(calls.staffClassLimit, { body: { ...limit, maximum: 9 } })).rejects.toEqual(
      refusal('error.staff.changedMeanwhile'),
    )
    await expect(goods.keeper.call(calls.staffClassLimit, { body: { ...limit, product_id: water } })).rejects.toEqual(
      refusal('error.desk.classNotFound'),
    )
    expect(await goods.lastEntry('productClass', few)).toMatchObject({
      action: 'product.classLimit',
      before: { maximum: 4000 },
      after: { maximum: 2000 },
    })
    const free = await goods.keeper.call(calls.staffClassLimit, {
      body: { product_id: wine, class_id: few, seen_maximum: 2 },
    })
    expect(free.data.product.classes[0]).not.toHaveProperty('maximum')
    const { groups } = (await goods.keeper.call(calls.staffProductClassList)).data
    expect(groups.map(({ name }) => name)).toContain('Azioni')
    expect(groups.map(({ name }) => name)).not.toContain('Marchio')
  })
})

describe('the classes of the shop', () => {
  const groups = async () => (await goods.keeper.call(calls.staffProductClassList)).data.groups
  const characteristics = 10_003
  const make = (name: { it: string; de?: string }, group_id = characteristics) =>
    goods.keeper.call(calls.staffClassMake, { body: { group_id, name } })
  const named = async (it: string) => {
    const found = (await groups()).flatMap(({ classes }) => classes).find(({ names }) => names.it === it)
    return found ?? expect.unreachable(`no class is named ${it}`)
  }

  test('are made in a group, under a name of their own [goods-14]', async () => {
    expect((await groups()).map(({ groupId }) => groupId)).toContain(characteristics)
    const { data } = await make({ it: 'Chilometro zero', de: 'Aus der Nähe' })
    const own = data.groups.find(({ groupId }) => groupId === characteristics)
    expect(own?.classes.map(({ names }) => names)).toContainEqual({ it: 'Chilometro zero', de: 'Aus der Nähe' })
    const { classId } = await named('Chilometro zero')
    const { milk } = goods.shop.world.products
    const body = { ...(await goods.seenOf(milk)), class_ids: [classId] }
    expect((await goods.keeper.call(calls.staffProductClasses, { body })).data.product.classes).toMatchObject([
      { classId },
    ])
    expect(await goods.lastEntry('productClass', classId)).toMatchObject({
      action: 'product.classMade',
      after: { it: 'Chilometro zero', de: 'Aus der Nähe' },
    })
    await expect(make({ it: 'chilometro ZERO' })).rejects.toEqual(refusal('error.desk.classNameTaken'))
    for (const groupId of [10_002, 999])
      await expect(make({ it: 'Mia' }, groupId)).rejects.toEqual(refusal('error.desk.classGroupNotFound'))
  })

  test('are renamed by who has seen the name they have [goods-15]', async () => {
    await make({ it: 'Bio' })
    await make({ it: 'Senza glutine' })
    const { classId, names } = await named('Bio')
    const rename = (seen_name: { it: string }, name: { it: string; en?: string }) =>
      goods.keeper.call(calls.staffClassRename, { body: { class_id: classId, seen_name, name } })
    await expect(rename(names, { it: 'senza glutine' })).rejects.toEqual(refusal('error.desk.classNameTaken'))
    await rename(names, { it: 'Biologico', en: 'Organic' })
    expect(await named('Biologico')).toMatchObject({ classId, names: { it: 'Biologico', en: 'Organic' } })
    await expect(rename(names, { it: 'Bio' })).rejects.toEqual(refusal('error.staff.changedMeanwhile'))
    expect(await goods.lastEntry('productClass', classId)).toMatchObject({
      action: 'product.classRenamed',
      before: { it: 'Bio' },
      after: { it: 'Biologico', en: 'Organic' },
    })
  })
})
