import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import type { FormView } from '@bottega/contract/forms/form-view.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ShopperContext, shopperStore } from '../../../lib/visit/shopper.ts'
import { StaticText } from './StaticText.tsx'

const form = (slug: string, login: boolean): FormView => ({
  formId: 7,
  slug,
  custom: false,
  settings: { title: login ? 'Per i soci' : 'Scrivici', login },
  actions: {},
  fields: [
    {
      id: 1,
      key: 'email',
      type: 'email',
      label: 'E-mail',
      required: true,
      disable_input: false,
      order: 1,
      options: [],
    },
  ],
})
const html = `<p>Prima</p><p>[form:novita]</p><p>[form:soci]</p><p>[form:manca]</p>
  <details><summary>Domanda</summary><p>Risposta</p></details>`

test('a rich text shows its forms where it names them, none that needs a login or is gone, and folds its answers [blocks-28]', async () => {
  const block = { id: 1, type: 'StaticText', settings: { position: 'above' }, content: { html } } as const
  const element = (
    <StaticText block={{ ...block, data: { forms: [form('novita', false), form('soci', true)] } }} heading="h2" />
  )
  const shown = await render(
    <ShopperContext value={shopperStore({ user: anonymousUser, cart: {} as CartView })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </ShopperContext>,
  )
  await expect.element(page.getByLabelText(/E-mail/)).toBeVisible()
  expect(shown.container.textContent).toMatch(/Prima.*Scrivici.*Domanda/s)
  expect(shown.container.textContent).not.toMatch(/\[form|Per i soci/)
  await expect.element(page.getByText('Risposta')).not.toBeVisible()
  await page.getByText('Domanda').click()
  await expect.element(page.getByText('Risposta')).toBeVisible()
  await expectAccessible()
})
