import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../testing/show-page.tsx'
import { useFieldWords } from './use-field-words.ts'

function Form() {
  return (
    <form {...useFieldWords()}>
      <input aria-label="reason" minLength={3} required />
      <input aria-label="count" type="number" min={2} max={24} required />
      <input aria-label="day" type="date" min="2026-11-24" />
      <input aria-label="email" type="email" />
      <select aria-label="store" required>
        <option value="">–</option>
        <option value="1">Milano</option>
      </select>
      <button>send</button>
    </form>
  )
}

const said = (name: string) => {
  const field = page.getByLabelText(name).element()
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.validationMessage : undefined
}

test('what is wrong with a field is said in the language of the page, and no longer once it is right', async () => {
  const screen = await showPage(Form, {})
  const send = () => screen.getByRole('button', { name: 'send' }).click()
  await send()
  expect(said('reason')).toBe('Compila questo campo.')
  expect(said('store')).toBe('Scegli una voce.')
  await screen.getByLabelText('reason').fill('ab')
  await screen.getByLabelText('count').fill('1')
  await screen.getByLabelText('day').fill('2026-11-23')
  await screen.getByLabelText('email').fill('nobody')
  await send()
  expect(said('reason')).toBe('Scrivi almeno 3 caratteri.')
  expect(said('count')).toBe('Il valore più basso è 2.')
  expect(said('day')).toBe('Il primo giorno possibile è il 24 novembre 2026.')
  expect(said('email')).toBe('Controlla come è scritto questo valore.')
  await screen.getByLabelText('count').fill('25')
  await send()
  expect(said('count')).toBe('Il valore più alto è 24.')
  await screen.getByLabelText('count').fill('3')
  expect(said('count')).toBe('')
})
