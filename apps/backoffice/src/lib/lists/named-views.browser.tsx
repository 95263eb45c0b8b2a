import { TextField } from '@bottega/ui/components/fields/TextField.tsx'
import { Select } from '@bottega/ui/components/fields/Select.tsx'
import { shopTimeZone } from '@bottega/rules/delivery/shop-time-zone.ts'
import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { type AnchorProps, LinkContext } from '@bottega/ui/components/actions/Anchor.tsx'
import { createRoutesStub, Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { aShop } from '../../testing/a-shop.ts'
import words from '../../words/it.ts'
import '../../styles/backoffice.css'
import { NamedViews } from './NamedViews.tsx'
import { SearchForm } from './SearchForm.tsx'

const view = { viewId: 7, name: 'Da preparare', query: 'stage=toPick' }

const RouterLink = ({ href, ...rest }: AnchorProps) => <Link to={href} {...rest} />

afterEach(() => vi.unstubAllGlobals())

function Page() {
  const { stage, q } = useLoaderData<{ stage: string; q: string }>()
  const options = ['', 'toPick', 'over'].map((value) => ({ value, label: value || 'Tutti' }))
  return (
    <>
      <NamedViews table="orders" views={[view]} />
      <SearchForm button="Trova">
        <TextField name="q" type="search" label="Cerca" defaultValue={q} />
        <Select name="stage" label="Stato" defaultValue={stage} options={options} />
      </SearchForm>
      <p>Filtro: {stage}</p>
    </>
  )
}

function open(address: string, actingFor?: string) {
  const loader = ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    return { stage: searchParams.get('stage') ?? '', q: searchParams.get('q') ?? '' }
  }
  const staff = { username: 'olga', roles: ['operator'], wholeGroup: true, actingFor }
  const Stub = createRoutesStub([
    { id: 'shell', path: '/', loader: () => staff, children: [{ path: 'orders', Component: Page, loader }] },
  ])
  return render(
    <IntlProvider locale="it" messages={words} timeZone={shopTimeZone}>
      <LinkContext value={RouterLink}>
        <main>
          <Stub initialEntries={[address]} />
        </main>
      </LinkContext>
    </IntlProvider>,
  )
}

test('the filters of the address are stored under a name, without the words that were searched for', async () => {
  const shop = aShop()
  const screen = await open('/orders?q=Agata+Prova&stage=over&page=2')
  await screen.getByRole('button', { name: 'Salva questi filtri' }).click()
  await screen.getByRole('textbox', { name: 'Nome della vista' }).fill('Finiti')
  await expectAccessible()
  await screen.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect.poll(() => shop.sent.at(-1)?.body).toEqual({ table: 'orders', name: 'Finiti', query: 'stage=over' })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a view that is open is marked and not offered to be stored again; it is deleted after a question', async () => {
  const shop = aShop()
  const screen = await open('/orders?stage=toPick&page=2')
  await expect.element(screen.getByRole('link', { name: 'Da preparare' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('button', { name: 'Salva questi filtri' }).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Elimina la vista Da preparare' }).click()
  await screen.getByRole('button', { name: 'Elimina', exact: true }).click()
  await expect.poll(() => shop.sent.at(-1)?.body).toEqual({ table: 'orders', view_id: 7 })
})

test('a refusal stays in the dialog, with the name as it was typed', async () => {
  aShop({ refusing: 'Hai già una vista con questo nome', refusingCode: 'error.staff.viewNameTaken' })
  const screen = await open('/orders?stage=over')
  await screen.getByRole('button', { name: 'Salva questi filtri' }).click()
  await screen.getByRole('textbox', { name: 'Nome della vista' }).fill('Da preparare')
  await screen.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect.element(screen.getByText('Hai già una vista con questo nome')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Nome della vista' })).toHaveValue('Da preparare')
})

test('the link of a view fills the fields above the list; the form itself keeps the focus when it is sent', async () => {
  const screen = await open('/orders?stage=over')
  await screen.getByRole('link', { name: 'Da preparare' }).click()
  await expect.element(screen.getByText('Filtro: toPick')).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Stato' })).toHaveValue('toPick')
  await screen.getByRole('combobox', { name: 'Stato' }).selectOptions('over')
  await screen.getByRole('button', { name: 'Trova' }).click()
  await expect.element(screen.getByText('Filtro: over')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Trova' })).toHaveFocus()
})

test('who acts for a customer opens views and changes none', async () => {
  const screen = await open('/orders?stage=over', 'Agata Prova')
  await expect.element(screen.getByRole('link', { name: 'Da preparare' })).toBeVisible()
  expect(screen.getByRole('button', { name: /vista|filtri/ }).elements()).toEqual([])
})
