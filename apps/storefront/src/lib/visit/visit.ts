import type { Api } from '@bottega/contract/api.ts'
import { createContext, RouterContextProvider } from 'react-router'
import type { ForeignSources } from '../network/content-policy.ts'
import type { PageSetting } from './page-setting.ts'

/** One request for a page: what holds for the page, and the shop asked on the visitor's behalf. */
export type Visit = PageSetting & {
  api: Api
  /** Scheme and host people see, for addresses that leave the shop: canonical links, structured data. */
  origin: string
  /** Who else a page may load from. */
  foreign: ForeignSources
  /** Takes what went wrong while the page was made, for the log. */
  report: (error: unknown) => void
}

export const visitContext = createContext<Visit>()

/** The context every server loader receives. Made here, inside the bundle, so that its key is the one loaders know. */
export function createLoadContext(visit: Visit): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return context
}
