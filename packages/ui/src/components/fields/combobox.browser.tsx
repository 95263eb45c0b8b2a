import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../testing/accessibility.ts'
import { ComboboxList } from './ComboboxList.tsx'
import { TextField } from './TextField.tsx'
import { useCombobox } from './use-combobox.ts'

const goods = ['mele', 'melanzane', 'melone', 'miele']

type Options = { activatesFirst?: boolean; onChosen?: (name: string) => void; onEnter?: () => void; grouped?: boolean }

function Goods({ onChosen, grouped = false, ...options }: Options) {
  const [text, setText] = useState('')
  const found = text === '' ? [] : goods.filter((name) => name.startsWith(text))
  const combobox = useCombobox({
    ...options,
    count: found.length,
    onChoose: (index) => {
      setText(found[index] ?? '')
      onChosen?.(found[index] ?? '')
    },
  })
  const all = found.map((name) => ({ key: name, content: name }))
  const groups = grouped
    ? [
        { key: 'first', label: 'Frutta', options: all.slice(0, 1) },
        { key: 'rest', label: 'Altro', options: all.slice(1) },
      ]
    : [{ key: 'all', options: all }]
  return (
    <>
      <TextField
        label="Cerca"
        value={text}
        {...combobox.field}
        onChange={(event) => {
          setText(event.currentTarget.value)
          combobox.typed()
        }}
      />
      <ComboboxList combobox={combobox.list} label="Suggerimenti" groups={groups} />
      <button type="button">Dopo</button>
    </>
  )
}

const field = () => page.getByRole('combobox', { name: 'Cerca' })
const options = () => page.getByRole('option')
const active = () => document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '')?.textContent

async function typed(text: string) {
  await field().click()
  await userEvent.keyboard(text)
}

describe('a combobox', () => {
  test('says whether its list is open and which list that is; axe finds nothing either way', async () => {
    await render(<Goods grouped />)
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
    await expectAccessible()
    await typed('m')
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
    const list = page.getByRole('listbox', { name: 'Suggerimenti' })
    await expect.element(field()).toHaveAttribute('aria-controls', list.element().id)
    await expectAccessible()
  })

  test('arrows move through the options and around; the focus stays in the field', async () => {
    await render(<Goods />)
    await typed('mel')
    expect(active()).toBeUndefined()
    const seen: (string | null | undefined)[] = []
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await userEvent.keyboard(key)
      seen.push(active())
    }
    expect(seen).toEqual(['mele', 'melanzane', 'melone', 'mele', 'melone'])
    await expect.element(options().nth(2)).toHaveAttribute('aria-selected', 'true')
    await expect.element(field()).toHaveFocus()
  })

  test('options are counted through the groups, which have names', async () => {
    const onChosen = vi.fn()
    await render(<Goods grouped onChosen={onChosen} />)
    await typed('mel')
    await expect.element(page.getByRole('group', { name: 'Frutta' }).getByRole('option')).toHaveTextContent('mele')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onChosen).toHaveBeenCalledExactlyOnceWith('melanzane')
  })

  test('arrow up in a closed list opens it at its end', async () => {
    await render(<Goods />)
    await typed('mel')
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('melone')
  })

  test('Enter chooses the active option, closes the list and does not submit', async () => {
    const [onChosen, onSubmit] = [vi.fn(), vi.fn()]
    await render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Goods onChosen={onChosen} />
      </form>,
    )
    await typed('mi')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChosen).toHaveBeenCalledExactlyOnceWith('miele')
    expect(onSubmit).not.toHaveBeenCalled()
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('with the first option active Enter takes it at once, and without options it means something else', async () => {
    const [onChosen, onEnter] = [vi.fn(), vi.fn()]
    await render(<Goods activatesFirst onChosen={onChosen} onEnter={onEnter} />)
    await typed('xyz{Enter}')
    expect(onChosen).not.toHaveBeenCalled()
    expect(onEnter).toHaveBeenCalledTimes(1)
    await userEvent.clear(field())
    await typed('mel{Enter}')
    expect(onChosen).toHaveBeenCalledExactlyOnceWith('mele')
    expect(onEnter).toHaveBeenCalledTimes(1)
  })

  test('a press chooses and leaves the focus in the field', async () => {
    const onChosen = vi.fn()
    await render(<Goods onChosen={onChosen} />)
    await typed('mel')
    await options().nth(1).click()
    expect(onChosen).toHaveBeenCalledExactlyOnceWith('melanzane')
    await expect.element(field()).toHaveFocus()
  })

  test('Escape closes the list and keeps the text; leaving the field closes as well', async () => {
    await render(<Goods />)
    await typed('mel')
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field()).toHaveValue('mel')
    await userEvent.keyboard('a')
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('button', { name: 'Dopo' })).toHaveFocus()
  })
})
