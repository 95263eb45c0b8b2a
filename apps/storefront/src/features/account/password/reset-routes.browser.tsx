import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused, showPage, Unanswered } from '../../../lib/testing/page-scene.tsx'
import ChangePasswordPage from './ChangePasswordPage.tsx'
import RequestResetPage from './RequestResetPage.tsx'
import ResetPasswordPage from './ResetPasswordPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const email = 'giulia@bottega.example'
const noAnswer = 'Si è verificato un errore, riprova tra qualche minuto.'

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
    await expect.poll(where).toBe('/reset-password-completed')
    const names = address.includes('giulia85') ? { login: 'giulia85' } : { e_mail: email }
    expect(bodies('/registration/password_reset')).toEqual([
      { ...names, reset_token: token, password: 'sedano-verde-7' },
    ])
  },
)

/** The page behind a link, whose check and reset answer what the test says. */
const openLink = (address: string, check: () => object, reset: () => object = () => ({})) =>
  showPage(ResetPasswordPage, {
    data: () => null,
    ...(address.startsWith('/reset-') && { route: '/reset-password-confirm/:email?' }),
    address,
    answers: { '/registration/password_reset_token_check': check, '/registration/password_reset': reset },
  })

const inTurn = (...answers: (object | Error)[]) => {
  return () => {
    const answer = answers.shift() ?? {}
    if (answer instanceof Error) throw answer
    return answer
  }
}

test.each([
  ['is no longer good', `/reset-password-confirm/${email}#old`, 1],
  ['has no token', `/registration/reset-password?email=${encodeURIComponent(email)}`, 0],
])('a link that %s offers another one [security-62]', async (_, address, checks) => {
  const { bodies } = await openLink(address, inTurn(new Refused('error.password.resetWrong', 'Non vale')))
  await expect.element(page.getByText(/Questo collegamento non vale più/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Chiedi un altro collegamento' }))
    .toHaveAttribute('href', `/reset-password-request?email=${encodeURIComponent(email)}`)
  expect(bodies('/registration/password_reset_token_check')).toHaveLength(checks)
})

test('a check the shop does not answer is no end of the link: it can be made again [security-65]', async () => {
  await openLink('/reset-password-confirm#lost-check', inTurn(new Unanswered(), {}))
  await expect.element(page.getByText(noAnswer)).toBeVisible()
  await expect.element(page.getByText(/non vale più/)).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Riprova' }))
  await expect.element(page.getByLabelText(/^Nuova password/)).toBeVisible()
})

test('a reset the shop does not answer leaves what was typed, and can be sent again [security-66]', async () => {
  const wrong = new Refused('error.password.resetWrong', 'Questo collegamento non vale più. Chiedine un altro.')
  const common = new Refused('error.password.common', 'Troppo comune')
  const { bodies } = await openLink(
    '/reset-password-confirm#lost-reset',
    () => ({}),
    inTurn(new Unanswered(), common, wrong),
  )
  const field = page.getByLabelText(/^Nuova password/)
  const save = page.getByRole('button', { name: 'Salva la password' })
  await userEvent.fill(field, 'sedano-verde-7')
  await userEvent.click(save)
  await expect.element(page.getByRole('alert').getByText(noAnswer)).toBeVisible()
  await expect.element(field).toHaveValue('sedano-verde-7')
  await userEvent.click(save)
  await expect.element(field).toHaveAccessibleDescription(/Troppo comune/)
  await userEvent.click(save)
  await expect.element(page.getByRole('link', { name: 'Chiedi un altro collegamento' })).toBeVisible()
  expect(bodies('/registration/password_reset')).toHaveLength(3)
})

test('a link is asked for again where the shop did not answer, and after too many tries, which are said [security-67]', async () => {
  const { bodies, where } = await showPage(RequestResetPage, {
    data: () => null,
    address: '/reset-password-request',
    answers: {
      '/registration/password_reset_token_request': inTurn(
        new Unanswered(),
        new Refused('error.login.tooMany', 'Troppi tentativi'),
        {},
      ),
    },
  })
  await userEvent.fill(page.getByRole('textbox'), email)
  const send = page.getByRole('button', { name: 'Mandami il collegamento' })
  await userEvent.click(send)
  await expect.element(page.getByRole('alert').getByText(noAnswer)).toBeVisible()
  expect(where()).toBe('/reset-password-request')
  await userEvent.click(send)
  await expect.element(page.getByRole('alert').getByText('Troppi tentativi')).toBeVisible()
  expect(where()).toBe('/reset-password-request')
  await expect.element(page.getByRole('textbox')).toHaveValue(email)
  await userEvent.click(send)
  await expect.poll(where).toBe('/reset-password-sent')
  const asked = { login: email }
  expect(bodies('/registration/password_reset_token_request')).toEqual([asked, asked, asked])
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
  if (passwordRule === 'length') await expect.poll(() => bodies('/registration/update_password')).toHaveLength(1)
  else {
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(bodies('/registration/update_password')).toEqual([])
  }
})
