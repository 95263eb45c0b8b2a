import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../testing/accessibility.ts'
import { ToastStack, type Toast } from './ToastStack.tsx'

const run = vi.fn()
const removed: Toast = { id: 1, level: 'success', text: 'Latte tolto', action: { label: 'Annulla', undoes: true, run } }
const failed: Toast = { id: 2, level: 'error', text: 'Non disponibile' }

function Stack({ first }: { first: readonly Toast[] }) {
  const [toasts, setToasts] = useState(first)
  return (
    <>
      <label>
        Nota <input />
      </label>
      <ToastStack
        label="Avvisi"
        closeLabel="Chiudi"
        toasts={toasts}
        onClose={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </>
  )
}

test('errors interrupt, other remarks wait; axe finds nothing', async () => {
  await render(<Stack first={[removed, failed]} />)
  await expect.element(page.getByRole('region', { name: 'Avvisi' })).toBeVisible()
  expect(document.querySelector('[aria-live=polite]')?.textContent).toContain('Latte tolto')
  expect(document.querySelector('[aria-live=polite]')?.textContent).not.toContain('Non disponibile')
  expect(document.querySelector('[aria-live=assertive]')?.textContent).toContain('Non disponibile')
  await expectAccessible()
})

test('closing one remark leaves the others', async () => {
  await render(<Stack first={[removed, failed]} />)
  await page.getByRole('button', { name: 'Chiudi' }).first().click()
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Non disponibile')
})

test('Control+Z undoes from anywhere on the page, except where something is typed', async () => {
  run.mockClear()
  await render(<Stack first={[removed]} />)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'Nota' })).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(run).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(run).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument()
})

test('a further remark is shown without showing all of them again, unless a dialog has opened over them', async () => {
  const stack = (toasts: readonly Toast[]) => (
    <>
      <dialog aria-label="Luogo">Dove?</dialog>
      <ToastStack label="Avvisi" closeLabel="Chiudi" toasts={toasts} onClose={() => {}} />
    </>
  )
  const { rerender } = await render(stack([removed]))
  const region = page.getByRole('region', { name: 'Avvisi' })
  await expect.element(region).toBeVisible()
  const toggled = vi.fn()
  region.element().addEventListener('beforetoggle', toggled)
  await rerender(stack([removed, failed]))
  await expect.element(page.getByText('Non disponibile').last()).toBeVisible()
  expect(toggled).not.toHaveBeenCalled()
  document.querySelector('dialog')?.showModal()
  await rerender(stack([removed, failed, { id: 3, level: 'warning', text: 'Quasi esaurito' }]))
  // Hidden and shown again, it lies over the dialog.
  await expect.poll(() => toggled.mock.calls.length).toBe(2)
  expect(region.element().matches(':popover-open')).toBe(true)
})

test.each([390, 1280])(
  'the bar of the page stays free, and little of what is below it is covered: %d px',
  async (width) => {
    await page.viewport(width, 844)
    const bar = (
      <div data-testid="bar" style={{ position: 'fixed', inset: '0 0 auto', height: 'var(--header-height)' }} />
    )
    await render(
      <>
        {bar}
        <Stack first={[removed, failed]} />
      </>,
    )
    await expect.element(page.getByText('Latte tolto').last()).toBeVisible()
    const under = page.getByTestId('bar').element().getBoundingClientRect().bottom
    expect(under).toBeGreaterThan(50)
    const boxes = page
      .getByRole('listitem')
      .elements()
      .map((toast) => toast.getBoundingClientRect())
    expect(boxes).toHaveLength(2)
    for (const { top, bottom, width: wide } of boxes) {
      expect(top).toBeGreaterThanOrEqual(under)
      expect(bottom).toBeLessThan(under + 120)
      expect(wide).toBeLessThan(340)
    }
  },
)

test('of many remarks the newest two are shown, and all are spoken', async () => {
  const many = ['Pane', 'Riso', 'Sale', 'Miele', 'Olio'].map((text, id): Toast => ({ id, level: 'success', text }))
  await render(<Stack first={many} />)
  const shown = page.getByRole('listitem')
  await expect.element(shown.first()).toHaveTextContent('Miele')
  expect(shown.elements()).toHaveLength(2)
  expect(document.querySelector('[aria-live=polite]')?.textContent).toContain('Pane Riso Sale Miele Olio')
})
