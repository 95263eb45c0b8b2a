import type { Box, StoredArea, WrittenPage } from './stored-leaflet.ts'

type Unplaced<Area> = Area extends Box ? Omit<Area, keyof Box> & Partial<Box> : never
/** A page as its editor wrote it: its areas may have no place yet. */
export interface UnplacedPage extends Omit<WrittenPage, 'areas'> {
  readonly areas?: readonly Unplaced<StoredArea>[]
}

/** Percent of a drawn page that are left for areas; the cover has its title above them. */
const left = 4
const right = 96
const bottom = 94
const topOf = { cover: 52, inside: 13 } as const

/**
 * The page with a place for every area. Where one has none, all of the page stand in a grid, in their order, so that none
 * lies over another; two columns as long as cells do not become flatter than they are wide.
 */
export function placeAreas(page: UnplacedPage, isCover: boolean): WrittenPage {
  const { areas, ...rest } = page
  if (areas === undefined) return rest
  if (areas.every(isPlaced))
    return { ...rest, areas: areas.map(({ x, y, w, h, ...area }) => ({ x, y, w, h, ...area })) }
  const top = isCover ? topOf.cover : topOf.inside
  const columns = areas.length === 1 ? 1 : areas.length <= 6 ? 2 : 3
  const rows = Math.ceil(areas.length / columns)
  const [w, h] = [(right - left) / columns, (bottom - top) / rows]
  const inGrid = areas.map(({ x: _x, y: _y, w: _w, h: _h, ...area }, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const box = { x: percent(left + column * w), y: percent(top + row * h), w: percent(w), h: percent(h) }
    return Object.assign(box, area)
  })
  return { ...rest, areas: inGrid }
}

const isPlaced = (area: Unplaced<StoredArea>): area is StoredArea =>
  area.x !== undefined && area.y !== undefined && area.w !== undefined && area.h !== undefined

const percent = (value: number) => Math.floor(value * 100) / 100
