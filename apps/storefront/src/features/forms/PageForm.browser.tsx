import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { anonymousUser } from '@bottega/contract/envelope.ts'
import type { FormFieldView, FormView } from '@bottega/contract/forms/form-view.ts'
import { silence } from '@bottega/contract/silence.ts'
import { fieldTypes, isAnswered } from '@bottega/rules/forms/form-field.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ShopperContext, shopperStore } from '../../lib/visit/shopper.ts'
import { PageForm } from './PageForm.tsx'

const field = (more: Partial<FormFieldView> & Pick<FormFieldView, 'key' | 'type'>): FormFieldView => ({
  id: 1,
  label: `Campo ${more.key}`,
  required: false,
  disable_input: false,
  order: 1,
  options: [],
  ...more,
})

const form = (more: Partial<FormView>): FormView => ({
  formId: 7,
  slug: 'prova',
  custom: false,
  settings: { title: 'Scrivici', login: false },
  actions: {},
  fields: [],
  ...more,
})

/** The requests the shop was sent, and its answer. */
let sent: { url: URL; body: unknown }[]
let answer: { status: number; errors?: object[]; data?: object }

beforeEach(() => {
  sent = []
  answer = { status: 0, data: { content: 'Presa in carico' } }
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const { body } = init ?? {}
    sent.push({ url, body: typeof body === 'string' ? JSON.parse(body) : body })
    const { status, errors = [], data = {} } = answer
    return Promise.resolve(Response.json({ response: { ...silence, status, errors }, user: anonymousUser, data }))
  })
})
afterEach(() => vi.restoreAllMocks())

/** A form asks who is signed in and nothing of the cart. */
const shopper = shopperStore({ user: anonymousUser, cart: {} as CartView })

const show = (element: ReactNode) =>
  render(
    <ShopperContext value={shopper}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </ShopperContext>,
  )

const submit = () => page.getByRole('button', { name: 'Invia' }).click()

describe('every type of field', () => {
  const options = [
    { value: 'a', label: 'Prima voce' },
    { value: 'b', label: 'Seconda voce' },
  ]
  const fields = fieldTypes.map((type, index) =>
    field({
      key: type,
      type,
      id: index + 1,
      required: isAnswered({ type }),
      help_text: `Aiuto per ${type}`,
      ...(['select', 'radio', 'checkbox'].includes(type) && { options }),
      ...(type === 'html' && { content: '<p>Testo libero</p>' }),
      ...(type === 'text_block' && { title: 'Titolo', subtitle: 'Sottotitolo', content: '<p>Testo del blocco</p>' }),
      ...(type === 'file_viewer' && { file: '/photo/regolamento.pdf' }),
      ...(type === 'hidden' && { value: 'sito' }),
    }),
  )

  test('has its label and its message, and is clean before and after a refusal [forms-46]', async () => {
    const shown = await show(<PageForm form={form({ fields })} heading="h2" />)
    await expect.element(page.getByText('SCARICA FILE ALLEGATO')).toBeVisible()
    for (const text of ['Testo libero', 'Titolo', 'Sottotitolo', 'Testo del blocco'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    await expectAccessible()
    await submit()
    await expect.element(page.getByText('La form non è stata compilata correttamente')).toBeVisible()
    await expect.element(page.getByText('È obbligatorio accettare questo consenso per procedere')).toBeVisible()
    const refused = [...shown.container.querySelectorAll('[aria-invalid="true"]')]
    const answered = fields.filter(({ type }) => isAnswered({ type }) && type !== 'hidden')
    expect(refused).toHaveLength(answered.length)
    for (const control of refused) {
      const notes = (control.getAttribute('aria-describedby') ?? '').split(' ')
      expect(notes.map((id) => document.getElementById(id)?.textContent).join('')).toMatch(/\S/)
    }
    expect(document.activeElement).toBe(refused[0])
    expect(sent.filter(({ url }) => url.pathname.includes('admin-ajax'))).toEqual([])
    await expectAccessible()
  })
})

test('a form whose only box has no options is sent once the box is ticked [forms-62]', async () => {
  const box = form({
    custom: true,
    fields: [field({ key: 'rules', type: 'checkbox', label: 'Ho letto', required: true })],
  })
  await show(<PageForm form={box} heading="h2" />)
  await submit()
  await expect.element(page.getByText('È obbligatorio accettare questo consenso per procedere')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Ho letto' }).click()
  await submit()
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ values: { rules: 'true' } }])
})

test('a day of a form is typed as people write it, gets its slashes, and says what is wrong [birthdates-323]', async () => {
  const born = form({ custom: true, fields: [field({ key: 'born', type: 'date', label: 'Data di nascita' })] })
  await show(<PageForm form={born} heading="h2" />)
  const day = page.getByRole('textbox', { name: 'Data di nascita' })
  await userEvent.type(day, '5.3.85')
  await submit()
  await expect.element(page.getByText('Scrivi l’anno con quattro cifre, per esempio 1985')).toBeVisible()
  await userEvent.clear(day)
  await userEvent.type(day, '05031')
  await expect.element(day).toHaveValue('05/03/1')
  await userEvent.type(day, '985')
  await submit()
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ values: { born: '1985-03-05' } }])
})

describe('a custom form', () => {
  const rules = [{ rule: 'required', message: 'Dicci che cosa è successo' }] as const
  const custom = form({
    custom: true,
    fields: [
      field({ key: 'problem', type: 'text', label: 'Problema', rules: [...rules] }),
      field({ key: 'details', type: 'textarea', label: 'Dettagli', required: true }),
    ],
  })
  const fill = async () => {
    await page.getByLabelText(/Problema/).fill('In ritardo')
    await page.getByLabelText(/Dettagli/).fill('Due ore dopo')
  }

  test('is sent by the call of custom forms, and gives way to its thanks in sight [forms-43]', async () => {
    await show(<PageForm form={custom} heading="h2" />)
    await fill()
    await submit()
    const thanks = page.getByText('Presa in carico')
    await expect.element(thanks).toHaveFocus()
    const values = { problem: 'In ritardo', details: 'Due ore dopo' }
    expect(sent.map(({ url, body }) => [url.pathname + url.search, body])).toEqual([
      ['/ebsn/api/cu-form/insert?cuform_type_id=7', { values }],
    ])
    await expectAccessible()
  })

  test('that is not right lists its errors under the message of custom forms [forms-44]', async () => {
    await show(<PageForm form={custom} heading="h2" />)
    await submit()
    const alert = page.getByRole('alert')
    await expect
      .element(alert.getByText('Il modulo non è compilato correttamente: controlla i campi segnalati'))
      .toBeVisible()
    const errors = alert.getByRole('listitem').elements()
    expect(errors.map(({ textContent }) => textContent)).toEqual([
      'Problema: Dicci che cosa è successo',
      expect.stringMatching(/^Dettagli: \S/),
    ])
    expect(sent).toEqual([])
    await expectAccessible()
  })

  test('the shop refuses shows the errors of its answer, and stays filled in [forms-45]', async () => {
    answer = { status: 2, errors: [{ code: 'error.form.login', error: 'Per inviare questo modulo devi accedere.' }] }
    await show(<PageForm form={custom} heading="h2" />)
    await fill()
    await submit()
    await expect.element(page.getByRole('alert').getByText('Per inviare questo modulo devi accedere.')).toBeVisible()
    await expect.element(page.getByLabelText(/Dettagli/)).toHaveValue('Due ore dopo')
  })
})
