import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { MenusContext } from '../../lib/visit/menus-context.ts'
import type { Menus } from '../../lib/visit/menus.ts'
import type { PageSetting } from '../../lib/visit/page-setting.ts'
import { Footer } from './Footer.tsx'

afterEach(() => vi.unstubAllGlobals())

const menu = {
  id: 4,
  slug: 'consorzio',
  name: 'Il consorzio',
  items: [
    { title: 'Consegna e ritiro', url: '/page/spedizioni', items: [] },
    {
      title: 'Lavora con noi',
      url: '/page/lavoro',
      items: [
        { title: 'I volantini', url: '/volantini' },
        { title: 'La storia', url: 'https://consorzio.example/' },
      ],
    },
  ],
}

const show = (menus: Menus, setting: Partial<PageSetting> = {}) =>
  showPage(() => <Footer onCookiePreferences={() => undefined} />, {
    data: () => null,
    setting,
    around: (footer) => <MenusContext value={menus}>{footer}</MenusContext>,
  })

test('the footer draws the menus of the editors, without the pages it leads to itself [frame-15]', async () => {
  await show([menu])
  const links = page.getByRole('navigation', { name: menu.name }).getByRole('link')
  await expect.element(links.first()).toBeVisible()
  expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Consegna e ritiro', '/page/spedizioni'],
    ['Lavora con noi', '/page/lavoro'],
    ['La storia', 'https://consorzio.example/'],
  ])
  await expectAccessible()
})

test('a footer without menus, or with one that repeats its own links, has its own columns alone [frame-16]', async () => {
  await show([{ ...menu, items: [{ title: 'I volantini', url: '/volantini', items: [] }] }])
  await expect.element(page.getByRole('link', { name: 'Volantini' })).toBeVisible()
  expect(page.getByRole('navigation').elements()).toHaveLength(4)
})

const choice = page.getByRole('navigation', { name: 'Lingua' })

test('the footer offers the languages of the shop [frame-17]', async () => {
  await show([], { languages: ['it', 'de'] })
  await expect.element(choice).toBeVisible()
  expect(
    choice
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('lang')),
  ).toEqual(['it', 'de'])
})

test('the footer of a shop of one language has no choice of it [frame-18]', async () => {
  await show([], { languages: ['it'] })
  await expect.element(page.getByRole('link', { name: 'Volantini' })).toBeVisible()
  expect(choice.elements()).toHaveLength(0)
})
