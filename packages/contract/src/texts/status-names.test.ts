import { expect, test } from 'vitest'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { orderStatusLabel } from './status-names.ts'

/** Of an order that is delivered at home; where customers come to collect, other words may stand. */
const home = 2

test.each([
  [1, 'In pagamento'],
  [2, 'In attesa di conferma del pagamento'],
  [3, 'Ordinato'],
  [4, 'In preparazione'],
  [5, 'In preparazione'],
  [6, 'Preparato'],
  [7, 'In consegna'],
  [8, 'Consegnato'],
  [9, 'Consegnato in parte'],
  [10, 'Annullato'],
  [11, 'Non pagato'],
  [12, 'Non consegnato'],
  [13, 'Non riuscito'],
  [14, 'Non riuscito'],
  [18, 'Scontrino emesso'],
  [19, 'In validazione'],
  [20, 'Validazione approvata'],
  [21, 'Validazione rifiutata'],
])('order status %i is called %s, in German and English too [history-40]', (statusId, name) => {
  const names = orderStatusLabel(statusId, home)
  expect(names.it).toBe(name)
  expect(new Set([names.it, names.de, names.en]).size).toBe(3)
})

test.each([1, 3, 4, 5, 7, 11])(
  'an order of delivery service %i is one that is collected, or not [history-48]',
  (service) => {
    expect(orderStatusLabel(12, service)).toEqual({ it: 'Non ritirato', de: 'Nicht abgeholt', en: 'Not collected' })
  },
)

test('of what is delivered at home no text says that it was not collected [history-49]', () => {
  const said = Object.values(orderStatus).map((statusId) => Object.values(orderStatusLabel(statusId, home)).join(' '))
  expect(said.filter((texts) => /ritir|abgeholt|collect/i.test(texts))).toEqual([])
})
