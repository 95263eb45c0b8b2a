import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import ChangePasswordPage from './ChangePasswordPage.tsx'
import ResetPasswordPage from './ResetPasswordPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const email = 'giulia@bottega.example'

/** Patterns as in routes.ts; each address with where its token stands. */
const routes = [
  ['/reset-password-confirm/:email?', `/reset-password-confirm/${email}`, '#'],
  ['/reset-password-confirm/:email?', `/reset-password-confirm?email=${encodeURIComponent(email)}`, '&token='],
  [
    '/registration/reset-password/:message?/:login?',
    '/registration/reset-password/need_password_reset/giulia85',
    '?token=',
  ],
  ['/recover-password-confirm', `/recover-password-confirm?e_mail=${encodeURIComponent(email)}`, '&token='],
] as const

test.each(routes)(
  'of the reset, %s at %s takes the token behind "%s" out of the address and sets the password [security-61]',
  async (route, address, before) => {
    const token = `secret-${routes.findIndex((one) => one[1] === address)}`
    const { bodies, where } = await showPage(ResetPasswordPage, {
      data: () => null,
      route,
      address: `${address}${before}${token}`,
      answers: { '/registration/password_reset_token_check': () => ({}), '/registration/password_reset': () => ({}) },
    })
    await expect.element(page.getByLabelText(/^Nuova password/)).toBeVisible()
    expect(where()).not.toContain(token)
    expect(bodies('/registration/password_reset_token_check')).toEqual([{ reset_token: token }])
    await userEvent.fill(page.getByLabelText(/^Nuova password/), 'sedano-verde-7')
    await userEvent.click(page.getByRole('button', { name: 'Salva la password' }))
    await vi.waitFor(() => expect(where()).toBe('/reset-password-completed'))
    const names = address.includes('giulia85') ? { login: 'giulia85' } : { e_mail: email }
    expect(bodies('/registration/password_reset')).toEqual([
      { ...names, reset_token: token, password: 'sedano-verde-7' },
    ])
  },
)

test('a link that is no longer good offers another one [security-62]', async () => {
  await showPage(ResetPasswordPage, {
    data: () => null,
    route: '/reset-password-confirm/:email?',
    address: `/reset-password-confirm/${email}`,
  })
  await expect.element(page.getByText(/Questo collegamento non vale più/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Chiedi un altro collegamento' }))
    .toHaveAttribute('href', `/reset-password-request?email=${encodeURIComponent(email)}`)
})

test.each([
  ['length', 'Da 8 a 128 caratteri, non una password comune'],
  ['strict', 'Da 8 a 25 caratteri, con una minuscola, una maiuscola, una cifra e un carattere speciale'],
] as const)('a password being set says the rule in force: %s [security-63]', async (passwordRule, text) => {
  const { bodies } = await showPage(ChangePasswordPage, {
    data: () => ({ hasPassword: true }),
    setting: { passwordRule },
    answers: { '/registration/update_password': () => ({}) },
  })
  const field = page.getByLabelText(/^Nuova password/)
  await expect.element(field).toHaveAccessibleDescription(text)
  await userEvent.fill(page.getByLabelText(/^Password attuale/), 'basilico-fresco-7')
  await userEvent.fill(field, 'sedano-verde-7')
  await userEvent.click(page.getByRole('button', { name: 'Cambia la password' }))
  if (passwordRule === 'length') await vi.waitFor(() => expect(bodies('/registration/update_password')).toHaveLength(1))
  else {
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(bodies('/registration/update_password')).toEqual([])
  }
})
