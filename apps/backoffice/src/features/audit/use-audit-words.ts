import { deliveryStatusLabel, orderStatusLabel } from '@bottega/contract/texts/status-names.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useWeekday } from '../../lib/format/use-weekday.ts'
import { useWhen } from '../../lib/format/use-when.ts'

/** Where the values of a field have their words: most are those of another page. */
const wordsOf: Readonly<Record<string, Parameters<typeof useTranslations>[0]>> = {
  pickState: 'picking.states',
  role: 'shell.roles',
  sale: 'products.sales',
  kind: 'products.kinds',
  mail: 'orders.mailKinds',
  scopes: 'machineKeys.scope',
  state: 'offers.states',
  status: 'rewards.filters',
  paymentTypeId: 'customers.credit.types',
  approval: 'audit.approvals',
  methodId: 'audit.returnMethods',
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)

interface AuditWords {
  readonly nameOf: (field: string) => string
  readonly textOf: (field: string, value: unknown) => string
}

/**
 * The fields of an entry and their values in words. The log has them as the shop stores them, and what is new to this
 * page stands as it was written.
 */
export function useAuditWords(subject: string | undefined): AuditWords {
  const t = useTranslations()
  const day = useDay()
  const when = useWhen()
  const numberOf = useNumbers(subject)
  const wordAt = (path: string) => (t.has(path as 'audit.yes') ? t(path as 'audit.yes') : undefined)
  const wordOf = (field: string, value: string | number) =>
    wordsOf[field] === undefined ? undefined : wordAt(`${wordsOf[field]}.${value}`)

  function nameOf(field: string): string {
    const line = /^line (\d+)$/.exec(field)?.[1]
    return line === undefined ? (wordAt(`audit.fields.${field}`) ?? field) : t('audit.line', { line })
  }

  function textOf(field: string, value: unknown): string {
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
    if (typeof value === 'number') return wordOf(field, value) ?? numberOf(field, value)
    if (typeof value !== 'string') return partsOf(field, value)
    if (isDay(value)) return day(value)
    return isMoment(value) ? when(value) : (wordOf(field, value) ?? value)
  }

  function partsOf(field: string, value: unknown): string {
    if (Array.isArray(value))
      return value.map((one) => textOf(field, one)).join(value.some((one) => Object(one) === one) ? '; ' : ', ') || '–'
    const parts = Object.entries(value ?? {}).filter(([, part]) => part !== null)
    return parts.map(([name, part]) => `${nameOf(name)} ${textOf(name, part)}`).join(', ') || '–'
  }

  return { nameOf, textOf }
}

/** Cents, thousandths, grams, minutes of a day and ids of statuses, as people say them. */
function useNumbers(subject: string | undefined): (field: string, value: number) => string {
  const t = useTranslations('audit')
  const locale = useLocale()
  const format = useFormatter()
  const euros = useEuros()
  const weekday = useWeekday()
  return (field, value) => {
    if (/cents$/i.test(field)) return euros(value / 100)
    switch (field) {
      case 'quantityPrepared':
      case 'available':
      case 'maximum':
        return format.number(value / 1000, { maximumFractionDigits: 3 })
      case 'weightPrepared':
        return t('grams', { grams: format.number(value) })
      case 'beginMinute':
      case 'endMinute':
        return format.dateTime(value * 60_000, { timeStyle: 'short', timeZone: 'UTC' })
      case 'weekday':
        return weekday(value)
      case 'deliveryStatusId':
        return deliveryStatusLabel(value)[locale] || String(value)
      case 'statusId': {
        const ofReturn = `returnStatuses.${value}` as 'returnStatuses.1'
        if (subject === 'return') return t.has(ofReturn) ? t(ofReturn) : String(value)
        return orderStatusLabel(value, deliveryService.home)[locale] || String(value)
      }
      default:
        return String(value)
    }
  }
}
