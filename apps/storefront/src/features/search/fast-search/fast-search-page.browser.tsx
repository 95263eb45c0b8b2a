import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import FastSearchPage from './FastSearchPage.tsx'

test('lines of a list that were not searched for are named', async () => {
  const data = { words: ['farro', 'menta'], dropped: ['cumino', 'spago da cucina'], rows: [] }
  await showPage(FastSearchPage, { data: () => data })
  await expect
    .element(page.getByText('Non cercati, perché la lista si ferma a venti righe: cumino, spago da cucina.'))
    .toBeVisible()
})
