import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** Zone of what an area reaches; the files number their own from 1. */
export const zoneOfAreas = 0

export interface StoredPosition {
  readonly latitude: SQLWrapper
  readonly longitude: SQLWrapper
}

/**
 * Whether a place lies in an area as drawn: `area` are corners as `store_service` has them. Null where the service has no
 * area or the place no position; postal codes decide there.
 */
export const isInDrawnArea = (area: SQLWrapper, { latitude, longitude }: StoredPosition): SQL<boolean | null> =>
  sql`translate(${area}::text, '[]', '()')::polygon @> point(${latitude}, ${longitude})`

/**
 * The zone by which a service of a store reaches a place: of the area for a place whose position is known, else of its
 * postal code. Null where it does not reach it.
 */
export const zoneReaching = (area: SQLWrapper, position: StoredPosition, zoneOfCode: SQLWrapper): SQL<number | null> =>
  sql`case ${isInDrawnArea(area, position)} when true then ${zoneOfAreas} when false then null else ${zoneOfCode} end`
