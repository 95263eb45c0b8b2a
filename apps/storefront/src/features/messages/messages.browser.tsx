import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onePage, Refused, saying, showPage, Unanswered } from '../../lib/testing/page-scene.tsx'
import MessagesPage from './MessagesPage.tsx'
import UnsubscribePage from './UnsubscribePage.tsx'

afterEach(() => {
  window.location.hash = ''
})

const messages = [
  { messageId: 2, subject: 'Il tuo ordine 7 è confermato', date: '2026-11-16T08:00:00Z', text: 'Grazie,\nAnna' },
  { messageId: 1, subject: 'Benvenuta', date: '2026-10-01T08:00:00Z', text: 'Ciao' },
]

test('the messages are listed, newest first with their day, and one opens in place [aftersales-42]', async () => {
  const of = { ...onePage(14), totPages: 2 }
  await showPage(MessagesPage, { data: () => ({ messages, page: of }) })
  const subjects = page.getByRole('listitem')
  await expect.element(subjects.nth(0).getByText(saying('Il tuo ordine 7 è confermato'))).toBeVisible()
  await expect.element(subjects.nth(0).getByText(/16 nov/)).toBeVisible()
  await expect.element(subjects.nth(1).getByText(/^Benvenuta/)).toBeVisible()
  await expect.element(page.getByText(/Grazie,/)).not.toBeVisible()
  await expectAccessible()
  await page.getByText(saying('Il tuo ordine 7 è confermato')).click()
  await expect.element(page.getByText(/Grazie,/)).toBeVisible()
  await expect.element(page.getByText('Ciao', { exact: true })).not.toBeVisible()
  const next = page.getByRole('link', { name: 'Pagina seguente' })
  await expect.element(next).toHaveAttribute('href', '/profile/messages?page=2')
})

test('an archive without messages says what comes here', async () => {
  await showPage(MessagesPage, { data: () => ({ messages: [], page: onePage(0) }) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nessun messaggio' })).toBeVisible()
  await expectAccessible()
})

test('the token of an unsubscribe link is sent on the press of the button, and not before [aftersales-43]', async () => {
  window.location.hash = '7.abc'
  const { sent } = await showPage(UnsubscribePage, { data: () => null, answers: { '/unsubscribe': () => ({}) } })
  await expect.element(page.getByRole('button')).toBeVisible()
  await expectAccessible()
  expect(sent).toEqual([])
  await page.getByRole('button').click()
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ token: '7.abc' }])
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('an unsubscribe that the shop did not answer is tried again, whatever stands in its address', async () => {
  const answers = [() => Promise.reject(new Unanswered()), () => ({})]
  window.location.hash = '7.abc%'
  const { sent } = await showPage(UnsubscribePage, {
    data: () => null,
    answers: { '/unsubscribe': () => answers.shift()?.() },
  })
  await page.getByRole('button').click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  await page.getByRole('button').click()
  await expect.element(page.getByText(/Fatto/)).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ token: '7.abc%' }, { token: '7.abc%' }])
})

test('an unsubscribe link that is not valid says so, with another way [aftersales-44]', async () => {
  const refused = () => Promise.reject(new Refused('error.message.linkInvalid', 'Questo collegamento non vale.'))
  await showPage(UnsubscribePage, { data: () => null, answers: { '/unsubscribe': refused } })
  await page.getByRole('button').click()
  await expect.element(page.getByRole('alert').getByText('Questo collegamento non vale.')).toBeVisible()
  const consents = page.getByRole('link', { name: 'Vai ai tuoi consensi' })
  await expect.element(consents).toHaveAttribute('href', '/profile/consents')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
