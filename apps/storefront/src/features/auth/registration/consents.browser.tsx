import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import ConsentsPage from './ConsentsPage.tsx'
import SocialCompletedPage from './SocialCompletedPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const consent = (personInfoTypeId: number, priority: number, title: string, value: '0' | '1', answered = true) => ({
  registrationDisclaimerId: personInfoTypeId,
  personInfoTypeId,
  disclaimerTitle: title,
  priority,
  required: priority === 1,
  value,
  answered,
  disclaimerUrl: '/page/privacy',
  disclaimerHtml: '',
  disclaimerContent: `Testo di ${title}`,
})

test('no to marketing is asked about: going back restores the answer before, and nothing is stored [registration-44]', async () => {
  const disclaimers = [
    consent(1, 1, 'Condizioni generali', '1'),
    consent(2, 2, 'Profilazione', '0'),
    consent(3, 3, 'Novità e offerte', '1'),
  ]
  const { bodies } = await showPage(ConsentsPage, {
    data: () => ({ disclaimers }),
    answers: { '/user-registration-disclaimer/update-disclaimer': () => ({}) },
  })
  const marketing = page.getByRole('group', { name: 'Novità e offerte' })
  const yes = () => marketing.getByRole('radio', { name: 'Sì' })
  const no = () => marketing.getByRole('radio', { name: 'No' })
  await userEvent.click(marketing.getByText('No', { exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'No, torna indietro' }))
  await expect.element(yes()).toBeChecked()
  await userEvent.click(marketing.getByText('No', { exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Sì, rinuncio' }))
  await expect.element(no()).toBeChecked()
  await expect.element(page.getByText('Non riceverai promozioni e buoni in anteprima.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Salva le scelte' }))
  await expect
    .poll(() => bodies('/user-registration-disclaimer/update-disclaimer'))
    .toEqual([
      {
        disclaimers: [
          { personInfoTypeId: 1, value: '1' },
          { personInfoTypeId: 2, value: '0' },
          { personInfoTypeId: 3, value: '0' },
        ],
      },
    ])
  await expectAccessible()
})

test('what a consent is about stands between its name and the answers, and belongs to them', async () => {
  await showPage(ConsentsPage, { data: () => ({ disclaimers: [consent(2, 2, 'Profilazione', '0')] }) })
  const group = page.getByRole('group', { name: 'Profilazione' })
  await expect.element(group).toHaveAccessibleDescription(/Testo di Profilazione/)
  const [about, yes] = [group.getByText('Testo di Profilazione').element(), group.getByRole('radio').first().element()]
  expect(about.getBoundingClientRect().bottom).toBeLessThanOrEqual(yes.getBoundingClientRect().top)
})

test('the general terms are to be ticked before consents are stored [profile-33]', async () => {
  const { sent } = await showPage(ConsentsPage, {
    data: () => ({ disclaimers: [consent(1, 1, 'Condizioni generali', '0')] }),
  })
  await userEvent.click(page.getByRole('button', { name: 'Salva le scelte' }))
  await expect.element(page.getByText('Campo obbligatorio')).toBeVisible()
  expect(sent).toEqual([])
})

test('what was never answered is not answered beforehand: an optional consent needs a yes or a no [registration-54]', async () => {
  const { bodies } = await showPage(ConsentsPage, {
    data: () => ({
      disclaimers: [consent(1, 1, 'Condizioni generali', '1'), consent(2, 2, 'Profilazione', '0', false)],
    }),
    answers: { '/user-registration-disclaimer/update-disclaimer': () => ({}) },
  })
  const profiling = page.getByRole('group', { name: 'Profilazione' })
  await expect.element(profiling.getByRole('radio', { name: 'No' })).not.toBeChecked()
  await userEvent.click(page.getByRole('button', { name: 'Salva le scelte' }))
  await expect.element(profiling.getByText('Campo obbligatorio')).toBeVisible()
  await expect.element(profiling.getByRole('radio', { name: 'Sì' })).toHaveFocus()
  expect(bodies('/user-registration-disclaimer/update-disclaimer')).toEqual([])
  await userEvent.click(profiling.getByText('No', { exact: true }))
  await userEvent.click(page.getByRole('button', { name: 'Salva le scelte' }))
  await expect.poll(() => bodies('/user-registration-disclaimer/update-disclaimer')).toHaveLength(1)
})

test('after a first login by Google the registration has what Google said filled in [registration-45]', async () => {
  const social = { provider: 'google', email: 'lia@elsewhere.example', firstName: 'Lia', lastName: 'Prova' }
  await showPage(SocialCompletedPage, { data: () => ({ choices: { disclaimers: [], stores: [] }, social }) })
  await expect.element(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Lia')
  await expect.element(page.getByRole('textbox', { name: 'Cognome' })).toHaveValue('Prova')
  await expect.element(page.getByRole('textbox', { name: /E-mail/ })).toHaveValue('lia@elsewhere.example')
})

test('yes to becoming a member opens the page of members in a new tab, no opens none [registration-57]', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await showPage(ConsentsPage, { data: () => ({ disclaimers: [consent(1, 1, 'Condizioni generali', '1')] }) })
  const answer = (name: 'Sì' | 'No') => page.getByRole('dialog').getByRole('button', { name, exact: true })
  await userEvent.click(page.getByRole('button', { name: 'Diventa socio' }))
  await expect.element(page.getByRole('dialog', { name: 'Diventare socio Coop?' })).toBeVisible()
  await userEvent.click(answer('No'))
  expect(opened).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'Diventa socio' }))
  await userEvent.click(answer('Sì'))
  await expect.poll(() => opened).toHaveBeenCalledWith('/page/diventa-socio-coop', '_blank', 'noopener')
  opened.mockRestore()
})
