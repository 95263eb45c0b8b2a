import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused, showPage } from '../../../lib/testing/page-scene.tsx'
import RegistrationConfirmPage from './RegistrationConfirmPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const open = (address: string, answers = {}) =>
  showPage(RegistrationConfirmPage, { data: () => null, address, user: { userId: -1 }, answers })

test('the button behind the mail’s link confirms, not opening it [registration-58]', async () => {
  const { sent, bodies, where } = await open('/registration/confirm?e_mail=lia%40bottega.example#code-of-the-mail', {
    '/registration/registration_confirm': () => ({ outcome: 'confirmed', signedIn: false }),
  })
  expect(sent).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Conferma' }))
  await expect.poll(where).toBe('/registration/confirm/success')
  expect(bodies('/registration/registration_confirm')).toEqual([
    { e_mail: 'lia@bottega.example', reg_control_code: 'code-of-the-mail' },
  ])
})

const answers = { '/registration/registration_confirm': () => ({ outcome: 'confirmed', signedIn: false }) }
const openAs = (user: object) => {
  const address = '/registration/confirm?e_mail=lia%40bottega.example#code-of-the-mail'
  return showPage(RegistrationConfirmPage, { data: () => null, address, user, answers })
}

test('the mail’s link confirms without a press where its own account is signed in [visit-507]', async () => {
  const { where } = await openAs({ userId: 7, email: 'lia@bottega.example', profileConfirmed: false })
  await expect.poll(where).toBe('/registration/confirm/success')
})

test('the mail’s link waits for the press where another account is signed in [visit-508]', async () => {
  const { sent } = await openAs({ userId: 7, email: 'ada@bottega.example', profileConfirmed: false })
  await expect.element(page.getByRole('button', { name: 'Conferma' })).toBeEnabled()
  expect(sent).toEqual([])
})

test('after a refusal the same code can be sent again; one that is no longer good gives way to another mail [registration-60]', async () => {
  const refusals = [
    'Riprova tra poco',
    new Refused('error.registration.confirmWrong', 'Questo collegamento non vale più'),
  ]
  const { sent } = await open('/registration/confirm?e_mail=lia%40bottega.example#code-of-the-mail', {
    '/registration/registration_confirm': () => {
      throw refusals.shift()
    },
  })
  const confirm = page.getByRole('button', { name: 'Conferma' })
  await userEvent.click(confirm)
  await expect.element(page.getByText('Riprova tra poco')).toBeVisible()
  await userEvent.click(confirm)
  await expect.element(page.getByText('Questo collegamento non vale più')).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Mandami un’altra e-mail' })).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('without its code the page of an address sends another mail [registration-59]', async () => {
  const { sent } = await open('/registration/confirm?e_mail=lia%40bottega.example', {
    '/registration/registration_resend_email': () => ({}),
  })
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Mandami un’altra e-mail' }))
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/ebsn/api/registration/registration_resend_email'])
})

test('without an address it leads to where one is asked for', async () => {
  await open('/registration/confirm')
  await expect
    .element(page.getByRole('link', { name: 'Mandami un’altra e-mail' }))
    .toHaveAttribute('href', '/registration/confirm/error')
})
