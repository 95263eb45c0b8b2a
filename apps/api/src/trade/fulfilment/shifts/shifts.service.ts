import type { FileAnswer } from '@bottega/contract/call-schema.ts'
import { addDays, instantAt, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { hasFigures } from '@bottega/rules/fulfilment/shift-figures.ts'
import { hasAnyRole } from '@bottega/rules/people/roles.ts'
import type { FileFormat } from '@bottega/rules/reports/report-kinds.ts'
import { formatTime } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import type { Row } from '../../../kernel/text/cell.ts'
import { csvFile } from '../../../kernel/text/csv-file.ts'
import { xlsxFile } from '../../../kernel/text/xlsx-file.ts'
import type { StaffMember } from '../../../kernel/visitor.ts'
import { findStores } from '../../../places/stores/stores.queries.ts'
import { shiftWords } from './shift-words.ts'
import { presentShift } from './shifts.presenter.ts'
import { findShifts, type Shift } from './shifts.repository.ts'

/** A day of the shop's clock, also one of 23 or 25 hours. */
const instantsOf = (day: string) => ({ begin: instantAt(day, 0), end: instantAt(addDays(day, 1), 0) })

/** Today of a staff member, in all stores. It is theirs to know, whatever the shop shows to others. */
export async function ownShift(db: Reader, staffId: number, now: Date): Promise<{ day: string; shift: Shift }> {
  const day = shopDate(now)
  const [shift] = await findShifts(db, { ...instantsOf(day), of: { staffId } })
  return { day, shift: shift ?? emptyShift(staffId) }
}

const emptyShift = (staffId: number): Shift => ({
  staffId,
  name: '',
  lines: 0,
  quantity: 0,
  weight: 0,
  shorts: 0,
  substitutes: 0,
  corrections: 0,
  orders: 0,
  firstAt: null,
  lastAt: null,
  activeSeconds: 0,
})

/** The stores whose figures by person a staff member may see: none unless the shop is set to show them. */
export async function storesWithFigures({ db, config }: Shop, { roles, stores }: StaffMember) {
  return config.PICKER_FIGURES && hasAnyRole(roles, ['shopkeeper']) ? findStores(db, stores) : []
}

export interface ShiftsOfDay {
  storeId: number
  day: string
}

/**
 * The figures of each picker of a store on a day. Throws `error.request.notFound` where the shop is not set to show them,
 * as for an address that never was, and `error.request.invalid` for a day they are not shown for.
 */
export async function shiftsOf({ db, config }: Shop, { storeId, day }: ShiftsOfDay, now: Date) {
  if (!config.PICKER_FIGURES) throw new ShopError('error.request.notFound')
  const [store] = await findStores(db, [storeId])
  if (store === undefined) throw new ShopError('error.request.notFound')
  if (!hasFigures(day, shopDate(now))) throw new ShopError('error.request.invalid', { fields: 'day' })
  return { store, shifts: await findShifts(db, { ...instantsOf(day), of: { storeId } }) }
}

/** The same as a table alone, with times by the shop's clock. */
export async function shiftsAsFile(
  shop: Shop,
  asked: ShiftsOfDay,
  { language, format }: { language: Language; format: FileFormat },
  now: Date,
): Promise<FileAnswer> {
  const { store, shifts } = await shiftsOf(shop, asked, now)
  const words = shiftWords[language]
  const time = (instant: string | undefined) => (instant === undefined ? '' : formatTime(new Date(instant), language))
  const rows: Row[] = [
    [
      words.person,
      words.lines,
      words.pieces,
      words.kilograms,
      words.shorts,
      words.substitutes,
      words.corrections,
      words.orders,
      words.firstAt,
      words.lastAt,
      words.activeMinutes,
      words.linesPerHour,
    ],
    ...shifts
      .map(presentShift)
      .map((one) => [
        one.name,
        one.lines,
        one.pieces,
        one.kilograms,
        one.shorts,
        one.substitutes,
        one.corrections,
        one.orders,
        time(one.firstAt),
        time(one.lastAt),
        one.activeMinutes,
        one.linesPerHour ?? '',
      ]),
  ]
  const name = `${words.title} ${asked.day} ${store.name}`
  return format === 'xlsx' ? xlsxFile(name, [{ name: asked.day, rows }]) : csvFile(name, rows, language)
}
