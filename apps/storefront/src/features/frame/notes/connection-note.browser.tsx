import { ToastStack } from '@bottega/ui/components/overlays/ToastStack.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connection } from '../../../lib/network/connection.ts'
import { PageSettingContext } from '../../../lib/visit/page-setting.ts'
import { ConnectionNote } from './ConnectionNote.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([390, 1280])('a press refused without a connection says so beside its note, %d px wide', async (width) => {
  await page.viewport(width, 844)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await connection.check()
  const refusal = 'Non c’è connessione: riprova quando torna.'
  await render(
    <PageSettingContext value={{ site: 'coop', locale: 'it', holdsQuantity: false }}>
      <ToastStack
        label="Avvisi"
        closeLabel="Chiudi"
        toasts={[{ id: 1, level: 'error', text: refusal }]}
        onClose={() => {}}
      />
      <ConnectionNote />
    </PageSettingContext>,
  )
  const note = page.getByText(/riproviamo da soli/)
  await expect.element(note).toBeVisible()
  const toast = page.getByRole('listitem').element().getBoundingClientRect()
  expect(note.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(toast.bottom)
})
