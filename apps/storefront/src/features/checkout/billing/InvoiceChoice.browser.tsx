import { expectAccessible } from '@bottega/ui/testing/accessibility.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { WithCart } from '../../cart-store/testing-cart.tsx'
import { cartWith } from '../../cart-store/testing.ts'
import { InvoiceChoice } from './InvoiceChoice.tsx'

afterEach(() => vi.unstubAllGlobals())

const texts = { name: 'Azienda Rossi srl', fiscalCode: '', vatNumber: '01234567897', sdiCode: 'ROSSI01', pec: '' }
const place = { street: 'Via Resia', streetNumber: '90', postalCode: '39100', city: 'Bolzano', province: 'BZ' }

function show(billing: { company: boolean; complete: boolean }) {
  const onHold = vi.fn<(held: boolean) => void>()
  const shown = showPage(() => <InvoiceChoice onChange={() => undefined} onHold={onHold} />, {
    data: () => null,
    cart: { cartInfos: { need_invoice: 'true' } },
    around: (choice) => <WithCart>{choice}</WithCart>,
    answers: {
      '/registration/billing_address': () => ({ billing: { ...texts, ...place }, ...billing }),
      '/cart/update-cart-info': () => cartWith([], 0),
    },
  })
  return shown.then((scene) => ({ ...scene, onHold }))
}

test('a business has no choice: its invoice is fixed, and it says what the order is for', async () => {
  const { sent } = await show({ company: true, complete: true })
  await expect.element(page.getByText('Gli ordini di un’azienda hanno sempre la fattura.')).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(0)
  await userEvent.fill(page.getByLabelText('Centro di costo'), ' Mensa ')
  await userEvent.tab()
  const stored = () => sent.filter(({ path }) => path.endsWith('/cart/update-cart-info')).map(({ body }) => body)
  await expect.poll(stored).toEqual([{ property: 'cost_centre', value: 'Mensa' }])
  await expectAccessible()
})

test('a business without billing data is asked for them here, and held until they are complete', async () => {
  const { onHold } = await show({ company: true, complete: false })
  await expect.element(page.getByText('Mancano i dati di fatturazione.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Completa i dati' })).toBeVisible()
  expect(onHold).toHaveBeenLastCalledWith(true)
})

test('a private customer keeps the choice, and has no cost centre', async () => {
  await show({ company: false, complete: true })
  await expect.element(page.getByRole('checkbox', { name: 'Voglio la fattura' })).toBeChecked()
  expect(page.getByLabelText('Centro di costo').elements()).toHaveLength(0)
})
