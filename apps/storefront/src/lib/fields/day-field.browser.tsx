import { readDay } from '@bottega/rules/validators/date.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DayField } from './DayField.tsx'

const field = () => page.getByRole('textbox', { name: 'Data di nascita' })
const input = () => field().element() as HTMLInputElement
const shown = () => input().value

async function show(defaultValue?: string) {
  await render(
    <>
      <DayField label="Data di nascita" name="birthDate" {...(defaultValue !== undefined && { defaultValue })} />
      <input aria-label="Appunti" defaultValue="05031985" />
    </>,
  )
}

describe('a day of birth', () => {
  beforeEach(() => show())

  test.each(['05031985', '05/03/1985', '5/3/1985', '05.03.1985', '05-03-1985', '5,3,1985', '1985-03-05'])(
    'typed as %s is shown as 05/03/1985 once the field is left [birthdates-310]',
    async (typed) => {
      await userEvent.type(field(), typed)
      await userEvent.tab()
      expect([shown(), readDay(shown())]).toEqual(['05/03/1985', '1985-03-05'])
    },
  )

  test('gets its slashes while its digits are typed [birthdates-311]', async () => {
    const seen: string[] = []
    for (const key of '05031985') {
      await userEvent.type(field(), key)
      seen.push(shown())
    }
    expect(seen).toEqual(['0', '05', '05/0', '05/03', '05/03/1', '05/03/19', '05/03/198', '05/03/1985'])
  })

  test('is deleted key by key, and no slash comes back [birthdates-312]', async () => {
    await userEvent.type(field(), '05031')
    const seen: string[] = []
    while (shown() !== '') {
      await userEvent.keyboard('{Backspace}')
      seen.push(shown())
    }
    expect(seen).toEqual(['05/03/', '05/03', '05/0', '05/', '05', '0', ''])
  })

  test('is put right in its middle, and the caret stays there [birthdates-313]', async () => {
    await userEvent.type(field(), '05031985')
    input().setSelectionRange(4, 5)
    await userEvent.keyboard('4')
    expect([shown(), input().selectionStart]).toEqual(['05/04/1985', 5])
    input().setSelectionRange(2, 3)
    await userEvent.keyboard('{Backspace}1')
    expect([shown(), input().selectionStart]).toEqual(['05104/1985', 3])
  })

  test('is pasted as digits alone [birthdates-314]', async () => {
    await userEvent.tripleClick(page.getByRole('textbox', { name: 'Appunti' }))
    await userEvent.copy()
    await userEvent.click(field())
    await userEvent.paste()
    expect(shown()).toBe('05/03/1985')
  })

  test('of a year in two digits stays as it was typed, for its rule to say why [birthdates-315]', async () => {
    await userEvent.type(field(), '5/3/85')
    await userEvent.tab()
    expect(shown()).toBe('5/3/85')
  })
})

test('a stored day is shown as it is written here, in a field that takes digits and separators [birthdates-316]', async () => {
  await show('1985-03-05')
  expect([shown(), input().type, input().inputMode]).toEqual(['05/03/1985', 'text', 'numeric'])
})
