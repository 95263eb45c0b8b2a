import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readStored, writeStored } from '../../lib/storage/stored.ts'
import { Refused, showPage } from '../../lib/testing/page-scene.tsx'
import { useShopper } from '../../lib/visit/shopper.ts'
import { WithCart } from '../cart-store/testing-cart.tsx'
import PaymentMethodsPage from './cards/PaymentMethodsPage.tsx'
import ProfileOutcomePage from './data/ProfileOutcomePage.tsx'
import ProfileUpdatePage from './data/ProfileUpdatePage.tsx'
import PreferredPage, { loader as loadPreferred } from './goods/PreferredPage.tsx'
import DeleteAccountPage from './leave/DeleteAccountPage.tsx'
import DeletionLinkPage from './leave/DeletionLinkPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const button = (name: string) => page.getByRole('button', { name, exact: true })
const FirstName = () => <p>Ciao, {useShopper().user.firstName}</p>
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

test('a stored card says its expiry, is removed after a confirmation, and stays without one [profile-25]', async () => {
  const card = { userPaymentAuthId: 5, brand: 'visa', lastDigits: '4242', expires: '05/2030' }
  const state = { cards: [card] }
  const { bodies } = await showPage(PaymentMethodsPage, {
    data: () => ({ cards: state.cards, methods: [], today: '2026-11-23' }),
    answers: {
      '/payment-type/remove-auth': () => {
        state.cards = []
        return {}
      },
    },
  })
  await expect.element(page.getByText('•••• •••• •••• 4242')).toBeVisible()
  await expect.element(page.getByText('Scadenza 05/2030')).toBeVisible()
  await userEvent.click(button('Elimina Visa che finisce con 4242'))
  await userEvent.click(inDialog('Tienila'))
  expect(bodies('/payment-type/remove-auth')).toEqual([])
  await userEvent.click(button('Elimina Visa che finisce con 4242'))
  await userEvent.click(inDialog('Elimina'))
  await expect.element(page.getByText('Nessuna carta salvata')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Vai al carrello' })).toHaveAttribute('href', '/cart')
  expect(bodies('/payment-type/remove-auth')).toEqual([{ user_payment_auth_id: 5 }])
})

test('the page of the cards lists every way to pay, where the tile about them leads [profile-74]', async () => {
  const methods = [
    { paymentTypeId: 12, name: 'Carta online', description: 'Sulla pagina sicura della banca' },
    { paymentTypeId: 2, name: 'Alla consegna', description: '' },
  ]
  await showPage(PaymentMethodsPage, { data: () => ({ cards: [], methods, today: '2026-11-23' }) })
  const section = page.getByRole('region', { name: 'Metodi di pagamento accettati' })
  await expect.element(section.getByText('Carta online')).toBeVisible()
  expect(section.getByRole('listitem').elements().length).toBe(2)
  expect(section.element().id).toBe('methods')
  await expectAccessible()
})

describe('changing the profile', () => {
  const detail = {
    customerType: 'private',
    email: 'giulia@bottega.example',
    vatNumber: null,
    firstName: 'Giulia',
    lastName: 'Bianchi',
    birthDate: '1985-03-01',
    gender: null,
    fiscalCode: null,
    mobilePhone: '3331234567',
    phone: null,
    storeId: null,
  }
  const data = (emailChanged: boolean) => () => ({
    detail,
    stores: [],
    today: '2026-11-23',
    answers: {},
    packagingTypes: [],
    emailChanged,
  })
  const around = (shown: ReactNode) => <WithCart>{shown}</WithCart>

  test('sends nothing that is not valid, and then leads to what became of it [profile-26]', async () => {
    const { bodies, where } = await showPage(ProfileUpdatePage, {
      data: data(false),
      around,
      answers: { '/registration/update_user_detail': () => ({}) },
    })
    await userEvent.fill(page.getByRole('textbox', { name: 'Cellulare' }), '12')
    await userEvent.click(button('Salva'))
    await expect.element(page.getByText('Digitare un numero di telefono valido')).toBeVisible()
    expect(bodies('/registration/update_user_detail')).toEqual([])
    await userEvent.fill(page.getByRole('textbox', { name: 'Cellulare' }), '3339876543')
    await userEvent.click(button('Salva'))
    await expect.poll(where).toBe('/profile/profile-updated')
    expect(bodies('/registration/update_user_detail')).toMatchObject([{ mobilePhone: '3339876543' }])
  })

  test('takes the day of birth as it is typed, shows the stored one so, and says what is wrong [birthdates-320]', async () => {
    const { bodies } = await showPage(ProfileUpdatePage, {
      data: data(false),
      around,
      answers: { '/registration/update_user_detail': () => ({}) },
    })
    const birthDate = page.getByRole('textbox', { name: 'Data di nascita' })
    await expect.element(birthDate).toHaveValue('01/03/1985')
    await userEvent.clear(birthDate)
    await userEvent.type(birthDate, '5/3/85')
    await userEvent.click(button('Salva'))
    await expect.element(page.getByText('Scrivi l’anno con quattro cifre, per esempio 1985')).toBeVisible()
    await userEvent.clear(birthDate)
    await userEvent.type(birthDate, '05031985')
    await userEvent.click(button('Salva'))
    await expect.poll(() => bodies('/registration/update_user_detail')).toMatchObject([{ birthDate: '1985-03-05' }])
  })

  test('says with the query emailchanged which address it is now [profile-27]', async () => {
    await showPage(ProfileUpdatePage, { data: data(true), around })
    await expect
      .element(page.getByText('Il tuo indirizzo e-mail è cambiato: ora è giulia@bottega.example.'))
      .toBeVisible()
    await expectAccessible()
  })

  test.each([
    ['profile-updated', 'Dati aggiornati', '/profile/dashboard'],
    ['profile-confirmed', 'Profilo confermato', '/profile/dashboard'],
    ['profile-update-error', 'Dati non aggiornati', '/profile/profile-update'],
  ])('ends at %s with a next step [profile-28]', async (path, title, next) => {
    await showPage(ProfileOutcomePage, { data: () => null, address: `/profile/${path}` })
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(page.getByRole('link')).toHaveAttribute('href', next)
  })
})

test.each([
  [true, 'I miei preferiti'],
  [false, 'I più acquistati'],
])('with favourites %s the breadcrumb of preferred says "%s" [profile-29]', async (hasFavorites, name) => {
  const empty = { selPage: 1, totPages: 0, totItems: 0, itemsPerPage: 12 }
  const api = {
    call: () => Promise.resolve({ user: { hasFavorites }, data: { products: [], items: [], lists: [], page: empty } }),
  }
  const given: unknown = { context: { get: () => ({ api }) }, url: new URL('http://shop.example/profile/preferred') }
  const loaded = await loadPreferred(given as Parameters<typeof loadPreferred>[0])
  await showPage(PreferredPage, { data: () => loaded })
  await expect.element(page.getByRole('navigation', { name: 'Percorso' }).getByText(name)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

describe('deleting the account', () => {
  const link = { login: 'giulia85', token: 'secret-of-a-mail' }
  const address = `/delete-account#${new URLSearchParams(link).toString()}`

  test('is explained, and asked for by a mail [profile-30]', async () => {
    const { sent } = await showPage(DeleteAccountPage, {
      data: () => null,
      answers: { '/registration/anonymize_token_request': () => ({}) },
    })
    await expect.element(page.getByText(/Entro cinque giorni cancelliamo/)).toBeVisible()
    await expect.element(page.getByText(/Per legge conserviamo dieci anni/)).toBeVisible()
    expect(sent).toEqual([])
    await userEvent.click(button('Manda l’e-mail'))
    await expect.element(page.getByText(/Abbiamo scritto a giulia@bottega.example/)).toBeVisible()
    await expectAccessible()
  })

  test('is confirmed by the button behind the mail’s link, never by opening it [profile-31]', async () => {
    writeStored('searched_words', ['latte'])
    const { bodies } = await showPage(DeletionLinkPage, {
      data: () => null,
      address,
      around: (shown) => (
        <>
          <FirstName />
          {shown}
        </>
      ),
      answers: {
        '/registration/anonymize_token_check': () => ({ step: 'confirm' }),
        '/registration/user_anonymize': () => ({ eraseAfter: '2026-11-27T10:00:00.000Z' }),
        '/cart/view': () => ({ cartId: 2, version: 1, cartItems: [] }),
      },
    })
    await expect.element(page.getByText('Ciao, Giulia')).toBeVisible()
    await expect.element(button('Elimina il mio account')).toBeVisible()
    expect(bodies('/registration/user_anonymize')).toEqual([])
    await userEvent.click(button('Elimina il mio account'))
    await expect.element(page.getByText(/L’account è chiuso/)).toBeVisible()
    expect(bodies('/registration/user_anonymize')).toEqual([link])
    await expect.element(page.getByText('Ciao, Giulia')).not.toBeInTheDocument()
    expect(readStored('searched_words')).toBeUndefined()
  })

  test('whose link is no longer good leads to where another is asked for [profile-43]', async () => {
    await showPage(DeletionLinkPage, {
      data: () => null,
      address,
      answers: {
        '/registration/anonymize_token_check': () => {
          throw new Refused('error.account.deletionLink', 'Questo collegamento non vale più')
        },
      },
    })
    await expect.element(page.getByText('Questo collegamento non vale più')).toBeVisible()
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '/profile/delete-account')
  })

  test('is taken back by the button behind the second mail’s link [profile-32]', async () => {
    const { bodies } = await showPage(DeletionLinkPage, {
      data: () => null,
      address,
      answers: {
        '/registration/anonymize_token_check': () => ({ step: 'withdraw' }),
        '/registration/user_anonymize_withdraw': () => ({}),
      },
    })
    await userEvent.click(button('Riapri il mio account'))
    await expect.element(page.getByText(/L’account è di nuovo aperto/)).toBeVisible()
    expect(bodies('/registration/user_anonymize_withdraw')).toEqual([link])
  })
})
