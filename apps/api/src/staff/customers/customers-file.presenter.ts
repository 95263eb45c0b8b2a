import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { CustomerState } from '@bottega/rules/people/account-state.ts'
import type { CustomerType } from '@bottega/rules/people/registration.ts'
import type { FileFormat } from '@bottega/rules/reports/report-kinds.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Row } from '../../kernel/text/cell.ts'
import { tableFile } from '../../kernel/text/table-file.ts'
import { nameOf } from '../../kernel/visitor.ts'
import { phoneOf, stateOf } from './staff-customers.presenter.ts'
import type { CustomerRow } from './staff-customers.repository.ts'

interface Words {
  name: string
  head: readonly string[]
  kinds: Record<CustomerType, string>
  states: Record<CustomerState, string>
}

const words: Readonly<Record<Language, Words>> = {
  it: {
    name: 'Clienti',
    head: ['Numero cliente', 'Nome', 'Azienda', 'Tipo', 'E-mail', 'Telefono', 'Stato', 'Ordini', 'Cliente dal'],
    kinds: { private: 'Privato', company: 'Azienda', soleProprietor: 'Ditta individuale' },
    states: {
      open: 'Attivo',
      unconfirmed: 'E-mail da confermare',
      waiting: 'Da approvare',
      rejected: 'Rifiutato',
      closed: 'In cancellazione',
      erased: 'Cancellato',
    },
  },
  de: {
    name: 'Kunden',
    head: ['Kundennummer', 'Name', 'Firma', 'Art', 'E-Mail', 'Telefon', 'Status', 'Bestellungen', 'Kunde seit'],
    kinds: { private: 'Privat', company: 'Firma', soleProprietor: 'Einzelfirma' },
    states: {
      open: 'Aktiv',
      unconfirmed: 'E-Mail unbestätigt',
      waiting: 'Wartet auf Freigabe',
      rejected: 'Abgelehnt',
      closed: 'Wird gelöscht',
      erased: 'Gelöscht',
    },
  },
  en: {
    name: 'Customers',
    head: ['Customer number', 'Name', 'Company', 'Kind', 'E-mail', 'Phone', 'State', 'Orders', 'Customer since'],
    kinds: { private: 'Private', company: 'Company', soleProprietor: 'Sole proprietor' },
    states: {
      open: 'Active',
      unconfirmed: 'E-mail not confirmed',
      waiting: 'Waits for approval',
      rejected: 'Rejected',
      closed: 'Being deleted',
      erased: 'Erased',
    },
  },
}

function rowOf(row: CustomerRow, { kinds, states }: Pick<Words, 'kinds' | 'states'>): Row {
  const { account, orders } = row
  return [
    String(account.id),
    nameOf(account),
    account.companyName ?? '',
    kinds[account.customerType],
    account.email,
    phoneOf(account),
    states[stateOf(row)],
    orders,
    shopDate(account.createdAt),
  ]
}

/** The list of customers as a file: what it shows of each, and since when they are there. */
export function customersFile(
  found: AsyncIterable<readonly CustomerRow[]>,
  format: FileFormat,
  of: { language: Language; now: Date },
): FileAnswer {
  const { name, head, ...terms } = words[of.language]
  return tableFile({ name, head, found, rowOf: (one) => rowOf(one, terms) }, format, of)
}
