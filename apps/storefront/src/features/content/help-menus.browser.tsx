import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
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
    { title: 'Negozi', url: '/negozi-e-volantini', items: [{ title: 'Volantini', url: '/volantini' }] },
  ],
}

/** The pages editors may have written do not exist; the menus are answered, or refused. */
const apiWith = (menus: unknown) =>
  ({
    call: ({ path }: { path: string }) =>
      path === '/custom/menus' && menus !== undefined
        ? Promise.resolve({ data: menus })
        : Promise.reject(
            new RefusalError(
              { ...silence, errors: [{ code: 'error.article.notFound', error: '' }] },
              anonymousUser,
              200,
            ),
          ),
  }) as unknown as Api

test('the help page draws the menus of the editors, with their levels, and not that of the departments [content-300]', async () => {
  const loaded = await loadStaticPage(apiWith([departments, services]), 'help')
  await showPage(StaticPage, { data: () => loaded })
  const menu = page.getByRole('navigation', { name: 'I nostri servizi' })
  await expect.element(menu).toBeVisible()
  const links = menu.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Consegna e ritiro', '/page/spedizioni'],
    ['Negozi', '/negozi-e-volantini'],
    ['Volantini', '/volantini'],
  ])
  await expectAccessible()
})

test('the help page stands without menus, and the legal texts have none [content-301]', async () => {
  expect(await loadStaticPage(apiWith(undefined), 'help')).toMatchObject({ kind: 'own', menus: [] })
  expect(await loadStaticPage(apiWith([services]), 'terms')).toMatchObject({ kind: 'own', menus: [] })
})
