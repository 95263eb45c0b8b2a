import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import ConfirmOutcomePage from './ConfirmOutcomePage.tsx'

afterEach(() => vi.unstubAllGlobals())

const another = () => page.getByRole('button', { name: 'Mandami un’altra e-mail' })

test.each([
  ['/registration/confirm/success', 'Indirizzo confermato', false],
  ['/registration/confirm/already-confirmed', 'Indirizzo già confermato', false],
  ['/registration/confirm/error', 'Collegamento non valido', true],
  ['/registration/confirm/expired/again', 'Collegamento non valido', true],
])('%s says "%s" and leads to the login; another mail: %s [registration-36]', async (address, title, hasForm) => {
  await showPage(ConfirmOutcomePage, { data: () => null, address, user: { userId: -1 } })
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login')
  expect(another().elements()).toHaveLength(hasForm ? 1 : 0)
  await expectAccessible()
})

test('from a confirmation that failed another mail is sent to the address that is typed', async () => {
  const { sent } = await showPage(ConfirmOutcomePage, {
    data: () => null,
    address: '/registration/confirm/error',
    user: { userId: -1 },
    answers: { '/registration/registration_resend_email': () => ({}) },
  })
  await userEvent.fill(page.getByRole('textbox', { name: /^E-mail/ }), 'lia@bottega.example')
  await userEvent.click(another())
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/ebsn/api/registration/registration_resend_email'])
})
