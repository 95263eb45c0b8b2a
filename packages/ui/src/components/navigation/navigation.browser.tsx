import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../testing/accessibility.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Pagination } from './Pagination.tsx'
import { Stepper } from './Stepper.tsx'
import { Tabs } from './Tabs.tsx'

const stores = [
  { value: 'mi', label: 'Milano' },
  { value: 'to', label: 'Torino' },
  { value: 'bz', label: 'Bolzano' },
] as const

function Stores() {
  const [store, setStore] = useState<(typeof stores)[number]['value']>('mi')
  return (
    <Tabs label="Negozi" tabs={stores} value={store} onChange={setStore}>
      <a href="#orari">Orari di {store}</a>
    </Tabs>
  )
}

const tab = (name: string) => page.getByRole('tab', { name })

describe('tabs', () => {
  test('are one stop of the Tab key, which then goes into the panel', async () => {
    await render(<Stores />)
    await userEvent.keyboard('{Tab}')
    await expect.element(tab('Milano')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('link', { name: 'Orari di mi' })).toHaveFocus()
  })

  test('arrows, Home and End move and choose, around the ends', async () => {
    await render(<Stores />)
    await userEvent.keyboard('{Tab}{ArrowRight}')
    await expect.element(tab('Torino')).toHaveFocus()
    await expect.element(page.getByRole('tabpanel', { name: 'Torino' })).toHaveTextContent('Orari di to')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect.element(tab('Milano')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(tab('Bolzano')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await expect.element(tab('Milano')).toHaveAttribute('aria-selected', 'true')
    await expectAccessible()
  })
})

test('pages are links with names, the current one marked; axe finds nothing', async () => {
  await render(
    <Pagination
      label="Pagine"
      previousLabel="Precedente"
      nextLabel="Successiva"
      pageLabel={(number) => `Pagina ${number}`}
      hrefOf={(number) => `#page-${number}`}
      current={2}
      total={9}
    />,
  )
  await expect.element(page.getByRole('navigation', { name: 'Pagine' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pagina 2' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Successiva' }).click()
  expect(window.location.hash).toBe('#page-3')
  await expectAccessible()
})

test('crumbs and steps say where one is; axe finds nothing', async () => {
  await render(
    <>
      <Breadcrumbs label="Percorso" links={[{ href: '#home', name: 'Home' }]} current="Frutta" />
      <Stepper label="Passi" steps={['Riepilogo', 'Pagamento']} current={1} doneLabel="fatto" />
    </>,
  )
  const crumbs = page.getByRole('navigation', { name: 'Percorso' })
  await expect.element(crumbs.getByText('Frutta')).toHaveAttribute('aria-current', 'page')
  expect(crumbs.getByRole('link').elements()).toHaveLength(1)
  const steps = page.getByRole('list', { name: 'Passi' }).getByRole('listitem')
  await expect.element(steps.nth(0)).toHaveTextContent('Riepilogo (fatto)')
  await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await expectAccessible()
})

test('on a phone the way stays on one line, and the name of the page gives way', async () => {
  await page.viewport(390, 600)
  const links = [
    { href: '#home', name: 'Startseite' },
    { href: '#magazine', name: 'Magazin und Neues' },
  ]
  await render(<Breadcrumbs label="Percorso" links={links} current="Neues Öl: so erkennst du, ob es frisch ist" />)
  const items = page.getByRole('navigation', { name: 'Percorso' }).getByRole('listitem')
  await expect.element(items.first()).toBeVisible()
  const boxes = items.elements().map((one) => one.getBoundingClientRect())
  const first = boxes[0] ?? expect.unreachable('no way')
  for (const box of boxes) {
    expect(Math.abs(box.top + box.height / 2 - (first.top + first.height / 2))).toBeLessThan(2)
    expect(box.right).toBeLessThanOrEqual(390)
  }
})
