import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import SellersPage from './SellersPage.tsx'

const shop = {
  name: 'Spesa & Valle',
  shortName: 'Valle',
  phone: '0461 123456',
  social: [{ network: 'instagram', url: 'https://www.instagram.com/valle' }],
  sellers: [
    {
      cooperativeId: 1,
      name: 'Valle',
      company: 'Valle società cooperativa',
      address: 'Via Lunga 2, 38122 Trento TN',
      vatNumber: '01234567897',
      complaints: 'reclami@valle.example',
      adr: { name: 'Camera arbitrale', url: 'https://adr.example/' },
    },
    { cooperativeId: 2, name: 'Monte' },
  ],
}

test('the page of sellers names each company, how it is reached and where to complain; one without data says so [identity-6]', async () => {
  await showPage(SellersPage, { data: () => shop, answers: {} })
  await expect.element(page.getByText('Valle società cooperativa')).toBeVisible()
  await expect.element(page.getByText('01234567897')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'reclami@valle.example' }))
    .toHaveAttribute('href', 'mailto:reclami@valle.example')
  await expect
    .element(page.getByRole('link', { name: 'Camera arbitrale' }))
    .toHaveAttribute('href', 'https://adr.example/')
  await expect.element(page.getByRole('link', { name: '0461 123456' })).toHaveAttribute('href', 'tel:0461123456')
  await expect
    .element(page.getByRole('link', { name: 'www.instagram.com/valle' }))
    .toHaveAttribute('href', 'https://www.instagram.com/valle')
  await expect.element(page.getByText('I dati di questa impresa non sono ancora stati indicati.')).toBeVisible()
  await expectAccessible()
})
