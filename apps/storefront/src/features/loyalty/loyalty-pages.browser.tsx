import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import BenefitsPage from './benefits/BenefitsPage.tsx'
import FidelityPage from './card/FidelityPage.tsx'
import InvitePage from './invite/InvitePage.tsx'
import DonatePage from './points/DonatePage.tsx'
import PointsPage from './points/PointsPage.tsx'
import RequestedRewardsPage from './rewards/RequestedRewardsPage.tsx'
import RewardsCartPage from './rewards/RewardsCartPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const button = (name: string | RegExp, exact = true) => page.getByRole('button', { name, exact })
const onePage = (totItems: number) => ({ selPage: 1, totPages: 1, totItems, itemsPerPage: 12 })

describe('the loyalty card', () => {
  const number = '2400000000013'
  const card = { fidelityCard: number, addedAt: '2026-05-04T10:00:00.000Z' }

  test('is added by its number and birth date, and then shown with its barcode [loyalty-39]', async () => {
    const state = { cards: [] as (typeof card)[], points: 120 }
    const { bodies } = await showPage(FidelityPage, {
      data: () => ({ ...state }),
      answers: {
        '/registration/add-card': () => {
          state.cards = [card]
          return state
        },
      },
    })
    await userEvent.click(button('Aggiungi la carta'))
    await expect.element(page.getByText('Campo obbligatorio').first()).toBeVisible()
    expect(bodies('/registration/add-card')).toEqual([])
    await userEvent.fill(page.getByRole('textbox', { name: /Numero della carta/ }), '2400 0000 0001 3')
    await userEvent.fill(page.getByLabelText(/Data di nascita/), '1985-03-01')
    await userEvent.click(button('Aggiungi la carta'))
    await expect.element(page.getByRole('region', { name: 'Carta di Giulia Bianchi' })).toBeVisible()
    expect(bodies('/registration/add-card')).toEqual([{ fidelity_card: number, birth_date: '1985-03-01' }])
    await expectAccessible()
  })

  test('is added with a day of birth in digits alone, and one that cannot be is said in words [birthdates-321]', async () => {
    const { bodies } = await showPage(FidelityPage, {
      data: () => ({ cards: [], points: 0 }),
      answers: { '/registration/add-card': () => ({}) },
    })
    const birthDate = page.getByRole('textbox', { name: 'Data di nascita' })
    await userEvent.fill(page.getByRole('textbox', { name: /Numero della carta/ }), number)
    for (const [typed, text] of [
      ['31/02/1985', /Questo giorno non esiste/],
      ['01/01/2999', 'Questa data deve ancora venire'],
    ] as const) {
      await userEvent.clear(birthDate)
      await userEvent.type(birthDate, typed)
      await userEvent.click(button('Aggiungi la carta'))
      await expect.element(page.getByText(text)).toBeVisible()
    }
    await userEvent.clear(birthDate)
    await userEvent.type(birthDate, '01031985')
    await userEvent.click(button('Aggiungi la carta'))
    await expect
      .poll(() => bodies('/registration/add-card'))
      .toEqual([{ fidelity_card: number, birth_date: '1985-03-01' }])
  })

  test('is removed after a confirmation, and stays when it is not meant [loyalty-40]', async () => {
    const state = { cards: [card], points: 120 }
    const { bodies } = await showPage(FidelityPage, {
      data: () => ({ ...state }),
      answers: {
        '/registration/remove-card': () => {
          state.cards = []
          return state
        },
      },
    })
    await userEvent.click(button('Togli la carta'))
    await userEvent.click(button('Lasciala'))
    expect(bodies('/registration/remove-card')).toEqual([])
    await userEvent.click(button('Togli la carta'))
    await userEvent.click(button('Togli'))
    await expect.element(page.getByRole('heading', { name: 'Aggiungi la tua carta' })).toBeVisible()
    expect(bodies('/registration/remove-card')).toEqual([{ fidelity_card: number }])
  })
})

test('a card whose number has a wrong check digit is shown by its number, without bars [loyalty-50]', async () => {
  const card = { fidelityCard: '2400000000014', addedAt: '2026-05-04T10:00:00.000Z' }
  await showPage(FidelityPage, { data: () => ({ cards: [card], points: 0 }) })
  const shown = page.getByRole('region', { name: 'Carta di Giulia Bianchi' })
  await expect.element(shown.getByText('2 400000 000014')).toBeVisible()
  await expect.element(button('Togli la carta')).toBeVisible()
  expect(shown.element().querySelector('svg')).toBeNull()
})

describe('points', () => {
  const steps = [
    { points: 100, amount: 1 },
    { points: 500, amount: 6 },
  ]
  const view = { hasCard: true, pointsPerEuro: 1, steps, movements: [], page: onePage(0) }

  test('become a voucher after a confirmation; a step beyond the balance says what is missing [loyalty-41]', async () => {
    const state = { points: 120 }
    const { bodies } = await showPage(PointsPage, {
      data: () => ({ ...view, ...state }),
      answers: {
        '/registration/convert_points_polv': () => {
          state.points = 20
          return { points: 20, userGiftCertificateId: 5, giftCode: 'X', amount: 1, endDate: '2026-12-31' }
        },
      },
    })
    await expect.element(button(/500 punti/, false)).toBeDisabled()
    await expect.element(page.getByText(/Ti mancano 380 punti/)).toBeVisible()
    await userEvent.click(button(/Trasforma 100 punti/, false))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Trasforma' }))
    await expect.element(page.getByText(/Ecco il tuo buono/)).toBeVisible()
    expect(bodies('/registration/convert_points_polv')).toEqual([{ points: 100 }])
    await expectAccessible()
  })

  test('are donated in whole units, after a confirmation [loyalty-42]', async () => {
    const cause = { causeId: 3, name: 'Banco alimentare', description: 'Cibo', points: 0, donations: 0 }
    const { sent } = await showPage(DonatePage, {
      data: () => ({ points: 120, donationUnit: 50, causes: [cause] }),
      answers: { '/loyalty/donate': () => ({ points: 20, cause }) },
    })
    await userEvent.click(button('Più punti per Banco alimentare'))
    await userEvent.click(button('Dona 100 punti a Banco alimentare'))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Dona' }))
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ cause_id: 3, points: 100 }])
    await expectAccessible()
  })
})

describe('rewards', () => {
  test('are chosen within the points there are, and asked for with one press [loyalty-43]', async () => {
    const reward = { rewardId: 4, name: 'Moka', description: 'Tre tazze', points: 80, quantity: 0 }
    const catalogue = (quantity: number) => ({
      points: 100,
      chosenPoints: 80 * quantity,
      rewards: [{ ...reward, quantity }],
    })
    const { sent, where } = await showPage(RewardsCartPage, {
      data: () => catalogue(0),
      answers: {
        '/loyalty/choose-reward': (body) => catalogue((body as { quantity: number }).quantity),
        '/loyalty/request-rewards': () => ({ requestId: 9 }),
      },
    })
    await expect.element(button('Richiedi i premi')).toBeDisabled()
    await userEvent.click(button('Aggiungi Moka al carrello dei premi'))
    await userEvent.click(button('Uno in più di Moka'))
    await expect.element(page.getByText(/Ti mancano 60 punti/)).toBeVisible()
    await expect.element(button('Richiedi i premi')).toBeDisabled()
    await userEvent.click(button('Uno in meno di Moka'))
    await userEvent.click(button('Richiedi i premi'))
    await expect.poll(where).toBe('/profile/requested-rewards')
    expect(sent.map(({ body }) => body).slice(0, 3)).toEqual([1, 2, 1].map((quantity) => ({ reward_id: 4, quantity })))
  })

  test('that were asked for are taken back after a confirmation [loyalty-44]', async () => {
    const request = {
      requestId: 9,
      date: '2026-05-04T10:00:00.000Z',
      status: 'requested',
      statusName: 'Richiesto',
      statusDate: '2026-05-04T10:00:00.000Z',
      points: 80,
      mayCancel: true,
      rewards: [{ name: 'Moka', quantity: 1, points: 80 }],
    }
    const { sent } = await showPage(RequestedRewardsPage, {
      data: () => ({ requests: [request], page: onePage(1) }),
      answers: { '/loyalty/cancel-reward-request': () => ({}) },
    })
    await userEvent.click(button('Annulla la richiesta 9'))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Annulla la richiesta' }))
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ request_id: 9 }])
    await expectAccessible()
  })
})

test('an invitation shows its code and limits, and takes a friend’s code [loyalty-45]', async () => {
  const invite = {
    code: 'GIULIA7',
    isOpen: true,
    percent: 10,
    friends: 10,
    counted: 3,
    vouchers: 10,
    won: 2,
    invited: 4,
    grantHours: 24,
    perOrder: 1,
    until: '2026-12-31',
    mayRedeem: true,
  }
  const { sent } = await showPage(InvitePage, {
    data: () => ({ invite, link: 'https://bottega.example/profile/invite?code=GIULIA7', typed: '' }),
    answers: { '/loyalty/redeem-invite': () => ({}) },
  })
  await expect.element(page.getByText('GIULIA7').first()).toBeVisible()
  await expect.element(page.getByText('Buoni vinti: 2 di 10')).toBeVisible()
  await userEvent.click(button('Usa il codice'))
  await expect.element(page.getByText('Scrivi il codice dell’amico')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: /Codice dell’amico/ }), ' MARCO9 ')
  await userEvent.click(button('Usa il codice'))
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ code: 'MARCO9' }])
  await expectAccessible()
})

test('benefits lead on to what is missing: membership, card, workplace [loyalty-46]', async () => {
  await showPage(BenefitsPage, { data: () => ({ savedWithOffers: 12.5, savedWithVouchers: 3, vouchers: 2 }) })
  const link = (name: string) => page.getByRole('link', { name })
  await expect.element(page.getByText('12,50 €')).toBeVisible()
  await expect.element(link('Diventa socio')).toHaveAttribute('href', '/page/diventa-socio-coop')
  await expect.element(link('Aggiungi la carta')).toHaveAttribute('href', '/profile/fidelity')
  await expect.element(link('Inserisci il codice')).toHaveAttribute('href', '/shop-at-work')
  await expectAccessible()
})
