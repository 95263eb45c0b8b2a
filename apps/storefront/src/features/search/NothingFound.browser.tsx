import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { NothingFound } from './NothingFound.tsx'

const Scene = ({ loaderData }: { loaderData: { q: string; without: readonly string[] } }) => (
  <NothingFound {...loaderData} instead={[]} departments={[]} />
)

test('a search that excludes something and finds nothing says so [search-177]', async () => {
  await showPage(Scene, { data: () => ({ q: 'torta senza uova', without: ['senza uova'] }) })
  await expect.element(page.getByText('Non abbiamo trovato nulla senza uova')).toBeVisible()
  await expect
    .element(page.getByText('Prodotti di cui non ne siamo certi non li mostriamo', { exact: false }))
    .toBeVisible()
})

test('a search that excludes nothing says what was searched for', async () => {
  await showPage(Scene, { data: () => ({ q: 'torta', without: [] }) })
  await expect.element(page.getByText('Non abbiamo trovato nulla per «torta»')).toBeVisible()
})
