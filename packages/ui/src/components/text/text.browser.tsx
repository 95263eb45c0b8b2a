import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../testing/accessibility.ts'
import { Icon } from './Icon.tsx'
import { Price } from './Price.tsx'
import { SumRow } from './SumRow.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const euro = new Intl.NumberFormat('it', { style: 'currency', currency: 'EUR' })

test.each(['plain', 'offer'] as const)('a price of tone %s is one text with smaller cents', async (tone) => {
  const { container } = await render(<Price parts={euro.formatToParts(1.99)} tone={tone} />)
  expect(container.textContent.replace('\u00a0', ' ')).toBe('1,99 €')
  const [whole, cents] = [container.querySelector('span'), container.querySelector('span span')]
  const size = (element: Element | null) =>
    element === null ? 0 : Number.parseFloat(getComputedStyle(element).fontSize)
  expect(cents?.textContent).toBe(',99')
  expect(size(cents)).toBeLessThan(size(whole))
  await expectAccessible()
})

test('sums are terms and their amounts', async () => {
  await render(
    <dl>
      <SumRow name="Spesa">20,00 €</SumRow>
      <SumRow name="Sconto" tone="saved">
        −2,00 €
      </SumRow>
      <SumRow name="Totale" tone="sum">
        18,00 €
      </SumRow>
    </dl>,
  )
  const rows = page.getByRole('term').elements()
  expect(rows.map((row) => `${row.textContent}: ${row.nextElementSibling?.textContent}`)).toEqual([
    'Spesa: 20,00 €',
    'Sconto: −2,00 €',
    'Totale: 18,00 €',
  ])
  await expectAccessible()
})

test('hidden words name a control and take no room; its drawing names nothing', async () => {
  await render(
    <button type="button">
      <Icon name="heart" size={24} />
      <VisuallyHidden>Aggiungi ai preferiti</VisuallyHidden>
    </button>,
  )
  await expect.element(page.getByRole('button', { name: 'Aggiungi ai preferiti', exact: true })).toBeVisible()
  const { width, height } = page.getByText('Aggiungi ai preferiti').element().getBoundingClientRect()
  expect(Math.max(width, height)).toBeLessThanOrEqual(1)
  expect(page.getByRole('img').elements()).toEqual([])
})

test('a drawing has the colour of the words beside it, as lines or filled', async () => {
  const { container } = await render(
    <p style={{ color: 'rgb(1, 2, 3)' }}>
      <Icon name="heart" />
      <Icon name="heart" filled />
    </p>,
  )
  const [lines, filled] = [...container.querySelectorAll('svg')].map((drawing) => getComputedStyle(drawing))
  expect([lines?.stroke, lines?.fill]).toEqual(['rgb(1, 2, 3)', 'none'])
  expect([filled?.stroke, filled?.fill]).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)'])
})
