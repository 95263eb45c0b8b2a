import type { Config } from '../../kernel/settings/config.ts'
import type { ServiceKind } from './stores.tables.ts'

/** The click-and-collect site delivers to no door and no quay. (Domain decisions, "The world of the demo") */
const notOffered: Readonly<Record<Config['SITE'], readonly ServiceKind[]>> = { coop: [], collect: ['home', 'boat'] }

export function siteOffers(site: Config['SITE'], kind: ServiceKind): boolean {
  return !notOffered[site].includes(kind)
}
