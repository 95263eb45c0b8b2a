import { importedFile } from './room-of.ts'
import { importsOf } from './source-figures.ts'

/** One way through the program, as a reader follows it: the files that are opened, in order. */
export interface Trip {
  readonly name: string
  /** The call of the contract that leads from the browser to the server. */
  readonly call: string
  readonly browser: readonly string[]
  readonly server: readonly string[]
}

const storefront = 'apps/storefront/src/features'
const picking = 'apps/backoffice/src/features/picking'
const trade = 'apps/api/src/trade'

/** The main ways. Contract, rules and what every page or every call goes through are not counted. */
export const trips: readonly Trip[] = [
  {
    name: 'the quantity button to the SQL',
    call: 'cartUpdate',
    browser: [
      `${storefront}/cart/quantity/QuantityControl.tsx`,
      `${storefront}/cart/quantity/use-line-changes.ts`,
      `${storefront}/cart-store/use-cart.ts`,
      `${storefront}/cart-store/cart-store.ts`,
    ],
    server: [
      `${trade}/cart/cart.routes.ts`,
      `${trade}/cart/cart.service.ts`,
      `${trade}/cart/open-cart.ts`,
      `${trade}/cart/load-cart.ts`,
      `${trade}/cart/cart.repository.ts`,
      `${trade}/cart/adding/add-items.ts`,
      `${trade}/cart/drafts/cart-draft.ts`,
      `${trade}/cart/cart-writes.repository.ts`,
    ],
  },
  {
    name: 'the order button to the SQL',
    call: 'checkoutBuy',
    browser: [`${storefront}/checkout/payment/PaymentPage.tsx`, `${storefront}/checkout/payment/use-buy.ts`],
    server: [
      `${trade}/checkout/checkout.routes.ts`,
      `${trade}/checkout/buy.service.ts`,
      `${trade}/checkout/claim-order.service.ts`,
      `${trade}/checkout/order-draft.ts`,
      `${trade}/orders/place-order.service.ts`,
      `${trade}/orders/orders.repository.ts`,
      `${trade}/checkout/payment/pay-order.service.ts`,
      `${trade}/checkout/payment/settle-payment.service.ts`,
    ],
  },
  {
    name: 'picking a line to the SQL',
    call: 'fulfilmentPick',
    browser: [`${picking}/LineWork.tsx`, `${picking}/presses/presses.ts`, `${picking}/presses/press-queue.ts`],
    server: [
      `${trade}/fulfilment/fulfilment.routes.ts`,
      `${trade}/fulfilment/step.service.ts`,
      `${trade}/fulfilment/fulfilment.service.ts`,
      `${trade}/fulfilment/picking.service.ts`,
      `${trade}/fulfilment/fulfilment.repository.ts`,
    ],
  },
]

/** How many files a reader opens. Throws where one is not imported by one before it, so that the list stays true. */
export function hopsOf({ name, call, browser, server }: Trip, textOf: ReadonlyMap<string, string>): number {
  for (const files of [browser, server]) {
    const reached = new Set(files.slice(0, 1))
    for (const file of files) {
      if (!reached.has(file)) throw new Error(`${name}: no file before ${file} imports it`)
      for (const { specifier } of importsOf(textOf.get(file) ?? '')) reached.add(importedFile(file, specifier) ?? '')
    }
    if (!files.some((file) => textOf.get(file)?.includes(call))) throw new Error(`${name}: no file speaks of ${call}`)
  }
  return browser.length + server.length
}
