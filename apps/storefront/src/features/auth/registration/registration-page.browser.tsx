import { work } from '@bottega/rules/people/work.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused, showPage } from '../../../lib/testing/page-scene.tsx'
import RegistrationPage from './RegistrationPage.tsx'

afterEach(() => vi.unstubAllGlobals())

const fill = (name: RegExp, text: string) => userEvent.fill(page.getByRole('textbox', { name }), text)

test('a registration the shop wants a captcha for is sent again with its solution [registration-61]', async () => {
  const { bodies } = await showPage(RegistrationPage, {
    data: () => ({ disclaimers: [], stores: [] }),
    user: { userId: -1 },
    answers: {
      '/registration/register_user': (body) => {
        if (!Object.hasOwn(body as object, 'token')) throw new Refused('error.captcha.required', 'Un attimo')
        return {}
      },
      '/auth/captcha': () => ({ provider: 'work', challenge: 'sfida', bits: 4 }),
    },
  })
  await fill(/^Nome/, 'Lia')
  await fill(/^Cognome/, 'Prova')
  await fill(/^Data di nascita/, '01/02/1990')
  await fill(/^Cellulare/, '3331234567')
  await fill(/^E-mail/, 'lia@bottega.example')
  await userEvent.fill(page.getByLabelText(/^Password/), 'basilico-fresco-7')
  await userEvent.click(page.getByRole('button', { name: 'Registrati' }))
  await vi.waitFor(() => expect(bodies('/registration/register_user')).toHaveLength(2))
  const [first, second] = bodies('/registration/register_user') as object[]
  expect(second).toEqual({ ...first, token: await work('sfida', 4) })
})
