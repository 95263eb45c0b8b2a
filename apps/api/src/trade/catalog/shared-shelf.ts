import type { CallContext } from '../../kernel/calls/call-handler.ts'
import { catalogContextOf, contextKey, pageShownTo } from './catalog.context.ts'

export interface SharedShelf {
  /** Equal for all shoppers who see the same of the catalogue, until it changes. */
  key: string
  /** The page of calls that answer for those shoppers. */
  page: object
}

/** The catalogue as a shopper sees it, as something they share with others. */
export async function sharedShelfOf(call: CallContext): Promise<SharedShelf> {
  const catalogue = call.shop.catalogue
  const [context, version] = await Promise.all([catalogContextOf(catalogue, call), catalogue.version()])
  return { key: `${version}|${contextKey(context)}`, page: pageShownTo(context) }
}
