import { expect, test } from 'vitest'
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
  [12, 'Non ritirato'],
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
