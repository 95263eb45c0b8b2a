import type { Api } from '@bottega/contract/api.ts'
import { createContext, RouterContextProvider, type EntryContext } from 'react-router'
import type { ForeignSources } from '../network/content-policy.ts'
import type { Rendering } from '../personal/rendering.ts'
import type { PageSetting } from './page-setting.ts'

/** The data a page is rendered from, once its loaders have answered. */
export interface LoadedPage {
  readonly context: EntryContext
  readonly setting: PageSetting
  readonly url: string
}

/** One request for a page: its settings, and the API called for its visitor. */
export type Visit = PageSetting & {
  api: Api
  /** Public scheme and host, for addresses used outside the shop: canonical links, structured data. */
  origin: string
  /** Other origins a page may load from. */
  foreign: ForeignSources
  /** Given if the page is rendered for many shoppers at once. */
  rendering?: Rendering
  /** Receives what the page is rendered from, to render parts of it again. */
  onLoaded?: (page: LoadedPage) => void
  /** Receives a page that many share as text, instead of the answer. */
  onRendered?: (html: string) => void
  /** Logs an error of the rendering. */
  report: (error: unknown) => void
}

export const visitContext = createContext<Visit>()

/**
 * The context every server loader receives. Created here, inside the bundle, so that its key is the one the loaders
 * import.
 */
export function createLoadContext(visit: Visit): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return context
}
