import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { ConfirmFirst } from './ConfirmFirst.tsx'

test.each([
  [false, 1],
  [true, 0],
])(
  'whose address is confirmed: %s reads of the missing confirmation before paying %i times',
  async (profileConfirmed, times) => {
    await showPage(() => <ConfirmFirst />, { data: () => null, user: { profileConfirmed } })
    await expect
      .poll(() => page.getByRole('heading', { name: 'Conferma il tuo indirizzo' }).elements())
      .toHaveLength(times)
  },
)
