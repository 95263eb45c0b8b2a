import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { goOnWithWanted } from '../../../lib/storage/wanted.ts'
import SignUpPage from './SignUpPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const fill = (name: RegExp, text: string) => userEvent.fill(page.getByRole('textbox', { name }), text)

test('the form of the checkout asks what an order needs; at the address of an account the mail says how to go on [visit-509]', async () => {
  const { bodies } = await showPage(SignUpPage, {
    data: () => ({ disclaimers: [], stores: [] }),
    address: '/checkout/sign-up',
    user: { userId: -1 },
    cart: { totalItems: 1 },
    answers: { '/registration/register_user': () => ({}) },
  })
  await expectAccessible()
  expect(page.getByRole('textbox', { name: /fiscale|telefono|invito/ }).elements()).toEqual([])
  await fill(/^Nome/, 'Lia')
  await fill(/^Cognome/, 'Prova')
  await fill(/^Data di nascita/, '01/02/1990')
  await fill(/^Cellulare/, '3331234567')
  await fill(/^E-mail/, 'lia@bottega.example')
  await userEvent.fill(page.getByLabelText(/^Password/), 'basilico-fresco-7')
  await userEvent.click(page.getByRole('button', { name: 'Iscriviti e continua' }))
  await expect.element(page.getByRole('heading', { name: 'Guarda la posta' })).toBeVisible()
  expect(bodies('/registration/register_user')).toMatchObject([{ atOnce: true, customerType: 'private' }])
  const login = page.getByRole('link', { name: 'Accedi con un account che hai già' })
  await expect.element(login).toHaveAttribute('href', '/login?redirect=%2Fcheckout')
  expect(goOnWithWanted()).toBe('/checkout')
})

test('a visitor whose cart is empty has nothing to sign up for yet and is sent to the cart', async () => {
  const { where } = await showPage(SignUpPage, {
    data: () => ({ disclaimers: [], stores: [] }),
    address: '/checkout/sign-up',
    user: { userId: -1 },
    cart: { totalItems: 0 },
  })
  await expect.poll(where).toBe('/cart')
})
