import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import PersonsPage from './PersonsPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const date = '2026-11-16T08:00:00Z'
const asking = { accountPersonId: 4, name: 'Azienda Rossi srl', state: 'invited', date }
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a customer says yes to a company that asks, after reading what it will see, and can stop it later [persons-10]', async () => {
  let masters = [asking]
  const { bodies } = await showPage(PersonsPage, {
    data: () => ({ isMaster: false, persons: [], masters }),
    address: '/profile/persons',
    answers: {
      '/account-person/answer': () => {
        masters = [{ ...asking, state: 'agreed' }]
        return {}
      },
      '/account-person/end': () => {
        masters = []
        return {}
      },
    },
  })
  await expect.element(page.getByText('Azienda Rossi srl vede tutti i tuoi ordini', { exact: false })).toBeVisible()
  await expectAccessible()
  await userEvent.click(button('Accetto'))
  await userEvent.click(button('Smetti di mostrarli'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Smetti di mostrarli' }))
  await expect.element(page.getByText('I tuoi ordini li vedi solo tu', { exact: false })).toBeVisible()
  expect(bodies('/account-person/answer')).toEqual([{ account_person_id: 4, agree: true }])
  expect(bodies('/account-person/end')).toEqual([{ account_person_id: 4 }])
})

test('a master account invites a person by their address, and sees who waits and who has agreed [persons-11]', async () => {
  const persons = [
    { accountPersonId: 1, email: 'marco@bottega.example', name: 'Marco Gallo', state: 'agreed', date },
    { accountPersonId: 2, email: 'giulia@bottega.example', state: 'invited', date },
  ]
  const { bodies } = await showPage(PersonsPage, {
    data: () => ({ isMaster: true, persons, masters: [] }),
    address: '/profile/persons',
    answers: { '/account-person/invite': () => ({}) },
  })
  await expect.element(page.getByRole('heading', { name: /Marco Gallo\s+Ha accettato/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /giulia@bottega.example\s+In attesa/ })).toBeVisible()
  await expectAccessible()
  await userEvent.click(button('Invita'))
  await expect.element(page.getByText('Campo obbligatorio')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: /^E-mail della persona/ }), 'anna@bottega.example')
  await userEvent.click(button('Invita'))
  await expect.poll(() => bodies('/account-person/invite')).toEqual([{ email: 'anna@bottega.example' }])
})
