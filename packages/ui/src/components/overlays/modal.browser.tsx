import { useState, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../testing/accessibility.ts'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'

type ModalProps = { open: boolean; onClose: () => void; title: string; closeLabel: string; children: ReactNode }

function Opener({ Modal, onClosed }: { Modal: (props: ModalProps) => ReactNode; onClosed?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClosed?.()
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      <Modal open={open} onClose={close} title="Filtri" closeLabel="Chiudi">
        <button type="button">Dentro</button>
      </Modal>
    </>
  )
}

const opener = () => page.getByRole('button', { name: 'Apri' })
const inside = () => page.getByRole('button', { name: 'Dentro' })
const modal = () => page.getByRole('dialog', { name: 'Filtri' })

describe.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
] as const)('%s', (_name, Modal) => {
  test('has its title as its name and takes the focus; axe finds nothing', async () => {
    await render(<Opener Modal={Modal} />)
    await opener().click()
    await expect.element(modal()).toBeVisible()
    expect(modal().element().contains(document.activeElement)).toBe(true)
    await expectAccessible()
  })

  test('holds the focus: Tab never reaches the page behind', async () => {
    await render(<Opener Modal={Modal} />)
    await opener().click()
    await expect.element(modal()).toBeVisible()
    for (let press = 0; press < 4; press++) {
      await userEvent.keyboard('{Tab}')
      expect(document.activeElement).not.toBe(document.querySelector('button'))
    }
  })

  test('the page behind does not scroll until it is closed', async () => {
    const overflow = () => getComputedStyle(document.documentElement).overflowY
    await render(<Opener Modal={Modal} />)
    const before = overflow()
    await opener().click()
    await expect.element(modal()).toBeVisible()
    expect(overflow()).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.element(modal()).not.toBeInTheDocument()
    expect(overflow()).toBe(before)
  })

  test('stays open where its opener is pressed twice', async () => {
    const onClosed = vi.fn()
    await render(<Opener Modal={Modal} onClosed={onClosed} />)
    await userEvent.dblClick(opener())
    await expect.element(modal()).toBeVisible()
    expect(onClosed).not.toHaveBeenCalled()
  })

  test('closes with Escape and gives the focus back', async () => {
    await render(<Opener Modal={Modal} />)
    await opener().click()
    await expect.element(modal()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(modal()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  })

  test('closes with its button and with a press beside it, not with one inside', async () => {
    const onClosed = vi.fn()
    await render(<Opener Modal={Modal} onClosed={onClosed} />)
    await opener().click()
    await inside().click()
    expect(onClosed).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Chiudi' }).click()
    expect(onClosed).toHaveBeenCalledTimes(1)
    await opener().click()
    await expect.element(modal()).toBeVisible()
    // The place of the veil depends on the width of the window; a press on it reaches the dialog itself.
    modal()
      .element()
      .dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    await expect.poll(() => onClosed).toHaveBeenCalledTimes(2)
  })
})

function Nested({ onOuter, onInner }: { onOuter: () => void; onInner: () => void }) {
  const [asks, setAsks] = useState(false)
  return (
    <Dialog open title="Fuori" closeLabel="Chiudi" onClose={onOuter}>
      <button type="button" onClick={() => setAsks(true)}>
        Elimina
      </button>
      {asks && (
        <Dialog open title="Dentro" closeLabel="Chiudi" onClose={onInner}>
          <p>Sicuro?</p>
        </Dialog>
      )}
    </Dialog>
  )
}

test('Escape closes the topmost of two dialogs alone', async () => {
  const [onOuter, onInner] = [vi.fn(), vi.fn()]
  await render(<Nested onOuter={onOuter} onInner={onInner} />)
  await page.getByRole('button', { name: 'Elimina' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Dentro' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onInner).toHaveBeenCalledTimes(1)
  expect(onOuter).not.toHaveBeenCalled()
})

test('a long body scrolls between title and footer, which are always in sight', async () => {
  await render(
    <Dialog open title="Fasce" closeLabel="Chiudi" onClose={vi.fn()} footer={<button type="button">Tieni</button>}>
      {Array.from({ length: 200 }, (_, row) => (
        <p key={row}>Riga {row}</p>
      ))}
    </Dialog>,
  )
  for (const shown of [page.getByRole('heading', { name: 'Fasce' }), page.getByRole('button', { name: 'Tieni' })])
    await expect.element(shown).toBeInViewport({ ratio: 1 })
  page.getByText('Riga 199').element().scrollIntoView()
  for (const shown of [page.getByRole('heading', { name: 'Fasce' }), page.getByRole('button', { name: 'Tieni' })])
    await expect.element(shown).toBeInViewport({ ratio: 1 })
})

test.each([
  ['start', 'left'],
  ['end', 'right'],
] as const)('a drawer at the %s lies along the %s side, as high as the window', async (side, edge) => {
  await render(
    <Drawer
      open
      side={side}
      title="Filtri"
      closeLabel="Chiudi"
      onClose={vi.fn()}
      footer={<button type="button">Mostra</button>}
    >
      <p>Marchio</p>
    </Drawer>,
  )
  const box = modal().element().getBoundingClientRect()
  expect(box[edge]).toBe(document.documentElement.getBoundingClientRect()[edge])
  expect(box.height).toBe(window.innerHeight)
  // The way on takes the width there is.
  const { width } = page.getByRole('button', { name: 'Mostra' }).element().getBoundingClientRect()
  expect(width).toBeGreaterThan(box.width * 0.8)
  await expectAccessible()
})
