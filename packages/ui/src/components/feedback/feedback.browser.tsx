import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../testing/accessibility.ts'
import { Badge } from './Badge.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { Skeleton } from './Skeleton.tsx'

test.each(['offer', 'member', 'quiet', 'ok', 'warn'] as const)(
  'the words of a badge can be read in the tone %s',
  async (tone) => {
    await render(<Badge tone={tone}>Novità</Badge>)
    await expect.element(page.getByText('Novità')).toBeVisible()
    await expectAccessible()
  },
)

test('an empty state has a heading, hides its picture from screen readers and offers the next step', async () => {
  await render(
    <EmptyState
      level={1}
      title="Il carrello è vuoto"
      text="Comincia dalle offerte"
      picture={<img src="data:," alt="Un cesto" />}
      action={<button type="button">Vedi le offerte</button>}
    />,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Il carrello è vuoto' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Vedi le offerte' })).toBeVisible()
  expect(page.getByRole('img').elements()).toEqual([])
  await expectAccessible()
})

test('a progress bar is named by its text, and is full where more was reached than asked for', async () => {
  const { rerender } = await render(<ProgressBar label="Ancora 10 €" value={20} max={30} />)
  const bar = page.getByLabelText('Ancora 10 €')
  expect(bar.element()).toMatchObject({ value: 20, max: 30 })
  await expectAccessible()
  await rerender(<ProgressBar label="Consegna gratuita" value={45} max={30} />)
  expect(page.getByLabelText('Consegna gratuita').element()).toMatchObject({ value: 30, max: 30 })
})

test.each(['text', 'title', 'control', 'picture', 'row'] as const)(
  'a skeleton of shape %s takes room, and screen readers pass it over',
  async (shape) => {
    const { container } = await render(<Skeleton shape={shape} />)
    const bone = container.querySelector('span')
    expect(bone?.getBoundingClientRect().height).toBeGreaterThan(8)
    expect(bone?.getAttribute('aria-hidden')).toBe('true')
  },
)
