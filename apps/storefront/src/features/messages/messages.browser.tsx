import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import type { ComponentProps, ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { PageSettingContext } from '../../lib/visit/page-setting.ts'
import MessagesPage from './MessagesPage.tsx'
import UnsubscribePage from './UnsubscribePage.tsx'

const show = (screen: ReactNode) =>
  render(
    <PageSettingContext value={{ site: 'coop', locale: 'it', holdsQuantity: false }}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <main>{screen}</main> }])} />
    </PageSettingContext>,
  )

afterEach(() => {
  vi.unstubAllGlobals()
  window.location.hash = ''
})

describe('the page of the messages', () => {
  const messages = [
    { messageId: 2, subject: 'Il tuo ordine 7 è confermato', date: '2026-11-16T08:00:00Z', text: 'Grazie,\nAnna' },
    { messageId: 1, subject: 'Benvenuta', date: '2026-10-01T08:00:00Z', text: 'Ciao' },
  ]
  const open = (listed: typeof messages, totPages: number) => {
    const of = { selPage: 1, totPages, totItems: listed.length, itemsPerPage: 12 }
    const props = { loaderData: { messages: listed, page: of } } as unknown as ComponentProps<typeof MessagesPage>
    return show(<MessagesPage {...props} />)
  }

  test('lists the mails, newest first, and opens one in place [aftersales-42]', async () => {
    await open(messages, 2)
    await expectAccessible()
    const subjects = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(subjects).toEqual([expect.stringContaining('ordine 7'), expect.stringContaining('Benvenuta')])
    expect(document.querySelector('details[open]')).toBeNull()
    await page.getByText(/Il tuo ordine 7 è confermato/).click()
    await expect.element(page.getByText(/Grazie,/)).toBeVisible()
    const next = page.getByRole('link', { name: 'Pagina seguente' })
    await expect.element(next).toHaveAttribute('href', '/profile/messages?page=2')
  })

  test('says what will be there while there is none', async () => {
    await open([], 0)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible()
  })
})

describe('the page that ends marketing', () => {
  test('sends the token of its address on the press of its button, and not before [aftersales-43]', async () => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
      sent.push(JSON.parse(init?.body as string))
      return Promise.resolve(Response.json({ response: silence, user: anonymousUser, data: {} }))
    })
    window.location.hash = '7.abc'
    await show(<UnsubscribePage />)
    await expectAccessible()
    expect(sent).toEqual([])
    await page.getByRole('button').click()
    await expect.poll(() => sent).toEqual([{ token: '7.abc' }])
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })

  test('says when the link is not valid, with another way [aftersales-44]', async () => {
    const response = {
      ...silence,
      status: 2,
      errors: [{ code: 'error.message.linkInvalid', error: 'Questo collegamento non vale.' }],
      errorsMessage: ['Questo collegamento non vale.'],
    }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ response, user: anonymousUser, data: {} })))
    await show(<UnsubscribePage />)
    await page.getByRole('button').click()
    await expect.element(page.getByRole('alert').getByText('Questo collegamento non vale.')).toBeVisible()
    const consents = page.getByRole('link', { name: 'Vai ai tuoi consensi' })
    await expect.element(consents).toHaveAttribute('href', '/profile/consents')
  })
})
