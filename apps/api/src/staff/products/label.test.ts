import { staffLabelRelease, staffProductLabel, staffProducts } from '@bottega/contract/staff-products/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Goods, openGoods } from '../../testing/goods.ts'
import { refusal } from '../../testing/refusal.ts'

let goods: Goods
beforeAll(async () => {
  goods = await openGoods()
})
afterAll(() => goods.close())

const fieldOf = async (productId: number, field: string) =>
  (await goods.storyOf(productId)).label.find((one) => one.field === field)
const described = (texts: object) => ({ metaData: { product_description: texts } })

describe('the label of a product', () => {
  test('says on its page what staff wrote, in each language, with the allergens set off, in every process [label-6]', async () => {
    const { milk } = goods.shop.world.products
    await goods.onPage(milk)
    const body = {
      ...(await goods.seenOf(milk)),
      field: 'ingredients' as const,
      it: '_latte_ intero & vitamina D',
      de: '_Vollmilch_',
    }
    const { data } = await goods.keeper.call(staffProductLabel, { body })
    expect(data.product.label.find(({ field }) => field === 'ingredients')).toEqual({
      field: 'ingredients',
      it: '_latte_ intero & vitamina D',
      de: '_Vollmilch_',
      byStaff: true,
    })
    await goods.soonOnPage(milk, described({ ingredients: '<strong>latte</strong> intero &amp; vitamina D' }))
    expect(await goods.onPage(milk, 'de')).toMatchObject(described({ ingredients: '<strong>Vollmilch</strong>' }))
    expect(await goods.lastEntry('product', milk)).toMatchObject({
      action: 'product.label',
      after: { labelField: 'ingredients', de: '_Vollmilch_' },
    })
  })

  test('names the country of origin in the language of the reader, and food that has it has its origin [label-7]', async () => {
    const { wine } = goods.shop.world.products
    const body = { ...(await goods.seenOf(wine)), field: 'originCountry' as const, it: 'at' }
    await goods.keeper.call(staffProductLabel, { body })
    await goods.soonOnPage(wine, described({ origin_country: 'Austria' }))
    expect(await goods.onPage(wine, 'de')).toMatchObject(described({ origin_country: 'Österreich' }))
    const lacking = await goods.keeper.call(staffProducts, { query: { lacks: 'origin' } })
    expect(lacking.data.products.map(({ productId }) => productId)).not.toContain(wine)
  })

  test('says whether the product can be withdrawn from: as staff state it, else as follows from its kind [withdrawal-25]', async () => {
    const { apples, wine } = goods.shop.world.products
    const right = (words: string) => described({ withdrawal: expect.stringContaining(words) as string })
    expect(await goods.onPage(apples)).toMatchObject(
      right('Escluso: si deteriora o scade rapidamente (art. 59, lettera d'),
    )
    expect(await goods.onPage(wine, 'de')).toMatchObject(
      right('Innerhalb von 14 Tagen nach der Lieferung, ohne Angabe'),
    )
    const body = { ...(await goods.seenOf(wine)), field: 'withdrawal' as const, it: 'hygiene' }
    await goods.keeper.call(staffProductLabel, { body })
    await goods.soonOnPage(wine, right('finché è sigillato: per igiene o salute'))
    const wrong = { ...(await goods.seenOf(wine)), field: 'withdrawal' as const, it: 'mai' }
    await expect(goods.keeper.call(staffProductLabel, { body: wrong })).rejects.toEqual(
      refusal('error.desk.labelUnusable'),
    )
  })

  test('says how cold the product is kept, and cold goods cannot be withdrawn from [coldstore-4]', async () => {
    const { pasta } = goods.shop.world.products
    const say = async (it: string) =>
      goods.keeper.call(staffProductLabel, { body: { ...(await goods.seenOf(pasta)), field: 'temperature', it } })
    await say('frozen')
    await goods.soonOnPage(
      pasta,
      described({
        storage_temperature: '<p>Surgelato</p>',
        withdrawal: expect.stringContaining('si deteriora o scade rapidamente') as string,
      }),
    )
    await expect(say('cold')).rejects.toEqual(refusal('error.desk.labelUnusable'))
    await say('')
  })

  test('shows codes in words, and those of energy and danger as their pictures with words for who cannot see them [label-13]', async () => {
    const { wine } = goods.shop.world.products
    const write = async (field: 'packaging' | 'hazardPictograms' | 'energyClass', it: string) =>
      goods.keeper.call(staffProductLabel, { body: { ...(await goods.seenOf(wine)), field, it } })
    await write('packaging', 'gl71, FOR 51')
    await write('hazardPictograms', 'GHS09, GHS02')
    await write('energyClass', 'c')
    await goods.soonOnPage(
      wine,
      described({
        packaging:
          '<ul><li>FOR 51 – sughero</li><li>GL 71 – vetro verde</li></ul>' +
          '<p>Raccolta differenziata. Verifica le disposizioni del tuo Comune.</p>',
        hazard_pictograms: expect.stringMatching(
          /src="\/marks\/ghs02\.svg" alt="Infiammabile".*src="\/marks\/ghs09\.svg" alt="Pericoloso/,
        ) as string,
        energy_class: expect.stringContaining(
          'alt="Classe di efficienza energetica C, su una scala da A a G"',
        ) as string,
      }),
    )
    expect(await goods.onPage(wine, 'de')).toMatchObject(
      described({
        energy_class: expect.stringContaining('src="/marks/energy-c.svg" alt="Energieeffizienzklasse C') as string,
      }),
    )
    await expect(write('packaging', 'PAP 99')).rejects.toEqual(refusal('error.desk.labelUnusable'))
    expect(await fieldOf(wine, 'packaging')).toMatchObject({ it: 'FOR 51, GL 71' })
  })

  test('is without a field that staff emptied, until they leave it to the files again [label-8]', async () => {
    const { pasta } = goods.shop.world.products
    const field = 'storage' as const
    await goods.keeper.call(staffProductLabel, {
      body: { ...(await goods.seenOf(pasta)), field, it: 'In luogo asciutto' },
    })
    await goods.keeper.call(staffProductLabel, { body: { ...(await goods.seenOf(pasta)), field } })
    expect(await fieldOf(pasta, field)).toEqual({ field, byStaff: true })
    await goods.keeper.call(staffLabelRelease, { body: { ...(await goods.seenOf(pasta)), field } })
    expect(await fieldOf(pasta, field)).toEqual({ field, byStaff: false })
  })

  test('keeps what a colleague changed meanwhile, and takes no text it could not show [label-9]', async () => {
    const { pasta } = goods.shop.world.products
    const seen = await goods.seenOf(pasta)
    await goods.keeper.call(staffProductLabel, { body: { ...seen, field: 'origin', it: 'Puglia' } })
    await expect(
      goods.keeper.call(staffProductLabel, { body: { ...seen, field: 'origin', it: 'Veneto' } }),
    ).rejects.toMatchObject({ code: 'error.staff.changedMeanwhile' })
    const now = await goods.seenOf(pasta)
    const refused = async (field: 'ingredients' | 'originCountry' | 'storage', it: string) =>
      goods.keeper.call(staffProductLabel, { body: { ...now, field, it } })
    await expect(refused('ingredients', '***')).rejects.toEqual(refusal('error.desk.labelUnusable'))
    await expect(refused('originCountry', 'XX')).rejects.toEqual(refusal('error.desk.labelUnusable'))
    await expect(refused('storage', 'x'.repeat(3000))).rejects.toEqual(refusal('error.desk.labelTooLong'))
    expect(await fieldOf(pasta, 'origin')).toMatchObject({ it: 'Puglia', byStaff: true })
  })
})
