import { languages } from '@bottega/rules/text/language.ts'
import { findingText } from '@bottega/contract/staff-content/findings.ts'
import { leafletsProducts, leafletsSearch, leafletsView } from '@bottega/contract/leaflets/calls.ts'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Pdf from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { product } from '../../trade/catalog/products.tables.ts'
import { promotion, promotionProduct } from '../../trade/catalog/promotions.tables.ts'
import { contentKinds } from '../../modules.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { refusal } from '../../testing/refusal.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { importContent } from '../../kernel/publishing/import-content.ts'
import { eq } from 'drizzle-orm'

let shop: TestShop
let codes: { milk: string; pasta: string; wine: string }
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.shop
  const codeOf = async (id: number) =>
    (await db.select({ code: product.codInt }).from(product).where(eq(product.id, id)))[0]?.code ?? ''
  const { milk, pasta, wine } = shop.world.products
  codes = { milk: await codeOf(milk), pasta: await codeOf(pasta), wine: await codeOf(wine) }
  await db.insert(promotion).values({
    id: 50,
    typeId: 5,
    warehouseId: 1,
    name: { it: 'Offerta' },
    validFrom: '2026-11-12',
    validTo: '2026-11-25',
    view: { bubble: { it: '−30 %' } },
  })
  await db.insert(promotionProduct).values({ promotionId: 50, productId: pasta, priceCents: 49 })
  await catalogueChanged(shop)
})
afterAll(() => shop.close())

/** A folder with one leaflet, imported. */
async function importLeaflet(
  key: string,
  leaflet: object,
  pages: readonly object[],
  files: Record<string, Buffer> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'leaflet-'))
  const all = {
    'leaflet.yaml': Buffer.from(stringify({ ...week, ...leaflet })),
    'areas.yaml': Buffer.from(stringify({ pages })),
    ...files,
  }
  for (const [name, content] of Object.entries(all)) {
    const path = join(folder, 'leaflets', key, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  const result = await importContent(shop.shop.db, contentKinds, folder)
  await rm(folder, { recursive: true })
  await catalogueChanged(shop)
  return result
}

const week = { title: 'Offerte', type: 10, from: '2026-11-12', to: '2026-11-25', stores: ['milano-larga'], drawn: true }
const box = { x: 10, y: 20, w: 40, h: 30 }
const search = async (type?: number) =>
  (await shop.anonymous().call(leafletsSearch, { query: type === undefined ? {} : { parent_leaflet_type_id: type } }))
    .data
const view = async (slug: string) => (await shop.anonymous().call(leafletsView, { query: { slug } })).data.leaflet

describe('the import of a leaflet', () => {
  test('refuses a printed price that is not the catalogue’s, and names both [leaflets-1]', async () => {
    const { errors, added } = await importLeaflet('sbagliato', {}, [
      { areas: [{ ...box, code: codes.pasta, price: 0.59 }] },
    ])
    expect(errors).toEqual([
      {
        file: 'leaflets/sbagliato/areas.yaml',
        line: 8,
        field: 'pages.0.areas.0.price',
        code: 'otherPrice',
        values: {
          printed: { cents: 59 },
          real: { cents: 49 },
          store: 'Milano Larga',
          day: '2026-11-12',
          product: expect.any(String) as string,
        },
      },
    ])
    const texts = languages.map((language) => errors.map((error) => findingText(error, language)))
    expect(texts.flat()).toEqual([
      expect.stringMatching(/^stampa 0,59\s€, e il catalogo ha 0,49\s€ a Milano Larga dal 2026-11-12/),
      expect.stringMatching(/^druckt 0,59\s€, und der Katalog hat 0,49\s€ in Milano Larga ab 2026-11-12/),
      expect.stringMatching(/^prints €0\.59, and the catalogue has €0\.49 in Milano Larga from 2026-11-12/),
    ])
    expect(added).toEqual(['leaflets/sbagliato'])
    expect((await search()).leaflets.map(({ slug }) => slug)).not.toContain('sbagliato')
  })

  test('refuses a price that changes before the last day of the leaflet [leaflets-2]', async () => {
    const { errors } = await importLeaflet('lungo', { to: '2026-11-26' }, [
      { areas: [{ ...box, code: codes.pasta, price: 0.49 }] },
    ])
    expect(errors).toMatchObject([{ code: 'otherPrice', values: { day: '2026-11-26' } }])
  })

  test('compares with each store the leaflet is for [leaflets-3]', async () => {
    const areas = [{ ...box, code: codes.pasta, price: 0.49 }]
    const { errors } = await importLeaflet('ovunque', { stores: ['milano-larga', 'torino-po'] }, [{ areas }])
    expect(errors).toMatchObject([{ values: { store: 'Torino Po' } }])
  })

  test('refuses products and stores the shop does not have, with line and field [leaflets-4]', async () => {
    const { errors } = await importLeaflet('ignoto', { stores: ['luna'] }, [{ areas: [{ ...box, code: 'nessuno' }] }])
    expect(errors.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'leaflets/ignoto/leaflet.yaml stores.0',
      'leaflets/ignoto/areas.yaml pages.0.areas.0.code',
    ])
    expect(errors.every(({ line }) => line > 0)).toBe(true)
  })

  test('turns the pages of a PDF into pictures under {baseLocation}{n}.png [leaflets-5]', async () => {
    const { errors } = await importLeaflet('stampato', { drawn: false }, [{}], { 'leaflet.pdf': await pdfOf(2) })
    expect(errors).toEqual([])
    const leaflet = await view('stampato')
    expect(leaflet.leafletPage.map(({ imageLocation }) => imageLocation)).toEqual([
      `${leaflet.baseLocation}0.png`,
      `${leaflet.baseLocation}1.png`,
    ])
    const answer = await shop.app.inject(leaflet.leafletPage[1]?.imageLocation ?? '')
    const { format, width, height } = await sharp(answer.rawPayload).metadata()
    expect({ format, width, height }).toEqual({
      format: 'png',
      width: leaflet.leafletPage[1]?.width,
      height: leaflet.leafletPage[1]?.height,
    })
    const pdf = await shop.app.inject(leaflet.location)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain('attachment')
  })

  test('refuses a page that is missing among its pictures [leaflets-6]', async () => {
    const page = await sharp({ create: { width: 20, height: 30, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { errors } = await importLeaflet('monco', { drawn: false }, [], { '1.png': page, '3.png': page })
    expect(errors).toMatchObject([
      { file: 'leaflets/monco/3.png', code: 'missingPage', values: { page: 3, missing: 2 } },
    ])
  })
})

describe('leaflets', () => {
  beforeAll(async () => {
    const areas = [
      { ...box, code: codes.pasta, price: 0.49, text: 'Trafilata al bronzo' },
      { ...box, y: 60, page: 2, text: 'Vai alla pagina due' },
    ]
    const more = [
      { ...box, link: '/search?promo=true', text: 'Tutte le offerte' },
      { ...box, y: 60, code: codes.milk },
    ]
    await importLeaflet('settimana', { description: 'Due settimane' }, [
      { title: { it: 'Copertina', de: 'Titelseite' }, areas },
      { areas: more },
    ])
    await importLeaflet('prossimo', { type: 4, from: '2026-11-26', to: '2026-12-09' }, [{ title: 'Presto' }])
    await importLeaflet('rivista-autunno', { type: 2, from: '2026-09-01', to: '2026-10-31' }, [{ title: 'Autunno' }])
    await importLeaflet('finito', { type: 8, from: '2026-10-01', to: '2026-11-15' }, [{ title: 'Finito' }])
    await importLeaflet('ritiro', { type: 9, site: 'collect' }, [{ title: 'Ritiro' }])
  })

  test('are listed by type as 10, 4 and the others last, without those of the other site and those over; an issue of the magazine stays [leaflets-7]', async () => {
    const { leaflets } = await search()
    const ours = leaflets.filter(({ slug }) => slug !== 'stampato')
    expect(ours.map(({ slug, state }) => `${slug} ${state}`)).toEqual([
      'settimana running',
      'prossimo coming',
      'rivista-autunno over',
    ])
  })

  test('are filtered by their type; 2 is the magazine [leaflets-8]', async () => {
    expect((await search(2)).leaflets.map(({ slug }) => slug)).toEqual(['rivista-autunno'])
    expect((await search(7)).leaflets).toEqual([])
  })

  test('have the fields of the document [leaflets-9]', async () => {
    const leaflet = await view('settimana')
    expect(leaflet).toMatchObject({
      slug: 'settimana',
      title: 'Offerte',
      description: 'Due settimane',
      fromDate: '12/11/2026',
      toDate: '25/11/2026',
      location: `${leaflet.baseLocation}settimana.pdf`,
      firstPagePreview: `${leaflet.baseLocation}0-320.webp`,
      leafletType: { leafletTypeId: 10 },
      warehouses: [{ warehouseId: 1, name: 'Milano Larga' }],
      isForStore: true,
    })
    expect(leaflet.leafletPage).toMatchObject([
      {
        leafletPageId: 1,
        imageLocation: `${leaflet.baseLocation}0.png`,
        title: 'Copertina',
        leafletArea: [
          {
            leafletAreaId: 1,
            leafletAreaTypeId: 1,
            ...box,
            metadata: { productId: shop.world.products.pasta, price: 0.49 },
          },
          { leafletAreaId: 2, leafletAreaTypeId: 3, metadata: { page: 2, name: 'Vai alla pagina due' } },
        ],
      },
      { leafletPageId: 2, leafletArea: [{ leafletAreaTypeId: 2, metadata: { url: '/search?promo=true' } }, {}] },
    ])
  })

  test('are found by number and by slug; others answer as not found [leaflets-10]', async () => {
    const { leafletId } = await view('settimana')
    const { data } = await shop.anonymous().call(leafletsView, { query: { leaflet_id: leafletId } })
    expect(data.leaflet.slug).toBe('settimana')
    for (const query of [{ slug: 'ritiro' }, { slug: 'finito' }, { leaflet_id: 999_999 }, {}])
      await expect(shop.anonymous().call(leafletsView, { query })).rejects.toEqual(refusal('error.leaflet.notFound'))
  })

  test('that do not exist have an empty list of products [leaflets-27]', async () => {
    const { data } = await shop.anonymous().call(leafletsProducts, { query: { parent_leaflet_id: 999_999 } })
    expect(data).toMatchObject({ page: { totItems: 0 }, products: [] })
  })

  test('answer their products with what they print, ten where nothing is said [leaflets-11]', async () => {
    const { leafletId } = await view('settimana')
    const { data } = await shop.anonymous().call(leafletsProducts, { query: { parent_leaflet_id: leafletId } })
    expect(data.page).toMatchObject({ itemsPerPage: 10, totItems: 2 })
    expect(data.products).toMatchObject([
      {
        productId: shop.world.products.pasta,
        leafletUnitPrice: 0.49,
        leafletDescr: 'Trafilata al bronzo',
        leafletUM: 'PZ',
        leafletPage: 1,
        priceDisplay: 0.49,
      },
      { productId: shop.world.products.milk, leafletPage: 2 },
    ])
    const second = await shop
      .anonymous()
      .call(leafletsProducts, { query: { parent_leaflet_id: leafletId, leaflet_page: 2 } })
    expect(second.data.products.map(({ productId }) => productId)).toEqual([shop.world.products.milk])
  })

  test('draw the pages they have no pictures of, and put them in one PDF [leaflets-12]', async () => {
    const { leafletPage, location } = await view('settimana')
    const answer = await shop.app.inject(leafletPage[0]?.imageLocation ?? '')
    const picture = sharp(answer.rawPayload)
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1240, height: 1754 })
    expect((await picture.stats()).entropy).toBeGreaterThan(0.5)
    const pdf = await shop.app.inject(location)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  })

  test('are drawn in the language of who reads them, from the same facts [leaflets-60]', async () => {
    const [italian, german] = await Promise.all(
      (['it', 'de'] as const).map(async (language) => {
        const { data } = await shop.anonymous(language).call(leafletsView, { query: { slug: 'settimana' } })
        return data.leaflet
      }),
    )
    expect(german?.baseLocation).toBe(`${italian?.baseLocation}de/`)
    expect(german?.leafletPage[0]?.imageLocation).toBe(`${italian?.baseLocation}de/0.png`)
    const pictures = await Promise.all(
      [`${italian?.baseLocation}0.png`, `${german?.baseLocation}0.png`, `${italian?.baseLocation}en/0.png`].map(
        async (address) => (await shop.app.inject(address)).rawPayload,
      ),
    )
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(3)
    for (const picture of pictures) expect(await sharp(picture).metadata()).toMatchObject({ width: 1240 })
    const pdf = (await shop.app.inject(german?.location ?? '')).rawPayload.toString('latin1')
    expect(pdf).toContain('/Lang (de)')
    expect((await shop.app.inject(`${italian?.baseLocation}fr/0.png`)).statusCode).toBe(404)
    const { data } = await shop.anonymous('de').call(leafletsView, { query: { slug: 'stampato' } })
    expect(data.leaflet.baseLocation).toMatch(/^\/photo2\/leaflets\/\d+\/\d+\/$/)
  })

  test('have no page after the last, and none of another version [leaflets-13]', async () => {
    const { baseLocation } = await view('settimana')
    for (const address of [
      `${baseLocation}2.png`,
      `${baseLocation}0-77.webp`,
      `${baseLocation}altro.pdf`,
      '/photo2/leaflets/1/99/1.png',
    ])
      expect((await shop.app.inject(address)).statusCode).toBe(404)
  })
})

async function pdfOf(pages: number): Promise<Buffer> {
  const document = new Pdf({ autoFirstPage: false })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  for (let page = 1; page <= pages; page++) document.addPage({ size: 'A6' }).text(`Pagina ${page}`)
  document.end()
  await ended
  return Buffer.concat(chunks)
}
