import { articlesView } from '@bottega/contract/articles/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import type { PageSetting } from '../../lib/visit/page-setting.ts'
import { loadMenus, type Menus } from '../../lib/visit/menus.ts'
import { MenusContext } from '../../lib/visit/menus-context.ts'
import { loadStaticPage } from './load-static-page.ts'
import StaticPage from './StaticPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const departments = { id: 0, slug: 'departments', name: 'departments', items: [] }
const services = {
  id: 1,
  slug: 'servizi',
  name: 'I nostri servizi',
  items: [
    { title: 'Consegna e ritiro', url: '/page/spedizioni', items: [] },
    {
      title: 'Lavora con noi',
      url: '/page/lavoro',
      items: [
        { title: 'Volantini', url: '/volantini' },
        { title: 'Il consorzio', url: 'https://consorzio.example/' },
      ],
    },
  ],
}

/** A text of law, as the server has it. */
const terms = {
  slug: 'terms',
  title: 'Condizioni di vendita',
  articleType: { name: 'page' },
  articleClass: [],
  media: [],
  meta: {},
  content: '<p>Regole</p>',
}

function answerTo(path: string, slug: string | undefined, menus: unknown) {
  if (path === '/custom/menus') return menus
  return path === articlesView.path && slug === terms.slug ? { article: terms } : undefined
}

/** The pages editors may have written do not exist; the menus are answered, or the call fails. */
const apiWith = (menus: unknown) =>
  ({
    call: ({ path }: { path: string }, input?: { query?: { slug?: string } }) =>
      answerTo(path, input?.query?.slug, menus) !== undefined
        ? Promise.resolve({ data: answerTo(path, input?.query?.slug, menus) })
        : Promise.reject(
            new RefusalError(
              { ...silence, errors: [{ code: 'error.article.notFound', error: '' }] },
              anonymousUser,
              200,
            ),
          ),
  }) as unknown as Api

const menusOf = (menus: unknown, report: (error: unknown) => void = () => undefined) =>
  loadMenus(apiWith(menus), report)

async function show(name: string, menus: Menus, setting: Partial<PageSetting> = {}) {
  const loaded = await loadStaticPage(apiWith(undefined), name)
  await showPage(StaticPage, {
    data: () => loaded,
    setting,
    around: (shown) => <MenusContext value={menus}>{shown}</MenusContext>,
  })
}

const linksOf = (of: Element | undefined) =>
  [...(of?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])

/** The section of a heading in the text of the page. */
const sectionOf = (name: string) =>
  page.getByRole('article').getByRole('heading', { name }).elements()[0]?.parentElement ?? undefined

test('the help page draws the menus of the editors, with their levels, and not that of the departments [content-300]', async () => {
  const menus = await menusOf([departments, services])
  expect(menus).toEqual([services])
  await show('help', menus)
  await expect.element(page.getByRole('article').getByRole('heading', { name: services.name })).toBeVisible()
  expect(linksOf(sectionOf(services.name))).toEqual([
    ['Consegna e ritiro', '/page/spedizioni'],
    ['Lavora con noi', '/page/lavoro'],
    ['Volantini', '/volantini'],
    ['Il consorzio', 'https://consorzio.example/'],
  ])
  await expectAccessible()
})

test('a legal text has no menus [content-302]', async () => {
  await show('terms', await menusOf([services]))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(sectionOf(services.name)).toBeUndefined()
})

test('without menus, and with one that is empty, nothing is drawn of them [content-301]', async () => {
  await show('help', await menusOf([departments, { ...services, items: [] }]))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByText(services.name).elements()).toEqual([])
})

test('a failing call of the menus is reported and leaves the page without them [content-303]', async () => {
  const report = vi.fn()
  expect(await menusOf(undefined, report)).toEqual([])
  expect(report).toHaveBeenCalledWith(expect.any(RefusalError))
})

test('the menus of one answer stay one object, which parts of pages are found by [content-304]', async () => {
  const answer = [departments, services]
  expect(await menusOf(answer)).toBe(await menusOf(answer))
  expect(await menusOf([departments, services])).not.toBe(await menusOf(answer))
})

test('the help page leads to a return, and to a person by phone where the shop has one [content-306]', async () => {
  const contact = { phone: '800 123 456', hours: 'lun–ven 08:00–20:00' }
  await show('help', [], { contact })
  await expect
    .element(page.getByRole('link', { name: 'Un prodotto manca o è rovinato? Chiedi un reso' }))
    .toHaveAttribute('href', '/profile/order-refund-request')
  await expect.element(page.getByRole('link', { name: '800 123 456' })).toHaveAttribute('href', 'tel:800123456')
  await expect.element(page.getByText('lun–ven 08:00–20:00')).toBeVisible()
  await expectAccessible()
})

test('a shop without a phone number shows none', async () => {
  await show('help', [])
  await expect.element(page.getByRole('heading', { name: 'Serve qualcosa?' })).toBeVisible()
  expect(page.getByText('Chiamaci:').elements()).toEqual([])
})
