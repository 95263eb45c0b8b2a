import { leafletsSearch } from '@bottega/contract/leaflets/calls.ts'
import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { magazineType } from '@bottega/rules/content/leaflet-order.ts'
import type { MagazineIssue } from '../../article-card/magazine-issue.ts'

/** The newest issue of the magazine that has come out; undefined without one, or where the magazine cannot be asked. */
export async function latestIssue(api: Api): Promise<MagazineIssue | undefined> {
  try {
    const { leaflets } = (await api.call(leafletsSearch, { query: { parent_leaflet_type_id: magazineType } })).data
    const issue = leaflets.find(({ state }) => state !== 'coming')
    return issue && { slug: issue.slug, title: issue.title, from: issue.from, baseLocation: issue.baseLocation }
  } catch (error) {
    // News are worth reading without the magazine's card.
    if (error instanceof RefusalError) return undefined
    throw error
  }
}
