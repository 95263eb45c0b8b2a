import type { Localized } from '../../kernel/database/columns.ts'
import type { PrintedName } from '../../trade/catalog/printed-products.ts'

/** A rectangle of a page, in percent of its width and height. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface ProductArea extends Box, PrintedName {
  /** Euro for one piece or kilogram, as printed; absent where none is printed. */
  readonly price?: number
  /** The price is the one members pay. */
  readonly members?: boolean
  readonly text?: string | Localized
}
export interface LinkArea extends Box {
  readonly link: string
  readonly text: string | Localized
}
export interface PageArea extends Box {
  readonly page: number
  readonly text: string | Localized
}
export type StoredArea = ProductArea | LinkArea | PageArea

export const isProductArea = (area: StoredArea): area is ProductArea => 'code' in area || 'barcode' in area

export type PageTone = 'paper' | 'primary' | 'offer' | 'saffron' | 'wine'

/** The fields of a page that an editor writes besides its areas; the shop draws a page without a picture from them. */
export interface WrittenPage {
  readonly title?: string | Localized
  readonly text?: string | Localized
  readonly tone?: PageTone
  /** Address of an imported picture. */
  readonly picture?: string
  readonly areas?: readonly StoredArea[]
}

export interface StoredPage extends WrittenPage {
  /** Of its picture in `content_file`; absent for a page the shop draws. */
  readonly hash?: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Whether the shop draws its pages, in the language of who reads them. */
export const isDrawn = ({ pages }: Pick<StoredLeaflet, 'pages'>) => pages.some(({ hash }) => hash === undefined)

/** The body of a document of the kind `leaflets`. */
export interface StoredLeaflet {
  readonly title: string | Localized
  readonly description?: string | Localized
  readonly type: number
  /** Days of the shop's calendar; `to` is the last one. */
  readonly from: string
  readonly to: string
  readonly site?: 'coop' | 'collect'
  /** Slugs of the stores whose prices it prints. */
  readonly stores?: readonly string[]
  readonly deliveryServices?: readonly number[]
  /** Of the PDF it was made from, in `content_file`. */
  readonly pdf?: string
  readonly pages: readonly StoredPage[]
}
