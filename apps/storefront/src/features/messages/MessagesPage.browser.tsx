import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onePage, saying, showPage } from '../../lib/testing/page-scene.tsx'
import MessagesPage from './MessagesPage.tsx'

const message = {
  messageId: 4,
  subject: 'Il tuo ordine 31 è pronto',
  date: '2026-11-20T10:00:00Z',
  text: 'Ciao Lia, passa quando vuoi.',
}

test('a message shows its subject and day, and its text when it is opened', async () => {
  await showPage(MessagesPage, { data: () => ({ messages: [message], page: onePage(1) }) })
  const text = page.getByText('Ciao Lia, passa quando vuoi.')
  await expect.element(page.getByText(saying('Il tuo ordine 31 è pronto'))).toBeVisible()
  await expect.element(text).not.toBeVisible()
  await expectAccessible()
  await page.getByText(saying('Il tuo ordine 31 è pronto')).click()
  await expect.element(text).toBeVisible()
})

test('an archive without messages says what comes here', async () => {
  await showPage(MessagesPage, { data: () => ({ messages: [], page: onePage(0) }) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nessun messaggio' })).toBeVisible()
  await expectAccessible()
})
