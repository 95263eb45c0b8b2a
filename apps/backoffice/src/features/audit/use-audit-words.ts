import { instantAt } from '@bottega/rules/delivery/shop-calendar.ts'
import { formatTime } from '@bottega/rules/text/format.ts'
import type { ActedCall } from '@bottega/contract/backoffice/acted-calls.ts'
import type { AuditEntryView, AuditNames } from '@bottega/contract/backoffice/audit.ts'
import type { AuditAction } from '@bottega/contract/audit-actions.ts'
import { deliveryStatusLabel, orderStatusLabel } from '@bottega/contract/texts/status-names.ts'
import { labelFields, labelNames, nutrientNames, nutrients } from '@bottega/rules/catalog/product-label.ts'
import { deliveryService, isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { useLocale, useTranslations } from 'use-intl'
import { useDay } from '../../lib/format/use-day.ts'
import { useEuros } from '../../lib/format/use-euros.ts'
import { useWeekday } from '../../lib/format/use-weekday.ts'
import { useWhen } from '../../lib/format/use-when.ts'
import { useNumber } from '../../lib/format/use-number.ts'

/** The place of the words for a field's values: most are those of another page. */
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
  waste: 'products.wasteReasons',
  difference: 'stock.transfers.reasons',
  mode: 'products.form.modes',
}

/** Words in the name of a part of the files of a shop: `products of classes`. */
const longestPart = 3

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)

const isOfCollected = ({ subject }: Pick<AuditEntryView, 'subject'>) =>
  subject?.deliveryServiceId !== undefined && isCollected(subject.deliveryServiceId)

// An action or a call that has no word in Italian does not compile where these keys are translated.
const actionKey = (action: AuditAction) => `actions.${action}` as const
const callKey = (call: ActedCall) => `audit.calls.${call}` as const

/**
 * The action of an entry, in words. Only an action that nothing writes any more stands under the name it was written
 * with.
 */
export function useActionWords() {
  const t = useTranslations('audit')
  const inWords = (action: string) => {
    const key = actionKey(action as AuditAction)
    return t.has(key) ? t(key) : t('otherAction', { name: action })
  }
  return (entry: Pick<AuditEntryView, 'action' | 'subject'>): string => {
    const [kind, name = ''] = entry.action.split('.')
    const ofCollected = `collected.actions.${name}` as 'collected.actions.delivered'
    return kind === 'delivery' && isOfCollected(entry) && t.has(ofCollected) ? t(ofCollected) : inWords(entry.action)
  }
}

const storeName = ({ stores }: AuditNames, id: number) =>
  stores.find(({ storeId }) => storeId === id)?.name ?? String(id)

const serviceName = ({ services }: AuditNames, id: number) =>
  services.find(({ deliveryServiceId }) => deliveryServiceId === id)?.name ?? String(id)

/** The subject of an entry: most have one id; a closed day is a store, a day and maybe a service. */
export function useSubjectWords(names: AuditNames) {
  const t = useTranslations('audit')
  const day = useDay()
  return ({ kind, id }: NonNullable<AuditEntryView['subject']>): string => {
    const [first = '', second, service] = id.split(' ')
    if (kind === 'store') return storeName(names, Number(id))
    if (kind !== 'slot' || second === undefined) return t(`subjects.${kind}`, { id })
    if (first === 'template') return t('slotTemplate', { id: second })
    const ofDay = { store: storeName(names, Number(first)), day: day(second) }
    return service === undefined
      ? t('slotDay', ofDay)
      : t('slotDayOfService', { ...ofDay, service: serviceName(names, Number(service)) })
  }
}

interface AuditWords {
  readonly nameOf: (field: string) => string
  readonly textOf: (field: string, value: unknown) => string
}

/**
 * The fields of an entry and their values in words. The log has them as the shop stores them, and what is new to this
 * page stands as it was written.
 */
export function useAuditWords(entry: Pick<AuditEntryView, 'action' | 'subject'>, names: AuditNames): AuditWords {
  const t = useTranslations()
  const locale = useLocale()
  const day = useDay()
  const when = useWhen()
  const numberOf = useNumbers(entry, names)
  const countsOf = useCounts()
  const wordAt = (path: string) => (t.has(path as 'audit.yes') ? t(path as 'audit.yes') : undefined)
  const wordOf = (field: string, value: string | number) =>
    wordsOf[field] === undefined ? undefined : wordAt(`${wordsOf[field]}.${value}`)

  function nameOf(field: string): string {
    if (entry.action === 'world.imported') return nameOfPart(field)
    if (field === 'deliveryStatusId' && isOfCollected(entry)) return t('audit.collected.field')
    const line = /^line (\d+)$/.exec(field)?.[1]
    if (line !== undefined) return t('audit.line', { line })
    return wordAt(`audit.fields.${field}`) ?? labelWords(field) ?? field
  }

  /** A part of the files of a shop, or one of its rows: `weekly slots milano`. */
  function nameOfPart(field: string): string {
    const words = field.split(' ')
    for (let count = Math.min(words.length, longestPart); count > 0; count -= 1) {
      const part = wordAt(`audit.parts.${words.slice(0, count).join(' ')}`)
      if (part !== undefined) return [part, ...words.slice(count)].join(' ')
    }
    return wordAt(`audit.fields.${field}`) ?? field
  }

  function textOf(field: string, value: unknown): string {
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no')
    if (typeof value === 'number') return wordOf(field, value) ?? numberOf(field, value)
    if (typeof value !== 'string') return partsOf(field, value)
    if (field === 'call') return callInWords(value)
    if (field === 'labelField') return labelWords(value) ?? value
    if (isDay(value)) return day(value)
    return isMoment(value) ? when(value) : (wordOf(field, value) ?? countsOf(value))
  }

  function callInWords(name: string): string {
    const key = callKey(name as ActedCall)
    return t.has(key) ? t(key) : t('audit.otherCall', { name })
  }

  /** The name of a field of the label, or of a nutrient. */
  function labelWords(name: string): string | undefined {
    const field = labelNames.find((one) => one === name)
    const nutrient = nutrientNames.find((one) => one === name)
    if (nutrient !== undefined) return nutrients[nutrient].names[locale]
    return field && labelFields[field].names[locale]
  }

  function partsOf(field: string, value: unknown): string {
    if (Array.isArray(value))
      return value.map((one) => textOf(field, one)).join(value.some((one) => Object(one) === one) ? '; ' : ', ') || '–'
    const parts = Object.entries(value ?? {}).filter(([, part]) => part !== null)
    return parts.map(([name, part]) => `${nameOf(name)} ${textOf(name, part)}`).join(', ') || '–'
  }

  return { nameOf, textOf }
}

/** How many rows an import of files added, changed and closed, which it writes as `+1 ~2 -3`. */
function useCounts(): (text: string) => string {
  const t = useTranslations('audit')
  return (text) => {
    const [, added, changed, closed] = /^\+(\d+) ~(\d+)(?: -(\d+))?$/.exec(text) ?? []
    if (added === undefined || changed === undefined) return text
    return closed === undefined ? t('counts', { added, changed }) : t('countsClosed', { added, changed, closed })
  }
}

/** Cents, thousandths, grams, minutes of a day and ids of stores, services and statuses, as people say them. */
function useNumbers(
  entry: Pick<AuditEntryView, 'subject'>,
  names: AuditNames,
): (field: string, value: number) => string {
  const t = useTranslations('audit')
  const locale = useLocale()
  const number = useNumber()
  const euros = useEuros()
  const weekday = useWeekday()
  return (field, value) => {
    if (/cents$/i.test(field)) return euros(value / 100)
    switch (field) {
      case 'quantityPrepared':
      case 'available':
      case 'counted':
      case 'expected':
      case 'moved':
      case 'maximum':
        return number(value / 1000)
      case 'weightPrepared':
        return t('grams', { grams: number(value) })
      case 'beginMinute':
      case 'endMinute':
        return formatTime(instantAt('2024-01-01', value), locale)
      case 'storeId':
        return storeName(names, value)
      case 'deliveryServiceId':
        return serviceName(names, value)
      case 'weekday':
        return weekday(value)
      case 'deliveryStatusId': {
        const ofCollected = `collected.deliveryStatuses.${value}` as 'collected.deliveryStatuses.3'
        if (isOfCollected(entry) && t.has(ofCollected)) return t(ofCollected)
        return deliveryStatusLabel(value)[locale] || String(value)
      }
      case 'statusId': {
        const ofReturn = `returnStatuses.${value}` as 'returnStatuses.1'
        if (entry.subject?.kind === 'return') return t.has(ofReturn) ? t(ofReturn) : String(value)
        const service = entry.subject?.deliveryServiceId ?? deliveryService.home
        return orderStatusLabel(value, service)[locale] || String(value)
      }
      default:
        return String(value)
    }
  }
}
