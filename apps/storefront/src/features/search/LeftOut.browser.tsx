import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { LeftOut } from './LeftOut.tsx'

const Scene = ({ loaderData: { without } }: { loaderData: { without: readonly string[] } }) => (
  <>
    <h1>Zuppe</h1>
    <LeftOut without={without} />
  </>
)
const noteOf = (what: string) => page.getByText(`Hai cercato qualcosa ${what}`, { exact: false })

test('results without something say what is left out, and that traces count', async () => {
  await showPage(Scene, { data: () => ({ without: ['senza sedano', 'senza uova'] }) })
  await expect.element(noteOf('senza sedano, senza uova. Contano anche le tracce')).toBeVisible()
})

test('results of a search that excludes nothing say nothing of it', async () => {
  await showPage(Scene, { data: () => ({ without: [] }) })
  await expect.element(page.getByRole('heading', { name: 'Zuppe' })).toBeVisible()
  expect(noteOf('').elements()).toEqual([])
})
