import { hashOf } from '@bottega/api/kernel/publishing/content-folder.ts'
import type { LoadedFile } from '@bottega/api/kernel/publishing/content-kind.ts'
import { stringify } from 'yaml'
import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Catalogue } from '../catalogue/generate-catalogue.ts'
import { shoppingWarehouseIds } from '../stores/shopping-stores.ts'
import { warehouseRows } from '../stores/warehouses.ts'
import { rowsFor, rowsOfCells } from './layouts.ts'
import { leafletPlan, type PlannedLeaflet } from './leaflet-plan.ts'
import { issues, type PlannedIssue } from './magazine-plan.ts'
import { Picker, printedGoods, type PrintedGood } from './printed-goods.ts'

interface LeafletOptions {
  seed: number
  /** yyyy-MM-dd in the shop's calendar. */
  today: string
}

/**
 * The leaflets of the demo as an editor would write them, from its catalogue: dates of the leaflets follow the calendar,
 * as promotions do, and what they print is what the catalogue asks. The shop draws their pages.
 */
export function leafletFiles(catalogue: Catalogue, options: LeafletOptions): LoadedFile[] {
  const { today } = options
  return [
    ...leafletPlan(today).flatMap((planned) => filesOfLeaflet(catalogue, planned, options)),
    ...issues.flatMap((issue, index) => filesOfIssue(catalogue, issue, index, options)),
  ]
}

function filesOfLeaflet(catalogue: Catalogue, planned: PlannedLeaflet, { seed, today }: LeafletOptions): LoadedFile[] {
  const { key, title, description, type, from, to, site, stores, cover } = planned
  const warehouseIds = warehouseRows(seed, today).flatMap(({ id, slug }) => (stores.includes(slug) ? [id] : []))
  const picker = new Picker(printedGoods(catalogue, planned, warehouseIds))
  const pages = planned.pages.flatMap(({ title, text, tone, count, wanted }) => {
    const goods = picker.take(count, wanted)
    const areas = areasOf(goods, rowsOfCells(rowsFor(goods.length), 11.6, 94.6))
    return goods.length === 0 ? [] : [{ title, ...(text && { text }), tone, areas }]
  })
  const first = picker.take(cover.count, cover.wanted)
  if (pages.length === 0) return []
  const onCover = areasOf(first, rowsOfCells(first.length <= 2 ? [first.length || 1] : [2, first.length - 2], 46, 97))
  const firstPage = { title, text: cover.text, tone: cover.tone, picture: cover.picture, areas: onCover }
  const leaflet = { title, description, type, from, to, ...(site && { site }), stores: [...stores], drawn: true }
  return [yamlFile(`${key}/leaflet.yaml`, leaflet), yamlFile(`${key}/areas.yaml`, { pages: [firstPage, ...pages] })]
}

/** The first issue is of this month, the others each a year older. */
function filesOfIssue(
  catalogue: Catalogue,
  issue: PlannedIssue,
  index: number,
  { today }: LeafletOptions,
): LoadedFile[] {
  const year = Number(today.slice(0, 4)) - index
  const from = `${year}-${today.slice(5, 7)}-01`
  const picker = new Picker(printedGoods(catalogue, { from: today, to: today }, shoppingWarehouseIds))
  const articles = issue.articles.map(({ title, text, picture, tone, goods, link }) => {
    const chosen = picker.take(link === undefined ? 2 : 1, ({ shelf }) => shelf.includes(goods))
    const frames = rowsOfCells([2], 74, 94)
    const pressed = link && { ...frames[1], y: 78, h: 12, link: link.to, text: link.text }
    return { title, text, picture, tone, areas: [...areasOf(chosen, frames, false), ...(pressed ? [pressed] : [])] }
  })
  const contents = articles.map(({ title }, at) => ({
    x: 20,
    y: 76 + at * 6.5,
    w: 60,
    h: 5,
    page: at + 2,
    text: title,
  }))
  const { title, description, picture, tone } = issue
  const cover = { title, picture, tone, areas: contents }
  const key = `bottega-la-rivista-${from.slice(0, 7)}`
  return [
    yamlFile(`${key}/leaflet.yaml`, { title, description, type: 2, from, to: addDays(from, 60), drawn: true }),
    yamlFile(`${key}/areas.yaml`, { pages: [cover, ...articles] }),
  ]
}

type Frames = ReturnType<typeof rowsOfCells>

function areasOf(goods: readonly PrintedGood[], frames: Frames, withPrice = true) {
  return goods.flatMap(({ row, cents }, index) => {
    const frame = frames[index]
    return frame === undefined ? [] : [{ ...frame, code: row.codInt, ...(withPrice && { price: cents / 100 }) }]
  })
}

function yamlFile(name: string, content: object): LoadedFile {
  const written = Buffer.from(stringify(content))
  return { path: `leaflets/${name}`, content: written, hash: hashOf(written) }
}
