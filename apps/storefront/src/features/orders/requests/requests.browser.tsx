import { anonymousUser } from '@bottega/contract/envelope.ts'
import { silence } from '@bottega/contract/silence.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { notifications } from '../../../lib/notices/notifications.ts'
import { QuestionProvider } from '../../../lib/questions/QuestionProvider.tsx'
import { Questions } from '../../../lib/questions/Questions.tsx'
import { PageSettingContext } from '../../../lib/visit/page-setting.ts'
import { OrderSubstitutes } from './OrderSubstitutes.tsx'
import { ParkingReservation } from './ParkingReservation.tsx'

type Answered = Partial<typeof silence>

/** Bodies of the calls, as they left the page. */
let sent: unknown[]

/** The shop answers so from now on; undefined is a shop that does not answer. */
function shopAnswers(response: Answered | undefined) {
  sent = []
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    sent.push(JSON.parse(init?.body as string))
    if (response === undefined) return Promise.reject(new TypeError('no network'))
    return Promise.resolve(
      Response.json({ response: { ...silence, ...response }, user: anonymousUser, data: { order: {} } }),
    )
  })
}

const remarks = () => notifications.get().map(({ text }) => text)

async function show(screen: ReactNode) {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <QuestionProvider>
          <h2>Ordine</h2>
          {screen}
          <Questions />
        </QuestionProvider>
      ),
    },
  ])
  await render(
    <PageSettingContext value={{ site: 'coop', locale: 'it', holdsQuantity: false }}>
      <RouterProvider router={router} />
    </PageSettingContext>,
  )
}

beforeEach(() => {
  for (const { id } of notifications.get()) notifications.close(id)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the reservation of a place to park', () => {
  /** The device stands 111 m north of the store, or says that it may not tell. */
  function device(place: 'near' | 'disabled') {
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
      if (place === 'near') found({ coords: { latitude: 45.461, longitude: 9.19 } } as GeolocationPosition)
      else failed?.({ code: 1 } as GeolocationPositionError)
    })
  }
  const open = () => show(<ParkingReservation orderId={7} parking={{ latitude: 45.46, longitude: 9.19 }} />)
  const reserve = () => page.getByRole('button', { name: 'Prenota il parcheggio' }).click()

  test('sends the distance alone, and shows the text of the shop [aftersales-30]', async () => {
    device('near')
    shopAnswers({ infosMessage: ['Parcheggio prenotato'], infos: [{ info: 'Parcheggio prenotato', code: 'x' }] })
    await open()
    await expectAccessible()
    await page.getByRole('textbox', { name: 'Come ti riconosciamo?' }).fill('Panda rossa')
    await reserve()
    await expect.poll(remarks).toEqual(['Parcheggio prenotato'])
    expect(sent).toEqual([{ order_id: 7, distance: 111, reservation_info: 'Panda rossa' }])
  })

  test('shows the first error under Attention [aftersales-31]', async () => {
    device('near')
    shopAnswers({
      status: 2,
      errors: [
        { error: 'Troppo presto', code: 'error.order.parkingNotToday' },
        { error: 'Altro', code: 'error.order.parkingOver' },
      ],
      errorsMessage: ['Troppo presto', 'Altro'],
    })
    await open()
    await reserve()
    const dialog = page.getByRole('dialog', { name: 'Attenzione' })
    await expect.element(dialog.getByText('Troppo presto')).toBeVisible()
    await expectAccessible()
  })

  test('without an answer says that an unexpected error occurred [aftersales-32]', async () => {
    device('near')
    shopAnswers(undefined)
    await open()
    await reserve()
    const dialog = page.getByRole('dialog', { name: 'Errore' })
    await expect.element(dialog.getByText('Si è verificato un errore imprevisto.')).toBeVisible()
  })

  test('asks to enable the location where it is disabled, and sends nothing [aftersales-33]', async () => {
    device('disabled')
    shopAnswers({})
    await open()
    await reserve()
    await expect.element(page.getByRole('dialog', { name: 'Posizione disattivata' })).toBeVisible()
    expect(sent).toEqual([])
  })
})

test('substitutes are saved for all lines of the order once one is changed [history-38]', async () => {
  shopAnswers({})
  const items = [
    { orderItemId: 1, name: 'Latte', acceptAlternatives: true },
    { orderItemId: 2, name: 'Pane', acceptAlternatives: false },
  ] as unknown as Parameters<typeof OrderSubstitutes>[0]['orderItems']
  await show(<OrderSubstitutes orderId={7} orderItems={items} />)
  await page.getByText('Scegli le sostituzioni').click()
  const save = page.getByRole('button', { name: 'Salva le sostituzioni' })
  await expect.element(save).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Latte' }).click()
  await expectAccessible()
  await save.click()
  await expect
    .poll(() => sent)
    .toEqual([
      {
        order_id: 7,
        items: [
          { orderItemId: 1, acceptAlternatives: false },
          { orderItemId: 2, acceptAlternatives: false },
        ],
      },
    ])
})
