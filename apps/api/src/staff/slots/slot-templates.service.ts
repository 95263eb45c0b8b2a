import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { periodAt } from '@bottega/rules/delivery/periods.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { StaffMember } from '../../kernel/visitor.ts'
import { changedFields, changedMeanwhile, recordChange } from '../../kernel/audit/audit.service.ts'
import { generateSlots } from '../../trade/delivery/slots-generator.ts'
import { followTemplate } from '../../trade/delivery/follow-template.ts'
import {
  findServices,
  insertTemplate,
  lockStore,
  lockTemplate,
  reopenSlots,
  type TemplateRow,
  updateTemplate,
} from './staff-slots.repository.ts'

const factsOf = ({ capacity, cutoffMinutes, active }: TemplateRow) => ({ capacity, cutoffMinutes, active })

export interface TemplateChange {
  templateId: number
  version: number
  capacity?: number | undefined
  cutoffMinutes?: number | undefined
  active?: boolean | undefined
}

/** The coming slots follow; one with more taken than the new capacity keeps what is taken. Returns the store. */
export function changeTemplate(shop: Shop, staff: StaffMember, change: TemplateChange, now: Date): Promise<number> {
  return shop.db.transaction(async (tx) => {
    const row = await lockTemplate(tx, change.templateId)
    if (row === undefined) throw new ShopError('error.slots.notFound')
    const subject = ['slot', `template ${row.id}`] as const
    if (row.version !== change.version) throw await changedMeanwhile(tx, subject)
    const { capacity = row.capacity, cutoffMinutes = row.cutoffMinutes, active = row.active } = change
    const next = { capacity, cutoffMinutes, active }
    const differing = changedFields(factsOf(row), next)
    if (differing === undefined) return row.storeId
    await updateTemplate(tx, row, next)
    await followTemplate(tx, { ...row, ...next }, now)
    if (active && !row.active) {
      await reopenSlots(tx, row.id, shopDate(now))
      await generateSlots(tx, now)
    }
    await recordChange(tx, staff, { action: 'slot.templateChanged', subject, ...differing }, now)
    return row.storeId
  })
}

export interface NewTemplate {
  storeId: number
  deliveryServiceId: number
  weekday: number
  beginMinute: number
  endMinute: number
  capacity: number
  cutoffMinutes: number
}

/** A weekly slot from the next such weekday on. */
export function addTemplate(shop: Shop, staff: StaffMember, template: NewTemplate, now: Date): Promise<number> {
  const { storeId, deliveryServiceId, beginMinute, endMinute } = template
  return shop.db.transaction(async (tx) => {
    if (endMinute <= beginMinute) throw new ShopError('error.slots.windowWrong')
    await lockStore(tx, storeId)
    const services = await findServices(tx, storeId)
    if (!services.some((one) => one.deliveryServiceId === deliveryServiceId))
      throw new ShopError('error.slots.serviceUnknown')
    const id = await insertTemplate(tx, { ...template, periodId: periodAt(beginMinute), feeCents: null })
    if (id === undefined) throw new ShopError('error.slots.templateExists')
    await generateSlots(tx, now)
    const subject = ['slot', `template ${id}`] as const
    await recordChange(tx, staff, { action: 'slot.templateAdded', subject, after: { ...template } }, now)
    return storeId
  })
}
