import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { Banner } from '@bottega/contract/content/banner.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import type { LeafletView } from '@bottega/contract/leaflets/leaflets.ts'
import { watchAddress } from '@bottega/rules/content/video.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, type Locator } from 'vitest/browser'
import { QuestionProvider } from '../../lib/questions/QuestionProvider.tsx'
import { ShopperContext, shopperStore, type ShopperState } from '../../lib/visit/shopper.ts'
import { BlockGrid } from './BlockGrid.tsx'
import type { ShownBlock, ShownGrid } from './shown-grid.ts'

const picture = '/img/prova.webp'
const visitor: ShopperState = { user: anonymousUser, cart: {} as CartView }

let nextId: number
beforeEach(async () => {
  nextId = 1
  await page.viewport(1280, 900)
})

const block = (type: ShownBlock['type'], content: object, more: object = {}): ShownBlock =>
  ({ id: nextId++, type, settings: { position: 'above' }, data: {}, content, ...more }) as ShownBlock
const row = (blocks: readonly ShownBlock[], more: Partial<ShownGrid['rows'][number]> = {}) => ({
  fluid: false,
  columns: [{ widths: {}, blocks }],
  ...more,
})

/** A page of these rows, with the margin the shop's own pages have. */
const open = (rows: ShownGrid['rows'], shopper = visitor) => {
  const element = (
    <QuestionProvider>
      <main style={{ padding: 24, ['--bleed' as string]: '24px', ['--gutter' as string]: '16px' }}>
        <h1>Prova</h1>
        <BlockGrid grid={{ rows }} />
      </main>
    </QuestionProvider>
  )
  return render(
    <ShopperContext value={shopperStore(shopper)}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </ShopperContext>,
  )
}

const textOf = (shown: Locator) => expect.poll(() => shown.element().textContent)

const boxOf = (id: number) => document.querySelector(`[data-block="${id}"]`)?.getBoundingClientRect()

describe('a grid', () => {
  const text = (html: string, settings = {}) =>
    block('StaticText', { html }, { data: { forms: [] }, settings: { position: 'above', ...settings } })

  test('has its columns beside each other from their width on, as wide as they say [blocks-29]', async () => {
    const [left, right] = [text('<p>sinistra</p>'), text('<p>destra</p>')]
    const columns = [
      { widths: { xs: 12, md: 4 }, blocks: [left] },
      { widths: { xs: 12, md: 8 }, blocks: [right] },
    ]
    await open([row([], { columns })])
    await expect.element(page.getByText('destra')).toBeVisible()
    const [one, other] = [boxOf(left.id), boxOf(right.id)]
    expect(one?.top).toBe(other?.top)
    expect((other?.width ?? 0) / (one?.width ?? 1)).toBeCloseTo(2, 1)
    await page.viewport(700, 900)
    expect(boxOf(right.id)?.top).toBeGreaterThan(boxOf(left.id)?.top ?? Infinity)
    expect(boxOf(right.id)?.width).toBe(boxOf(left.id)?.width)
  })

  test('keeps the margin of the page in a container; blocks of a fluid row reach the edge of the window, and their words the margin [blocks-30]', async () => {
    const toned = { BACKGROUND_COLOR: '#134a30' }
    const [container, fluid] = [text('<p>dentro</p>', toned), text('<p>fuori</p>', toned)]
    const image = block('StaticImage', { image: picture, alt: 'Il mercato', caption: 'Sabato' })
    await open([row([container]), row([fluid, image], { fluid: true })])
    for (const words of ['fuori', 'Sabato']) await expect.element(page.getByText(words)).toBeVisible()
    const whole = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect()
    const reach = (one?: DOMRect) => one && [one.left - whole.left, whole.right - one.right]
    const reachOf = (shown: Locator) => reach(shown.element().getBoundingClientRect())
    expect(reach(boxOf(container.id))).toEqual([24, 24])
    expect(reach(boxOf(fluid.id))).toEqual([0, 0])
    expect(reachOf(page.getByRole('img', { name: 'Il mercato' }))).toEqual([0, 0])
    expect(reachOf(page.getByText('fuori'))).toEqual([16, 16])
    expect(getComputedStyle(page.getByText('Sabato').element()).paddingLeft).toBe('16px')
  })

  test('gives a block the style and the background of its settings, and no other block [blocks-31]', async () => {
    const toned = text('<p>verde</p>', { BACKGROUND_COLOR: '#134a30', CSS_STYLE: 'text-align: center' })
    const plain = text('<p>liscio</p>')
    await open([row([toned, plain])])
    await expect.element(page.getByText('verde')).toHaveStyle({ textAlign: 'center' })
    const ground = (id: number) =>
      getComputedStyle(document.querySelector(`[data-block="${id}"]`) ?? document.body).backgroundColor
    expect([ground(toned.id), ground(plain.id)]).toEqual(['rgb(19, 74, 48)', 'rgba(0, 0, 0, 0)'])
    await expectAccessible()
  })
})

describe('blocks of words and pictures', () => {
  test('a slider of products begins with the card that leads to a category [blocks-32]', async () => {
    const card = { mode: 'image', title: 'Forno', subtitle: 'Ogni mattina', link: '/category/pane', button: 'Al forno' }
    const slider = block(
      'ProductSlider',
      { title: 'Pane', card: { ...card, image: picture, description: 'Ancora caldo' } },
      { data: { products: [] } },
    )
    await open([row([slider])])
    const first = page.getByRole('listitem').first()
    await textOf(first).toMatch(/Forno.*Ogni mattina.*Ancora caldo/)
    await expect.element(first.getByRole('link', { name: 'Al forno' })).toHaveAttribute('href', '/category/pane')
    expect(first.element().querySelector('img')?.getAttribute('src')).toBe(picture)
    await expectAccessible()
  })

  test('a banner is drawn as a picture, a card, a video or a button [blocks-33]', async () => {
    const tone = 'paper'
    const banners: Banner[] = [
      { id: 1, kind: 'image', title: 'Foto', alt: 'Un campo', tone, image: picture, link: '/a' },
      { id: 2, kind: 'card', title: 'Carta', text: 'Per i soci', tone, link: '/b', button: 'Scopri' },
      { id: 3, kind: 'video', title: 'Filmato', tone, image: picture, video: 'https://youtu.be/aqz-KE-bpKQ' },
      { id: 4, kind: 'button', title: 'Tutto', tone, link: '/d', button: 'Vedi tutto' },
      { id: 5, kind: 'video', title: 'Rotto', tone, image: picture, video: 'https://youtu.be/corto' },
    ]
    const shown = await open([row([block('BannerList', { banners })])])
    const link = (name: string | RegExp) => shown.getByRole('link', { name })
    await expect.element(link('Un campo')).toHaveAttribute('href', '/a')
    await textOf(shown.getByRole('article')).toMatch(/Carta.*Per i soci/)
    await expect.element(link('Scopri')).toHaveAttribute('href', '/b')
    await expect.element(link(/Guarda il video.*Filmato/)).toHaveAttribute('href', watchAddress('aqz-KE-bpKQ'))
    await expect.element(link('Vedi tutto')).toHaveAttribute('href', '/d')
    await expect.element(shown.getByText('Invalid YouTube URL', { exact: true })).toBeVisible()
    await expectAccessible()
  })

  test('a picture by itself has its words, its link and its shape [blocks-34]', async () => {
    const content = { image: picture, alt: 'Il mercato', caption: 'Sabato', link: '/mercato', width: 800, height: 200 }
    await open([row([block('StaticImage', content)])])
    await textOf(page.getByRole('figure')).toMatch(/Sabato/)
    await expect.element(page.getByRole('link', { name: 'Il mercato' })).toHaveAttribute('href', '/mercato')
    const image = page.getByRole('img', { name: 'Il mercato' }).element()
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '200'])
    await expectAccessible()
  })

  test('an institutional card has title, subtitle, markup, picture and button, and turns round [blocks-35]', async () => {
    const content = {
      title: 'Soci dal 1890',
      subtitle: 'Una casa comune',
      description: '<p>Siamo <strong>insieme</strong></p>',
      image: picture,
      alt: 'La prima bottega',
      button: 'Diventa socio',
      link: '/page/soci',
    }
    const [usual, reversed] = [
      block('InstitutionalCard', content),
      block('InstitutionalCard', { ...content, reverse: 'true' }),
    ]
    await open([row([usual]), row([reversed])])
    await expect.element(page.getByText('Una casa comune').first()).toBeVisible()
    expect(document.querySelector('strong')?.textContent).toBe('insieme')
    await expect
      .element(page.getByRole('link', { name: 'Diventa socio' }).first())
      .toHaveAttribute('href', '/page/soci')
    const pictureIsLeft = ({ id }: ShownBlock) => {
      const left = (selector: string) =>
        document.querySelector(`[data-block="${id}"] ${selector}`)?.getBoundingClientRect().left ?? 0
      return left('img') < left('h2')
    }
    expect([usual, reversed].map(pictureIsLeft)).toEqual([false, true])
    await expectAccessible()
  })
})

describe('a place somebody pays for', () => {
  const banner: Banner = { id: 1, kind: 'card', title: 'Carta', tone: 'saffron', link: '/b', image: picture }
  const all: Banner[] = [
    banner,
    { ...banner, id: 2, kind: 'image', image: picture, link: '/a' },
    { ...banner, id: 3, kind: 'image', image: picture, link: undefined },
    { ...banner, id: 4, kind: 'video', video: 'https://youtu.be/aqz-KE-bpKQ' },
    { ...banner, id: 5, kind: 'button', link: '/d', background: '#134a30', colour: '#134a30' },
  ] as Banner[]
  const two = all.slice(0, 2)
  const paidFor = (banners: readonly Banner[], paid: object) => banners.map((one) => Object.assign({}, one, paid))
  const words = { title: 'Noi', image: picture }
  const kinds: [type: ShownBlock['type'], content: (paid: object) => object, marks: number][] = [
    ['BannerList', (paid) => ({ banners: paidFor(all, paid) }), 5],
    ['BannerSlider', (paid) => ({ title: `Avvisi ${Object.keys(paid).length}`, banners: paidFor(two, paid) }), 2],
    ...(['hero', 'tiles', 'columns'] as const).map((variant): (typeof kinds)[number] => [
      'BannerGrid',
      (paid) => ({ variant, banners: paidFor(two, paid) }),
      2,
    ]),
    ['InstitutionalBanner', (paid) => ({ ...words, ...paid }), 1],
    ['InstitutionalCard', (paid) => ({ ...words, ...paid }), 1],
    ['StaticImage', (paid) => ({ image: picture, ...paid }), 1],
    ['ProductSlider', (paid) => ({ title: 'Pane', link: '/pane', ...paid }), 1],
    ['CrmProductSlider', (paid) => ({ title: 'Per te', limit: 8, ...paid }), 1],
  ]

  test.each(kinds)(
    'says who pays, on a phone too, and nothing where nobody does: %s',
    async (type, contentOf, marks) => {
      await page.viewport(390, 900)
      const sponsor = 'Consorzio del formaggio di montagna e dei suoi caseifici SPA'
      expect(sponsor).toHaveLength(60)
      const more = { data: { products: [] } }
      const shown = await open([
        row([block(type, contentOf({ sponsor }), more)]),
        row([block(type, contentOf({}), more)]),
      ])
      const mark = shown.getByText(`Sponsorizzato da ${sponsor}`, { exact: true })
      await expect.poll(() => mark.elements().length).toBe(marks)
      expect(shown.getByText('Sponsorizzato', { exact: false }).elements()).toHaveLength(marks)
      for (const one of mark.elements()) {
        await expect.element(one).toBeVisible()
        expect(one.closest('[aria-hidden="true"]')).toBeNull()
        expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth)
      }
      if (type !== 'BannerSlider') expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
      await expectAccessible()
    },
  )
})

test('a card of an article has the course of a recipe, categories and date of a post, and a drawing without a picture [articles-34]', async () => {
  const article = (articleId: number, type: 'post' | 'recipe', group: string, more = {}) => ({
    articleId,
    slug: `a-${articleId}`,
    title: type === 'recipe' ? 'Polenta' : 'Il forno',
    articleType: { articleTypeId: 4, name: type },
    articleClass: ['course', 'category'].map((name) => ({
      articleClassId: name.length,
      name: name === group ? 'Primi' : 'Nascosto',
      articleClassGroup: { name },
    })),
    pubDate: '10/11/2026',
    date: '2026-11-10',
    media: [],
    ...more,
  })
  const articles = [
    article(1, 'recipe', 'course'),
    article(2, 'post', 'category', { media: [{ large: '/img/manca.webp', alt: 'Un forno' }] }),
  ]
  const shown = await open([row([block('ArticleCardList', { title: 'Novità' }, { data: { articles } })])])
  const cards = shown.getByRole('article')
  await textOf(cards.first()).toBe('PrimiPolentaGuarda la ricetta')
  await textOf(cards.last()).toBe('Primi10/11/2026Il fornoLeggi')
  // The drawing takes the place of no picture, and of one that does not arrive.
  await expect.poll(() => cards.elements().map((card) => card.querySelectorAll('svg, img').length)).toEqual([1, 1])
  await expect.poll(() => cards.last().element().querySelector('img')).toBeNull()
  for (const card of cards.elements())
    expect(card.querySelector('svg')?.parentElement?.getBoundingClientRect().height).toBe(220)
  await expectAccessible()
})

test('a leaflet for some services is shown to who is not logged in, and to a customer of such a service [blocks-36]', async () => {
  const leaflet = (leafletId: number, title: string, deliveryServiceIds: number[]) =>
    ({
      leafletId,
      title,
      slug: title.toLowerCase().replace(' ', '-'),
      deliveryServiceIds,
      leafletType: { leafletTypeId: 10 },
      state: 'running',
      from: '2026-11-20',
      to: '2026-11-30',
      pages: 1,
      leafletPage: [],
      baseLocation: '/photo2/leaflets/1/1/',
    }) as Partial<LeafletView>
  const leaflets = [leaflet(1, 'Per tutti', []), leaflet(2, 'Casa', [2]), leaflet(3, 'Barca', [6])]
  const rows = [row([block('LeafletSliderWrapper', { title: 'Volantini', limit: 12 }, { data: { leaflets } })])]
  const titlesFor = async (shopper: ShopperState) => {
    const shown = await open(rows, shopper)
    await expect.element(shown.getByRole('link', { name: 'Per tutti' })).toBeVisible()
    const titles = shown
      .getByRole('article')
      .elements()
      .map((card) => card.querySelector('h3')?.textContent)
    await shown.unmount()
    return titles
  }
  const cart = { deliveryService: { deliveryServiceId: 6 } } as CartView
  expect(await titlesFor({ user: anonymousUser, cart })).toEqual(['Per tutti', 'Casa', 'Barca'])
  const customer = { ...anonymousUser, userId: 7 }
  expect(await titlesFor({ user: customer, cart })).toEqual(['Per tutti', 'Barca'])
})
