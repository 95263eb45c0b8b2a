import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import { ResultSheet } from './ResultSheet.tsx'
import { PayOrder } from '../payment/PayOrder.tsx'

afterEach(() => vi.unstubAllGlobals())

const card = {
  paymentTypeId: 1,
  name: 'Carta online',
  description: 'Sulla pagina della banca',
  redirect: true,
  selected: true,
  mealVoucher: false,
  userPaymentAuths: [],
}
const usual = { total: 19.06, prebilledAmount: 20.12, variableWeightAmount: 2.64, mealVoucherAmount: 0, bagFee: 0 }

function Shown() {
  const offer = { paymentTypes: [card], amounts: { usual, mealVoucher: undefined } }
  return (
    <ResultSheet
      tone="error"
      title="Il pagamento non è riuscito"
      text="L’ordine resta in attesa."
      facts={<div style={{ height: 600 }} />}
      form={<PayOrder orderId={1} offer={offer} />}
    />
  )
}

test('on a phone the bar to pay stands at the edge of the window from the first screen on', async () => {
  await page.viewport(390, 700)
  await showPage(Shown, { data: () => ({}) })
  const pay = page.getByRole('button', { name: 'Paga l’ordine' })
  await expect.element(pay).toBeInTheDocument()
  const { top, bottom } = pay.element().getBoundingClientRect()
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThanOrEqual(window.innerHeight)
})
