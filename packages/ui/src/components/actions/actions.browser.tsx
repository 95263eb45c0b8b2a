import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../testing/accessibility.ts'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { Button } from './Button.tsx'
import { Chip } from './Chip.tsx'
import { IconButton } from './IconButton.tsx'
import { LinkButton } from './LinkButton.tsx'
import { type AnchorProps, LinkContext } from './Anchor.tsx'
import { TextButton } from './TextButton.tsx'

test('a busy button keeps the focus and its words, and takes neither press nor submit', async () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()]
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Button type="submit" busy={busy} onClick={onClick}>
        Ordina
      </Button>
    </form>
  )
  const { rerender } = await render(form(false))
  const button = page.getByRole('button', { name: 'Ordina' })
  await button.click()
  await rerender(form(true))
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter} ')
  await button.click({ force: true })
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  await expectAccessible()
})

test('an icon button has a name and 44 pixels to touch', async () => {
  await render(<IconButton icon="heart" label="Aggiungi ai preferiti" />)
  const { width, height } = page
    .getByRole('button', { name: 'Aggiungi ai preferiti' })
    .element()
    .getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await expectAccessible()
})

test('a chip that changes nothing in the address is pressed, with the keyboard too', async () => {
  const onClick = vi.fn()
  await render(
    <Chip active onClick={onClick}>
      Bio
    </Chip>,
  )
  await expect.element(page.getByRole('button', { name: 'Bio' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a failure is announced and can be tried again', async () => {
  const onRetry = vi.fn()
  await render(<ErrorState title="Non ha funzionato" text="Riprova" retryLabel="Riprova ora" onRetry={onRetry} />)
  await expect.element(page.getByRole('alert').getByRole('heading')).toHaveTextContent('Non ha funzionato')
  await page.getByRole('button', { name: 'Riprova ora' }).click()
  expect(onRetry).toHaveBeenCalledTimes(1)
  await expectAccessible()
})

test('a link that looks like a button is a link, moved by the router around it', async () => {
  const moved = vi.fn()
  function RouterLink({ href, children, ...rest }: AnchorProps) {
    const follow = (event: { preventDefault: () => void }) => {
      event.preventDefault()
      moved(href)
    }
    return (
      <a {...rest} href={href} onClick={follow}>
        {children}
      </a>
    )
  }
  await render(
    <LinkContext value={RouterLink}>
      <LinkButton href="/offerte" variant="accent" size="large">
        Vedi le offerte
      </LinkButton>
    </LinkContext>,
  )
  const link = page.getByRole('link', { name: 'Vedi le offerte' })
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await link.click()
  expect(moved).toHaveBeenCalledExactlyOnceWith('/offerte')
  await expectAccessible()
})

test('a button inside a sentence does not submit the form it stands in', async () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()]
  await render(
    <form onSubmit={onSubmit}>
      <p>
        Consegna a Milano <TextButton onClick={onClick}>Cambia</TextButton>
      </p>
    </form>,
  )
  await page.getByRole('button', { name: 'Cambia' }).click()
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).not.toHaveBeenCalled()
  await expectAccessible()
})
