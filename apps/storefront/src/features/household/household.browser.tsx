import type { HouseholdProposalView, HouseholdView } from '@bottega/contract/household/household.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { cartWith } from '../cart-store/testing.ts'
import { WithCart } from '../cart-store/testing-cart.tsx'
import { HandOver } from './HandOver.tsx'
import HouseholdPage from './HouseholdPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const proposal = (proposalId: number, name: string, change: Partial<HouseholdProposalView> = {}) => ({
  proposalId,
  productId: proposalId,
  name,
  description: '1 l',
  itemUrl: `/product/${proposalId}`,
  mediaURL: '',
  quantity: 2,
  isLoose: false,
  total: 2.9,
  memberName: 'Sara',
  proposedAt: '2026-11-16T08:00:00Z',
  state: 'open' as const,
  ...change,
})
const anna = { memberId: 1, firstName: 'Anna', role: 'holder' as const }
const luca = { memberId: 2, firstName: 'Luca', role: 'adult' as const, weeklyLimitCents: 5000, spentCents: 1250 }
const own: HouseholdView = {
  isHolder: true,
  holderName: 'Anna',
  members: [
    { ...anna, isMe: true },
    { ...luca, isMe: false },
  ],
  invitations: [{ invitationId: 4, email: 'nonna@bottega.example', role: 'child', expiresAt: '2026-11-23T08:00:00Z' }],
  proposals: [proposal(7, 'Latte'), proposal(8, 'Pasta')],
}

const show = (data: { household: HouseholdView | undefined; token?: string }) =>
  showPage(HouseholdPage, {
    data: () => ({ token: undefined, ...data }),
    user: { userId: 5 },
    address: '/profile/household',
    around: (shown) => <WithCart>{shown}</WithCart>,
    answers: {
      '/household/open': () => ({}),
      '/household/accept': () => ({}),
      '/household/invite': () => ({}),
      '/household/member': () => ({}),
      '/household/member/remove': () => ({}),
      '/household/invitation': () => ({ holderName: 'Anna Prova', role: 'adult' }),
      '/household/proposals/accept': () => cartWith([], 2),
      '/household/proposals/decline': () => ({}),
    },
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('who is in no household reads what it is, and opens one', async () => {
  const { bodies } = await show({ household: undefined })
  await expect.element(page.getByRole('heading', { name: 'Fate la spesa insieme' })).toBeVisible()
  await expectAccessible()
  await userEvent.click(button('Apri il nucleo familiare'))
  await expect.poll(() => bodies('/household/open')).toEqual([{}])
})

test('the holder answers proposals one by one or all, with their price and who proposes them', async () => {
  const { bodies } = await show({ household: own })
  await expect.element(page.getByText('proposto da Sara').first()).toBeVisible()
  await expectAccessible()
  await userEvent.click(button('Rifiuta Pasta'))
  await expect.poll(() => bodies('/household/proposals/decline')).toEqual([{ proposal_ids: [8] }])
  await userEvent.click(button('Accetta tutto'))
  await expect.poll(() => bodies('/household/proposals/accept')).toEqual([{ proposal_ids: [7, 8], accept_diet: false }])
})

test('the holder sets the limit of a member in euros, and an amount that is none is not sent', async () => {
  const { bodies } = await show({ household: own })
  await expect.element(page.getByText(/Passati questa settimana: 12,50.€ di 50,00.€/)).toBeVisible()
  const field = page.getByLabelText('Limite alla settimana, in euro')
  await userEvent.fill(field, 'molto')
  await userEvent.click(button('Salva: Luca'))
  await expect.element(page.getByText(/Scrivi un importo in euro/)).toBeVisible()
  expect(bodies('/household/member')).toEqual([])
  await userEvent.fill(field, '12,5')
  await userEvent.click(button('Salva: Luca'))
  await expect
    .poll(() => bodies('/household/member'))
    .toEqual([{ member_id: 2, role: 'adult', weekly_limit_cents: 1250 }])
})

test('a member is removed after a question', async () => {
  const { bodies } = await show({ household: own })
  await userEvent.click(button('Togli Luca'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Annulla' }))
  expect(bodies('/household/member/remove')).toEqual([])
  await userEvent.click(button('Togli Luca'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Togli' }))
  await expect.poll(() => bodies('/household/member/remove')).toEqual([{ member_id: 2 }])
})

test('a member reads what became of their proposals, and has nothing to decide', async () => {
  const members = own.members.map((one) => Object.assign({}, one, { isMe: one.memberId === 2 }))
  const proposals = [proposal(7, 'Latte', { state: 'accepted' }), proposal(8, 'Pasta', { state: 'declined' })]
  await show({ household: { ...own, isHolder: false, members, invitations: [], proposals } })
  await expect.element(page.getByText('accettato')).toBeVisible()
  await expect.element(page.getByText('rifiutato')).toBeVisible()
  await expect.element(button('Accetta tutto')).not.toBeInTheDocument()
  await expect.element(button('Lascia il nucleo familiare')).toBeVisible()
  await expectAccessible()
})

test('the link of an invitation says whose household it is before one joins', async () => {
  const { bodies } = await show({ household: undefined, token: 'abcdefghijklmnopqrstuvwxyz' })
  await expect
    .element(page.getByRole('heading', { name: 'Anna Prova ti invita nel suo nucleo familiare' }))
    .toBeVisible()
  expect(bodies('/household/accept')).toEqual([])
  await userEvent.click(button('Entra'))
  await expect.poll(() => bodies('/household/accept')).toEqual([{ token: 'abcdefghijklmnopqrstuvwxyz' }])
})

describe('beside the cart', () => {
  const beside = (household: HouseholdView) =>
    showPage(HandOver, {
      data: () => ({}),
      user: { userId: 5 },
      cart: { totalItems: 1 },
      address: '/cart',
      around: (shown) => <WithCart>{shown}</WithCart>,
      answers: { '/household/view': () => ({ household }), '/household/hand-over': () => cartWith([], 0) },
    })
  const ofLuca = { ...own, isHolder: false, proposals: [] }

  test('a member hands their cart over by one press', async () => {
    const { bodies } = await beside(ofLuca)
    await userEvent.click(button('Passa il carrello a Anna'))
    await expect.poll(() => bodies('/household/hand-over')).toEqual([{}])
  })

  test('the holder reads how many proposals wait', async () => {
    await beside(own)
    const link = page.getByRole('link', { name: '2 proposte aspettano la tua risposta' })
    await expect.element(link).toHaveAttribute('href', '/profile/household')
    await expectAccessible()
  })
})
