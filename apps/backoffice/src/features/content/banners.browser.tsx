import type { StaffBanner } from '@bottega/contract/staff-content/banners.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { aShop } from '../../testing/a-shop.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './BannersPage.tsx'

const banner: StaffBanner = {
  key: 'natale',
  version: 3,
  kind: 'image',
  title: 'Il mercato di Natale',
  places: ['home-slider'],
  link: '/category/dolci',
  from: '2026-12-01 08:00',
  until: '2026-12-24',
  hidden: false,
  state: 'planned',
}
const over: StaffBanner = {
  ...banner,
  key: 'estate',
  title: 'Estate',
  until: '2026-08-31',
  hidden: true,
  state: 'over',
}
afterEach(() => vi.unstubAllGlobals())

test('banners say where, when and whether they are shown', async () => {
  const screen = await showPage(Component, { banners: [banner, over] })
  await expect
    .element(
      screen.getByRole('row', { name: /Il mercato di Natale.*In programma.*08:00.*24 dic.*Carosello della home/ }),
    )
    .toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Estate.*Finito/ })).toBeVisible()
  await expectAccessible()
})

test('the place of a banner is told in words, and one of its file alone by the name it has there', async () => {
  const screen = await showPage(Component, { banners: [{ ...banner, places: ['home-slider', 'vetrina'] }] })
  await expect.element(screen.getByText('Carosello della home, Altro posto: vetrina')).toBeVisible()
})

test('the dates of a banner are sent as its file will say them, with the version that was seen', async () => {
  const { sent } = aShop()
  const screen = await showPage(Component, { banners: [banner] })
  await screen.getByRole('button', { name: 'Cambia: Il mercato di Natale' }).click()
  await expect.element(screen.getByLabelText('Ora d’inizio')).toHaveValue('08:00')
  await expectAccessible()
  await screen.getByLabelText('Al', { exact: true }).fill('2026-12-26')
  await screen.getByRole('button', { name: 'Pubblica' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  const body = { key: 'natale', version: 3, from: '2026-12-01 08:00', until: '2026-12-26', hidden: false }
  expect(sent.map((one) => one.body)).toEqual([body])
})
