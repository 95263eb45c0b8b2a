import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../testing/accessibility.ts'
import { Checkbox } from './Checkbox.tsx'
import { NumberStepper } from './NumberStepper.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { SearchField } from './SearchField.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

describe('a text field', () => {
  test('is named by its label and described by its help; axe finds nothing', async () => {
    await render(<TextField label="CAP" help="Cinque cifre" required />)
    await expect.element(page.getByRole('textbox', { name: 'CAP' })).toHaveAccessibleDescription('Cinque cifre')
    await expect.element(page.getByRole('textbox', { name: 'CAP' })).toBeRequired()
    await expectAccessible()
  })

  test('with an error is invalid and says the error in place of the help', async () => {
    await render(<TextField label="CAP" help="Cinque cifre" error="Manca una cifra" />)
    await expect.element(page.getByRole('textbox', { name: 'CAP' })).toBeInvalid()
    await expect.element(page.getByRole('textbox', { name: 'CAP' })).toHaveAccessibleDescription('Manca una cifra')
    await expectAccessible()
  })
})

test('a text area and a select have the names of their labels; a choice reaches the owner', async () => {
  const onChange = vi.fn()
  await render(
    <>
      <TextArea label="Note" help="Per chi consegna" />
      <Select
        label="Provincia"
        options={[
          { value: 'MI', label: 'Milano' },
          { value: 'TO', label: 'Torino' },
        ]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription('Per chi consegna')
  await page.getByRole('combobox', { name: 'Provincia' }).selectOptions('Torino')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('TO')
  await expectAccessible()
})

test('the whole row of a checkbox is its target, and Space ticks it', async () => {
  await render(<Checkbox aside="12">Solo offerte</Checkbox>)
  const box = page.getByRole('checkbox', { name: /^Solo offerte/ })
  await page.getByText('Solo offerte').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
  await expectAccessible()
})

test('the glass of the search line submits, and so does Enter', async () => {
  const onSearch = vi.fn()
  await render(
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(new FormData(event.currentTarget).get('q'))
        }}
      >
        <SearchField name="q" label="Cerca prodotti" submitLabel="Cerca" />
      </form>
    </search>,
  )
  await page.getByRole('searchbox', { name: 'Cerca prodotti' }).fill('latte')
  await page.getByRole('button', { name: 'Cerca' }).click()
  await page.getByRole('searchbox').click()
  await userEvent.keyboard('{Enter}')
  expect(onSearch.mock.calls).toEqual([['latte'], ['latte']])
  await expectAccessible()
})

const days = [
  { value: 'today', label: 'Oggi' },
  { value: 'tomorrow', label: 'Domani' },
] as const
type Day = (typeof days)[number]['value']

function Radios() {
  const [day, setDay] = useState<Day>('today')
  return <RadioGroup legend="Giorno" options={days} value={day} onChange={setDay} error="Scegli un giorno" />
}

function Segments() {
  const [day, setDay] = useState<Day>('today')
  return <SegmentedControl legend="Giorno" options={days} value={day} onChange={setDay} />
}

describe.each([
  ['a radio group', Radios],
  ['a segmented control', Segments],
] as const)('%s', (_name, Choice) => {
  test('is one stop of the Tab key; arrows choose; axe finds nothing', async () => {
    await render(
      <>
        <Choice />
        <button type="button">Dopo</button>
      </>,
    )
    await expect.element(page.getByRole('group', { name: 'Giorno' })).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('radio', { name: 'Oggi' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('radio', { name: 'Domani' })).toBeChecked()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Dopo' })).toHaveFocus()
    await expectAccessible()
  })
})

describe('a number stepper', () => {
  const calls = () => ({ onDecrease: vi.fn(), onIncrease: vi.fn(), onEnter: vi.fn() })
  const labels = { label: 'Quantità', decreaseLabel: 'Meno', increaseLabel: 'Più' }
  const value = () => page.getByRole('textbox', { name: 'Quantità' })

  test('steps with its buttons and with the arrows', async () => {
    const on = calls()
    await render(<NumberStepper {...labels} {...on} text="3" />)
    await page.getByRole('button', { name: 'Più' }).click()
    await page.getByRole('button', { name: 'Meno' }).click()
    await value().click()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    expect([on.onIncrease.mock.calls.length, on.onDecrease.mock.calls.length]).toEqual([3, 2])
    expect(on.onEnter).not.toHaveBeenCalled()
    await expectAccessible()
  })

  test('takes what is typed over the selected value with Enter or when left, and drops it with Escape', async () => {
    const on = calls()
    await render(<NumberStepper {...labels} {...on} text="3" />)
    await userEvent.keyboard('{Tab}{Tab}12{Enter}')
    expect(on.onEnter.mock.calls).toEqual([['12']])
    await userEvent.keyboard('7{Escape}')
    await expect.element(value()).toHaveValue('3')
    await userEvent.keyboard('{Tab}')
    expect(on.onEnter).toHaveBeenCalledTimes(1)
    await value().fill('8')
    await userEvent.keyboard('{Tab}')
    expect(on.onEnter.mock.calls).toEqual([['12'], ['8']])
  })

  test('what is left as it was, or empty, changes nothing', async () => {
    const on = calls()
    await render(<NumberStepper {...labels} {...on} text="0,8 kg" />)
    await value().click()
    await userEvent.keyboard('{Tab}')
    await value().fill('')
    await userEvent.keyboard('{Enter}')
    expect(on.onEnter).not.toHaveBeenCalled()
    await expect.element(value()).toHaveValue('0,8 kg')
  })

  test('its note describes the field, and is read aloud when it comes', async () => {
    const on = calls()
    const { rerender } = await render(<NumberStepper {...labels} {...on} text="3" />)
    await expect.element(value()).not.toHaveAccessibleDescription()
    const region = document.querySelector('[aria-live="polite"]')
    await rerender(<NumberStepper {...labels} {...on} text="3" note="Al massimo 3" />)
    await expect.element(value()).toHaveAccessibleDescription('Al massimo 3')
    expect(region?.textContent).toBe('Al massimo 3')
    await expectAccessible()
  })

  test('at the most there is, plus says that it does nothing', async () => {
    const on = calls()
    await render(<NumberStepper {...labels} {...on} text="3" canIncrease={false} />)
    const plus = page.getByRole('button', { name: 'Più' })
    await expect.element(plus).toHaveAttribute('aria-disabled', 'true')
    await plus.click({ force: true })
    await value().click()
    await userEvent.keyboard('{ArrowUp}')
    expect(on.onIncrease).not.toHaveBeenCalled()
  })
})
