import { createContext, use, type ReactNode } from 'react'
import type { FrameData } from '../visit/frame-data.ts'
import type { Personal } from './personal.ts'

/** A part of a page that differs from shopper to shopper. */
export interface Part {
  readonly children: ReactNode
  /** The facts of the shopper that decide how the part looks; without it, the part is rendered for each of them. */
  readonly by?: ((personal: Personal) => string | number | boolean | undefined) | undefined
  /** Names a part of the frame around every page, which looks the same on all of them for one customer. */
  readonly frame?: string | undefined
}

/** Texts in the HTML of a shared page that show the server what to replace. No stored text can contain them. */
export interface Marks {
  readonly around: (part: Part) => { readonly begin: string; readonly end: string }
  /** The mark at which the shopper's own data goes in. */
  readonly data: string
  /** A part that looks the same wherever it is rendered from the same: from `of`, which names what it is rendered from. */
  readonly copied: (
    name: string,
    of: readonly unknown[],
  ) => { readonly begin: string; readonly end?: string; readonly isKnown: boolean }
}

/** The parts the server renders instead of a whole page for its visitor. */
export interface Rendering {
  readonly personal: Personal
  /** Empty where only parts are rendered, which do not show it. */
  readonly frame: FrameData
  /** Of a page that many share. */
  readonly marks?: Marks
  /** Parts of such a page for one shopper: only these are rendered, within the frame of their page. */
  readonly parts?: ReactNode
}

/** Undefined in the browser, and on the server where a whole page is rendered for its visitor. */
export const RenderingContext = createContext<Rendering | undefined>(undefined)

export const useRendering = () => use(RenderingContext)
