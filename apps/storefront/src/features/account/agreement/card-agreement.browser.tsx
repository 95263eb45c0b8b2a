import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused, showPage } from '../../../lib/testing/page-scene.tsx'
import CardAgreementPage from './CardAgreementPage.tsx'
import ThankYouAgreementPage from './ThankYouAgreementPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const email = 'giulia@bottega.example'
const path = '/registration/card-agreement'
/** Tokens are held in memory by the path of their page: here none ever came. */
const withoutToken = '/registration/agreement-without-token'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = (address: string, answer?: () => unknown, user = {}) =>
  showPage(CardAgreementPage, {
    data: () => null,
    address,
    user,
    ...(answer && { answers: { '/registration-card/registration_confirm': answer } }),
  })

test('a yes to the card is sent with the token of the mail and leads to the thanks [registration-51]', async () => {
  const address = `${path}?email=${encodeURIComponent(email)}&coopId=3#yes-token`
  const { bodies, where } = await open(address, () => ({ outcome: 'agreed' }))
  await expect.element(button('Accetto, usa la carta')).toBeEnabled()
  expect(where()).not.toContain('yes-token')
  await expectAccessible()
  await userEvent.click(button('Accetto, usa la carta'))
  await expect.poll(where).toBe('/thankyou-agreement')
  expect(bodies('/registration-card/registration_confirm')).toEqual([
    { action: 'agree', email, coopId: 3, token: 'yes-token' },
  ])
})

test('a no is sent as such and stays on the page [registration-52]', async () => {
  const address = `${path}?email=${encodeURIComponent(email)}&coopId=3&token=no-token`
  const { bodies, where } = await open(address, () => ({ outcome: 'refused' }))
  await userEvent.click(button('No, grazie'))
  await expect.element(page.getByText('non te lo chiediamo più', { exact: false })).toBeVisible()
  expect(where()).toContain(path)
  expect(bodies('/registration-card/registration_confirm')).toMatchObject([{ action: 'refuse', token: 'no-token' }])
})

test('a link without its token leads to the login, and back [registration-56]', async () => {
  const address = `${withoutToken}?email=${encodeURIComponent(email)}&coopId=3`
  const { sent } = await open(address, undefined, { userId: -1 })
  const login = page.getByRole('link', { name: 'Accedi e scegli' })
  await expect.element(login).toHaveAttribute('href', `/login?redirect=${encodeURIComponent(address)}`)
  await expect.element(button('Accetto, usa la carta')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('a customer who has signed in answers without a token', async () => {
  const { bodies } = await open(`${withoutToken}?email=${encodeURIComponent(email)}&coopId=3`, () => ({
    outcome: 'agreed',
  }))
  await userEvent.click(button('Accetto, usa la carta'))
  await expect
    .poll(() => bodies('/registration-card/registration_confirm'))
    .toEqual([{ action: 'agree', email, coopId: 3 }])
})

test('a press that was not answered can be repeated; a link that is over cannot', async () => {
  const refusals = ['Riprova tra poco', new Refused('error.cardAgreement.notValid', 'Questa domanda è chiusa')]
  await open(`${path}?email=${encodeURIComponent(email)}&coopId=3#again-token`, () => {
    throw refusals.shift()
  })
  await userEvent.click(button('Accetto, usa la carta'))
  await expect.element(page.getByText('Riprova tra poco')).toBeVisible()
  await userEvent.click(button('Accetto, usa la carta'))
  await expect.element(page.getByText('Questa domanda è chiusa')).toBeVisible()
  await expect.element(button('Accetto, usa la carta')).not.toBeInTheDocument()
})

test('a link without its address or cooperative sends nothing', async () => {
  const { sent } = await open(`${path}?email=${encodeURIComponent(email)}&coopId=none#any-token`)
  await expect.element(page.getByText('Questo collegamento non è completo', { exact: false })).toBeVisible()
  await expect.element(button('Accetto, usa la carta')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('the thanks lead to the card [registration-53]', async () => {
  await showPage(ThankYouAgreementPage, { data: () => null, address: '/thankyou-agreement' })
  await expect
    .element(page.getByRole('link', { name: 'Vai alla carta fedeltà' }))
    .toHaveAttribute('href', '/profile/fidelity')
  await expectAccessible()
})
