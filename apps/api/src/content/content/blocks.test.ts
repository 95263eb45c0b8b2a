import { categoriesBlock, categoriesView } from '@bottega/contract/catalog/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { category } from '../../trade/catalog/categories.tables.ts'
import { categoryBlock } from './content.tables.ts'
import { contentDocument } from '../../kernel/publishing/publishing.tables.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { publish } from '../../testing/content.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

let nextId = 900

/** The answer for a hidden category with these blocks. */
async function viewOf(blocks: readonly { type: string; content: Record<string, unknown> }[], grid = false) {
  const id = nextId++
  const slug = `blocchi-${id}`
  await shop.shop.db.insert(category).values({ id, slug, name: { it: slug }, path: [id], listed: false })
  await shop.shop.db
    .insert(categoryBlock)
    .values(blocks.map((block, position) => ({ ...block, position, categoryId: id })))
  await catalogueChanged(shop)
  return (await shop.anonymous('de').call(categoriesView, { query: { slug, ...(grid && { grid }) } })).data
}

async function store(
  slug: string,
  body: Record<string, unknown>,
  more: Partial<typeof contentDocument.$inferInsert> = {},
): Promise<number> {
  const number = nextId++
  await shop.shop.db.insert(contentDocument).values({
    number,
    kind: 'banners',
    key: slug,
    slug,
    version: 1,
    digest: slug,
    body: { kind: 'image', title: slug, image: `/photo/${slug}.webp`, ...body },
    files: [],
    ...more,
  })
  return number
}

const shownBanners = (view: Awaited<ReturnType<typeof viewOf>>) =>
  view.category?.categoryBlocks?.[0]?.proposals.map(({ slug }) => slug)

describe('a block as clients of the protocol read it', () => {
  test('a slider has the keys of its card and of its options [blocks-2]', async () => {
    const content = {
      title: { it: 'Formaggi', de: 'Käse' },
      source: { categorySlug: 'freschi' },
      card: {
        mode: 'text',
        title: 'Banco',
        subtitle: 'Sotto',
        description: 'Parole',
        button: 'Vai',
        link: '/category/freschi',
        image: '/photo/a.webp',
      },
      CSS_STYLE: 'color: red; position: fixed',
      BACKGROUND_COLOR: '#fbefd3',
      JSON_CONFIG: '{"loop":true,"evil":1}',
    }
    const view = await viewOf([{ type: 'ProductSlider', content }])
    expect(view.category?.categoryBlocks).toMatchObject([
      {
        templateBlockType: { modeName: 'ProductSlider' },
        templateBlock: { codInt: 'ProductSlider' },
        metaData: {
          TITLE: 'Käse',
          SHOW_CARD: 'true',
          CARD_MODE: 'text',
          CARD_TITLE: 'Banco',
          CARD_SUBTITLE: 'Sotto',
          CARD_DESCRIPTION: 'Parole',
          CARD_BTN_TEXT: 'Vai',
          CARD_BTN_LINK: '/category/freschi',
          CARD_IMG: { location: '/photo/a.webp' },
          CSS_STYLE: 'color: red',
          BACKGROUND_COLOR: '#fbefd3',
          JSON_CONFIG: '{"loop":true}',
        },
        proposals: [],
      },
    ])
  })

  test('an institutional banner has its picture and words, a card its direction [blocks-3]', async () => {
    const view = await viewOf([
      { type: 'InstitutionalBanner', content: { image: '/photo/b.webp', title: 'Noi', subtitle: 'Insieme' } },
      { type: 'InstitutionalCard', content: { title: 'Noi', reverse: 'true' } },
    ])
    expect(view.category?.categoryBlocks?.map(({ metaData }) => metaData)).toMatchObject([
      { BANNER_IMG: { location: '/photo/b.webp' }, BANNER_TITLE: 'Noi', BANNER_SUBTITLE: 'Insieme' },
      { CARD_TITLE: 'Noi', REVERSE: 'true' },
    ])
  })

  test('a banner is a proposal, and the same one by the call of a single block [blocks-4]', async () => {
    const banner = {
      kind: 'video',
      title: { it: 'Film', de: 'Der Film' },
      text: 'Breve',
      content: '<p onclick="x">Lungo</p>',
      description: 'Sotto l’immagine',
      alt: 'Una forma',
      image: '/photo/a.webp',
      mobileImage: '/photo/m.webp',
      video: 'https://youtu.be/aqz-KE-bpKQ',
      priority: 3,
      background: '#134a30',
      colour: '#ffffff',
      align: 'center',
      button: 'Guarda',
      buttonColour: '#fbefd3',
      sponsor: 'Caseificio Alpino',
    }
    const link = { title: 'Offerte', link: '/offerte' }
    const view = await viewOf([{ type: 'BannerList', content: { banners: [link, banner] } }])
    const [block] = view.category?.categoryBlocks ?? []
    expect(block?.proposals).toMatchObject([
      {
        name: 'Der Film',
        descr: 'Breve',
        content: '<p>Lungo</p>',
        img: '/photo/a.webp',
        imgAlt: 'Una forma',
        imgDescription: 'Sotto l’immagine',
        video: 'https://youtu.be/aqz-KE-bpKQ',
        priority: 3,
        categoryProposalType: { name: 'video' },
        metaData: {
          category_proposal_type: {
            BACKGROUND_COLOR: '#134a30',
            TEXT_COLOR: '#ffffff',
            TEXT_ALIGN: 'center',
            IMG_DESKTOP: { location: '/photo/a.webp' },
            IMG_MOBILE: { location: '/photo/m.webp' },
            BTN_TEXT: 'Guarda',
            BTN_COLOR: '#fbefd3',
            SPONSOR: 'Caseificio Alpino',
          },
        },
      },
      { name: 'Offerte', proposalUrl: '/offerte', categoryProposalType: { name: 'card' } },
    ])
    expect(block?.proposals[0]?.slug).toBe(String(block?.proposals[0]?.id))
    const alone = await shop
      .anonymous('de')
      .call(categoriesBlock, { query: { categoryBlockId: block?.categoryBlockId ?? 0 } })
    expect(alone.data.categoryBlock).toEqual(block)
  })

  test('the id of a banner changes with the banner, and only then', async () => {
    const idOf = async (text: string) => {
      const view = await viewOf(
        [{ type: 'Tutorial', content: { banners: [{ title: 'Uno', link: '/a', text }] } }],
        true,
      )
      const [block] = view.grid?.rows[0]?.columns[0]?.blocks ?? []
      return block?.type === 'Tutorial' ? block.content.banners[0]?.id : undefined
    }
    const first = await idOf('x')
    expect(first).toBeGreaterThan(0)
    expect(await idOf('x')).toBe(first)
    expect(await idOf('y')).not.toBe(first)
  })
})

describe('banners of the folder', () => {
  test('are shown by name or by place beside the block’s own, by priority, with dates and sites [blocks-5]', async () => {
    const named = await store('per-nome', { priority: 5 })
    await store('per-posto', { priority: 9 }, { classes: ['in-alto'] })
    await store('altrove', {}, { classes: ['in-basso'] })
    await store('altro-sito', {}, { classes: ['in-alto'], type: 'collect' })
    await store('finito', {}, { classes: ['in-alto'], endsAt: new Date('2020-01-01') })
    await store('non-ancora', {}, { classes: ['in-alto'], startsAt: new Date('2100-01-01') })
    await store('bozza', {}, { classes: ['in-alto'], draft: true })
    const own = { slug: 'suo', title: 'Suo', link: '/offerte' }
    const view = await viewOf([
      {
        type: 'BannerSlider',
        content: { banners: [own], stored: { slugs: ['per-nome'], place: 'in-alto' } },
      },
    ])
    expect(shownBanners(view)).toEqual(['per-posto', 'per-nome', 'suo'])
    expect(view.category?.categoryBlocks?.[0]?.proposals[1]?.id).toBe(named)
  })

  test('a block whose banners are all gone is not shown', async () => {
    const view = await viewOf([{ type: 'BannerSlider', content: { stored: { slugs: ['mai-esistito'] } } }], true)
    expect(view.grid).toEqual({ rows: [] })
  })
})

describe('a slider of recommendations', () => {
  test('holds what GET /adv recommends to everybody, 12 without another limit [blocks-6]', async () => {
    const view = await viewOf(
      [
        { type: 'CrmProductSlider', content: { title: 'Per te' } },
        { type: 'CrmProductSlider', content: { title: 'Freschi', categorySlug: '/category/freschi', limit: 1 } },
        { type: 'CrmProductSlider', content: { title: 'Niente', categorySlug: 'no-such' } },
      ],
      true,
    )
    const blocks = view.grid?.rows.flatMap(({ columns }) => columns.flatMap((column) => column.blocks)) ?? []
    expect(blocks).toMatchObject([
      { content: { title: 'Per te', limit: 12 } },
      { content: { title: 'Freschi' }, data: { products: { length: 1 } } },
    ])
  })
})

test('a rich text comes with the forms it names, as anonymous visitors see them, and without those it does not have [blocks-27]', async () => {
  const form = (login: boolean) => `
settings: { title: Novità${login ? ', login: true' : ''} }
fields: [{ key: email, type: email, label: E-mail }]
`
  await publish(shop, { 'forms/novita.yaml': form(false), 'forms/solo-soci.yaml': form(true) })
  const html = '<p>Prima</p><p>[form:novita]</p><p>[form:solo-soci]</p><p>[form:manca]</p>'
  const { grid } = await viewOf([{ type: 'StaticText', content: { html } }], true)
  const [block] = grid?.rows.flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks)) ?? []
  if (block?.type !== 'StaticText') throw new Error('No text came')
  expect(block.data.forms.map(({ slug, fields }) => [slug, fields.map(({ key }) => key)])).toEqual([
    ['novita', ['email']],
    ['solo-soci', []],
  ])
})
