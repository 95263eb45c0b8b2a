import { articlesSearch } from '@bottega/contract/articles/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import { articleTypeIds } from '@bottega/rules/content/articles.ts'
import type { Position } from '@bottega/rules/delivery/places/distance.ts'

/** (Content and discovery, section 9: cooperatives) */
export const cooperativesList = {
  pageSize: 10,
  skeletonRows: 6,
  visiblePages: 7,
  /** Letters from which on a query is sent. */
  shortestQuery: 4,
  /** Milliseconds without typing before it is. */
  pause: 300,
  /** Metres around the position of the device. */
  distance: 10_000,
} as const

const base = { parent_article_type_id: articleTypeIds.cooperative, page_size: cooperativesList.pageSize }

/** A query is cut to a length the shop takes. */
export const searchCooperatives = (api: Api, { q, page }: { q: string; page: number }) =>
  api.call(articlesSearch, { query: { ...base, page, ...(q && { q: q.slice(0, 200) }) } })

export async function cooperativesNear(api: Api, { latitude, longitude }: Position) {
  const { distance } = cooperativesList
  return (await api.call(articlesSearch, { query: { ...base, page_size: 100, latitude, longitude, distance } })).data
}
