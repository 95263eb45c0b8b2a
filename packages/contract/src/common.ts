import { fileFormats } from '@bottega/rules/reports/report-kinds.ts'
import { Type, type Static } from 'typebox'

/**
 * The paging block wherever a list is paged; `selPage` counts from 1, `totPages` is rounded up. (Wire format, section
 * 3)
 */
export const pageSchema = Type.Object({
  selPage: Type.Integer(),
  totPages: Type.Integer(),
  totItems: Type.Integer(),
  itemsPerPage: Type.Integer(),
})
export type PageView = Static<typeof pageSchema>

export const emptySchema = Type.Object({})
export const euro = (description?: string) => Type.Number(description === undefined ? {} : { description })
/** The kind of file a table is asked for as. */
export const fileFormat = () =>
  Type.Optional(
    Type.Enum([...fileFormats], { description: 'A table as text, which is the default, or a workbook of Excel' }),
  )
/** Integers from the outside, within what the database can hold. */
export const idSchema = () => Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

export const dayForm = { pattern: '^[12]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$' }
/** A day of the shop's calendar, yyyy-MM-dd. Each call says how it answers a day that no calendar has. */
export const daySchema = () => Type.String(dayForm)
/** A day that the calendar has: any other is a bad parameter. */
export const calendarDay = () => Type.String({ ...dayForm, format: 'date' })

/** Degrees, WGS 84. */
export const latitude = () => Type.Number({ minimum: -90, maximum: 90 })
export const longitude = () => Type.Number({ minimum: -180, maximum: 180 })
/** The reach of "near". */
export const distance = () =>
  Type.Optional(Type.Number({ minimum: 0, maximum: 2_000_000, description: 'Metres; default 10000.0' }))
/** Around where to look, in the query of a list that can be sorted by distance. */
export const aroundPosition = () => ({
  latitude: Type.Optional(latitude()),
  longitude: Type.Optional(longitude()),
  distance: distance(),
})

/** `selPage` as asked, even past the end: an empty page is an answer, not an error. */
export function pageOf(selPage: number, itemsPerPage: number, totItems: number): PageView {
  return { selPage, itemsPerPage, totItems, totPages: Math.ceil(totItems / itemsPerPage) }
}
