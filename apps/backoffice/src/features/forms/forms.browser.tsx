import type { FormAnswerView } from '@bottega/contract/forms/forms.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { showPage } from '../../testing/show-page.tsx'
import { Component as AnswerPage } from './AnswerPage.tsx'
import { Component as AnswersPage } from './AnswersPage.tsx'

const answer: FormAnswerView = {
  answerId: 31,
  formId: 4,
  form: 'Scrivici',
  createdAt: '2026-11-20T10:05:00Z',
  userId: 12,
  values: [
    { key: 'name', label: 'Nome', value: 'Giulia' },
    { key: 'text', label: 'Messaggio', value: 'Il pane era ottimo.' },
  ],
  files: [{ uploadId: 'abc', key: 'paper', name: 'scontrino.pdf', size: 20_480 }],
}
const forms = [{ formId: 4, title: 'Scrivici', answers: 1 }]
const page = { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 20 }

test('answers are listed with their form, customer and files, and one form can be downloaded', async () => {
  const asked = { form_id: 4, from: '2026-11-01' }
  const screen = await showPage(AnswersPage, { asked, answers: [answer], forms, page })
  await expect
    .element(screen.getByRole('row', { name: /20 nov.*Scrivici.*Cliente 12.*Giulia · Il pane era ottimo\..*1 file/ }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Scarica CSV' })).toBeVisible()
  await expect.element(screen.getByLabelText('Dal')).toHaveValue('2026-11-01')
  await expectAccessible()
})

test('on a tablet the filter is one row', async () => {
  // Its 768 pixels without the gutters of the page.
  await browserPage.viewport(720, 900)
  const screen = await showPage(AnswersPage, { asked: {}, answers: [answer], forms, page })
  const button = screen.getByRole('button', { name: 'Filtra' })
  await expect.element(button).toBeVisible()
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
  expect(bottomOf(screen.getByLabelText('Dal').element())).toBeCloseTo(bottomOf(button.element()), 0)
})

test('without a form there is no download, and no answer says so', async () => {
  const screen = await showPage(AnswersPage, { asked: {}, answers: [], forms, page: { ...page, totItems: 0 } })
  await expect.element(screen.getByRole('heading', { name: 'Nessuna risposta' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Scarica CSV' }).elements()).toEqual([])
  await expectAccessible()
})

test('a message stands in the lines it was written in', async () => {
  const value = 'Buongiorno,\nil pane era ottimo.\n\nGiulia'
  const screen = await showPage(AnswerPage, { ...answer, values: [{ key: 'text', label: 'Messaggio', value }] })
  const message = screen.getByRole('definition').first()
  await expect.element(message).toBeVisible()
  expect(message.element()).toHaveProperty('innerText', value)
})

test('a day is told in the language of the page, in the list and on the page of an answer', async () => {
  const values = [
    { key: 'day', label: 'Giorno', value: '2026-12-24' },
    { key: 'code', label: 'Codice', value: '2026-13-24' },
  ]
  const list = await showPage(AnswersPage, { asked: {}, answers: [{ ...answer, values }], forms, page })
  await expect.element(list.getByRole('row', { name: /24 dic 2026 · 2026-13-24/ })).toBeVisible()
  await list.unmount()
  const screen = await showPage(AnswerPage, { ...answer, values })
  await expect.element(screen.getByRole('definition').first()).toHaveTextContent('24 dic 2026')
})

test('an answer shows every field, its customer and its files to download', async () => {
  const screen = await showPage(AnswerPage, answer)
  await expect.element(screen.getByText('Il pane era ottimo.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Cliente 12' })).toHaveAttribute('href', '/admin/customers/12')
  const file = screen.getByRole('link', { name: /Scarica scontrino\.pdf, 20.kB/ })
  await expect.element(file).toHaveAttribute('href', '/ebsn/api/form/upload?upload_id=abc')
  await expectAccessible()
})
