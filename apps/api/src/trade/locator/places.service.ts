import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import type { Area } from '@bottega/rules/delivery/places/area.ts'
import { outlineAround, type Point } from '@bottega/rules/stores/reached-area.ts'
import type { Config } from '../../kernel/settings/config.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { listPlaces } from '../../places/stores/addresses.service.ts'
import { siteOffers } from '../../places/stores/site-services.ts'
import { hasPostalCode, type Town, townName, townsOfOffice } from '../../places/geo/towns.ts'
import { zoneOfAreas } from '../../places/stores/drawn-area.ts'
import { findDrawnAreas, findReachedCodes, type ReachedCode } from './warehouses.repository.ts'

/** Metres around the centre of a reached town within which its houses are taken to be. */
const townMetres = 4000

/** The area in which groceries come home: each area as it was drawn, an outline around the towns
 * of each other zone, and the postal codes they stand for. */
export async function reachedAtHome(
  db: Reader,
  site: Config['SITE'],
): Promise<{ postalCodes: string[]; outlines: Point[][] }> {
  const codes = await reachedCodes(db, site)
  const zones = Map.groupBy(codes, ({ zoneId }) => zoneId)
  const drawn = siteOffers(site, 'home') ? await findDrawnAreas(db, deliveryService.home) : []
  const outlines = [...zones].map(([zoneId, zone]) => {
    if (zoneId === zoneOfAreas) return []
    const towns = new Set(zone.flatMap(({ postalCode }) => townOf(postalCode) ?? []))
    return outlineAround([...towns], townMetres)
  })
  return {
    postalCodes: [...new Set(codes.map(({ postalCode }) => postalCode))],
    outlines: [...drawn.map(ringOf), ...outlines.filter((outline) => outline.length > 0)],
  }
}

/** The closed outline of an area, in the order of GeoJSON. */
function ringOf(area: Area): Point[] {
  const corners = area.map(([latitude, longitude]): Point => [longitude, latitude])
  const [first] = corners
  return first === undefined ? [] : [...corners, first]
}

async function reachedCodes(db: Reader, site: Config['SITE']): Promise<ReachedCode[]> {
  if (!siteOffers(site, 'home')) return []
  const codes = await findReachedCodes(db)
  return codes.filter(({ deliveryServiceId }) => deliveryServiceId === deliveryService.home)
}

/** Of several towns with one code the largest. */
function townOf(postalCode: string): Town | undefined {
  return townsOfOffice(postalCode).find((town) => hasPostalCode(town, postalCode))
}

export interface ServedPlace {
  postalcode: string
  city: string
  province: string
  homeDelivery: boolean
}

/** Postal codes reached at home, and unless only those are wanted, those with a place to collect orders at. */
export async function servedPlaces(db: Reader, site: Config['SITE'], homeOnly: boolean): Promise<ServedPlace[]> {
  const codes = new Set((await reachedCodes(db, site)).map(({ postalCode }) => postalCode))
  const places = homeOnly ? [] : await listPlaces(db, site, {})
  const collected = new Map(places.map((place) => [place.postalCode, place]))
  const all = [...new Set([...codes, ...collected.keys()])].toSorted()
  return all.map((postalCode) => {
    const town = townOf(postalCode)
    const place = collected.get(postalCode)
    const [city, province] = town ? [townName(town), town.province] : [place?.city ?? '', place?.province ?? '']
    return { postalcode: postalCode, city, province, homeDelivery: codes.has(postalCode) }
  })
}
