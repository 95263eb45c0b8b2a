import type { Language } from '@bottega/rules/text/language.ts'
import { productsList, productsSuggest } from '@bottega/contract/catalog/calls.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { pasta, milk, wine } = shop.world.products
  const label = (id: number, texts: object) =>
    shop.shop.db.execute(sql`update product set texts = ${JSON.stringify(texts)}::jsonb where id = ${id}`)
  await label(pasta, {
    ingredients: { it: 'Semola di <strong>grano duro</strong>, acqua.' },
    allergens: { it: 'Contiene glutine.' },
    traces: { it: '<strong>Soia</strong>' },
  })
  await label(milk, { ingredients: { it: '<strong>Latte</strong>.' }, allergens: { it: 'Contiene latte.' } })
  await label(wine, { ingredients: { it: 'Uve, <strong>solfiti</strong>.' } })
  await shop.shop.db.execute(sql`update product set alcohol_percent = 12.5 where id = ${wine}`)
  await bumpCatalogueVersion(shop.shop.db)
})
afterAll(() => shop.close())

const search = async (q: string, language: Language = 'it') => {
  const { data } = await shop.anonymous(language).call(productsList, { query: { q } })
  if (!('products' in data)) throw new Error('one product came')
  return { ids: data.products.map(({ productId }) => productId), search: data.search }
}

describe('a search for what is without something', () => {
  test.each<[string, Language]>([
    ['spaghetti senza glutine', 'it'],
    ['spaghetti senza glutne', 'it'],
    ['spageti sena glutine', 'it'],
    ['glutenfreie Spaghetti', 'de'],
    ['gluten free spaghetti', 'en'],
  ])('finds nothing rather than what has it, and says what it excluded: %s [search-178]', async (q, language) => {
    const { ids, search: made } = await search(q, language)
    expect(ids).toEqual([])
    expect(made?.without).toEqual([{ it: 'senza glutine', de: 'ohne Gluten', en: 'without gluten' }[language]])
  })

  test('finds what is known to have none, and of what is unknown nothing', async () => {
    const { pasta, milk, wine, apples } = shop.world.products
    expect((await search('spaghetti senza uova')).ids).toEqual([pasta])
    expect((await search('eierfrei', 'de')).ids.toSorted((a, b) => a - b)).toEqual(
      [pasta, milk, wine].toSorted((a, b) => a - b),
    )
    expect((await search('sugar free', 'en')).ids).not.toContain(apples)
    expect((await search('vino senza alcol')).ids).toEqual([])
    expect((await search('latte vegano')).ids).toEqual([])
  })

  test('leaves out what names it among its traces alone [search-180]', async () => {
    const { pasta, wine } = shop.world.products
    const { ids } = await search('senza soia')
    expect(ids).toContain(wine)
    expect(ids).not.toContain(pasta)
  })

  test('says nothing of exclusions where there are none', async () => {
    expect((await search('latte')).search).not.toHaveProperty('without')
  })

  test.each(['latte senza lattosio', 'latte senza latt', 'latte senza l', 'lactose fr'])(
    'suggests no product that has it: %s [search-179]',
    async (q) => {
      const { data } = await shop.anonymous().call(productsSuggest, { query: { q } })
      const suggested = data.items.flatMap((item) => (item.kind === 'product' ? [item.id] : []))
      // Of formula nothing is known.
      expect(suggested).not.toContain(shop.world.products.milk)
      expect(suggested).not.toContain(shop.world.products.formula)
    },
  )
})
