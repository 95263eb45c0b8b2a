import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useDoublePressGuard } from './use-double-press-guard.ts'

const beneath = vi.fn()

const place = { position: 'absolute', top: 0, left: 0, width: 120, height: 40 } as const

/** One button over another; the upper one goes when it is pressed, or stays. */
function Scene({ stays }: { stays: boolean }) {
  useDoublePressGuard()
  const [presses, setPresses] = useState(0)
  return (
    <>
      <button type="button" style={place} onClick={beneath}>
        Sotto
      </button>
      {(stays || presses === 0) && (
        <button type="button" style={place} onClick={() => setPresses(presses + 1)}>
          Sopra {presses}
        </button>
      )}
    </>
  )
}

test('the second half of a double press does not reach what the first half uncovered', async () => {
  await render(<Scene stays={false} />)
  await userEvent.dblClick(page.getByRole('button', { name: 'Sopra 0' }))
  await expect.element(page.getByRole('button', { name: 'Sopra' })).not.toBeInTheDocument()
  expect(beneath).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'Sotto' }))
  expect(beneath).toHaveBeenCalledTimes(1)
})

test('a button that stays counts both', async () => {
  await render(<Scene stays />)
  await userEvent.dblClick(page.getByRole('button', { name: 'Sopra 0' }))
  await expect.element(page.getByRole('button', { name: 'Sopra 2' })).toBeVisible()
})
