import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CategoryPopupDialog } from './CategoryPopupDialog.tsx'

test('the popup of a category has its title, its markup and a button that closes it [blocks-37]', async () => {
  const closed: number[] = []
  const popup = {
    isActive: true,
    title: 'Solo ai maggiorenni',
    html: '<p>Serve un <em>documento</em></p>',
    openingDelaySeconds: 0,
    reopeningDays: 1,
  }
  const shown = await render(<CategoryPopupDialog popup={popup} onClose={() => closed.push(1)} />)
  const dialog = shown.getByRole('dialog', { name: 'Solo ai maggiorenni' })
  await expect.element(dialog.getByText('Serve un documento')).toBeVisible()
  await expectAccessible()
  await dialog.getByText('Chiudi', { exact: true }).click()
  expect(closed).toEqual([1])
})
