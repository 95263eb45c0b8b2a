import type { Api } from '@bottega/contract/api.ts'
import { useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import type { Route } from './+types/StaticPage.ts'
import { loadStaticPage } from './load-static-page.ts'
import StaticPage from './StaticPage.tsx'

/** A page of blocks whose editor says this of its title. */
const asked = (category_info: Readonly<Record<string, string>>) => {
  const block = { id: 1, type: 'StaticText', settings: { position: 'above' }, content: { html: '<p>Testo</p>' } }
  const grid = { rows: [{ fluid: false, columns: [{ widths: {}, blocks: [{ ...block, data: { forms: [] } }] }] }] }
  const category = { categoryId: 9, slug: 'festa', title: 'La festa', description: 'In piazza', listed: false }
  const data = { category: { ...category, metaData: { category_info } }, grid }
  return loadStaticPage({ call: () => Promise.resolve({ data }) } as unknown as Api, 'festa')
}

function Shown() {
  const loaderData = useLoaderData<Route.ComponentProps['loaderData']>()
  return <StaticPage {...({ loaderData } as Route.ComponentProps)} />
}

const heading = () => page.getByRole('heading', { level: 1, name: 'La festa' }).element()

test('a page of blocks has its title and its description above them [blocks-47]', async () => {
  const loaded = await asked({})
  await showPage(Shown, { data: () => loaded })
  await expect.element(page.getByText('In piazza')).toBeVisible()
  expect(heading().getBoundingClientRect().height).toBeGreaterThan(20)
})

test('a page of blocks hides them by metadata, and is still named to those who listen [blocks-48]', async () => {
  const loaded = await asked({ HIDE_TITLE: 'true' })
  await showPage(Shown, { data: () => loaded })
  await expect.element(page.getByText('Testo')).toBeVisible()
  expect(heading().getBoundingClientRect().height).toBe(0)
  expect(page.getByText('In piazza').elements()).toEqual([])
})
