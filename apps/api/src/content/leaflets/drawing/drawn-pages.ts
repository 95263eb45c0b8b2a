import type { Language } from '@bottega/rules/text/language.ts'
import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { withDrawerVersion } from '@bottega/packs/drawn-path.ts'
import { magazineType } from '@bottega/rules/content/leaflet-order.ts'
import { formatPrice, pricePartsOf } from '@bottega/rules/text/format.ts'
import sharp from 'sharp'
import type { Shop } from '../../../kernel/shop.ts'
import { loadProducts } from '../../../trade/catalog/catalog.products.ts'
import { presentProduct } from '../../../trade/catalog/presenters/product.presenter.ts'
import { findPrinted, namedBy } from '../../../trade/catalog/printed-products.ts'
import { pictureSourceOf } from '../../../trade/pictures/picture-source.ts'
import { SizedPictures } from '../../../trade/pictures/sized-pictures.ts'
import { leafletText } from '../leaflets.presenter.ts'
import { selectFile, selectSellingStores, storesOf } from '../leaflets.repository.ts'
import { type Box, isProductArea, type ProductArea, type StoredLeaflet, type StoredPage } from '../stored-leaflet.ts'
import { drawPage } from './draw-page.ts'
import { pageWords, validityOf } from './page-words.ts'
import type { CellProduct } from './product-cell.ts'

/** Side of a product's picture on a page, in pixels. */
const pictureSide = 460
const articleSide = 900

export interface DrawnPage {
  /** From 1. */
  readonly number: number
  readonly language: Language
}

/** Draws pages of leaflets that have no pictures of their own, from what their areas name. (decision 0247) */
export class DrawnPages {
  readonly #shop: Shop
  readonly #pictures: SizedPictures

  constructor(shop: Shop) {
    this.#shop = shop
    this.#pictures = new SizedPictures(pictureSourceOf(shop))
  }

  /** A page as PNG. */
  async draw(leaflet: StoredLeaflet, { number, language }: DrawnPage): Promise<Buffer | undefined> {
    const page = leaflet.pages[number - 1]
    if (page === undefined) return undefined
    const areas = page.areas ?? []
    const picture = page.picture === undefined ? undefined : await this.#importedPicture(page.picture)
    const { identity } = await this.#shop.identity()
    const svg = drawPage({
      shopName: identity.name,
      page,
      number,
      pages: leaflet.pages.length,
      words: pageWords[language],
      leafletTitle: leafletText(language, leaflet.title),
      validity: validityOf(leaflet, language),
      isMagazine: leaflet.type === magazineType,
      ...(page.title !== undefined && { title: leafletText(language, page.title) }),
      ...(page.text !== undefined && { text: leafletText(language, page.text) }),
      picture,
      cells: await this.#cells(leaflet, page, language),
      buttons: areas.flatMap((area) =>
        isProductArea(area) ? [] : [{ frame: pixels(area, page), text: leafletText(language, area.text) }],
      ),
    })
    return sharp(Buffer.from(svg))
      .flatten({ background: '#fff' })
      .png({ palette: true, quality: 90, effort: 4 })
      .toBuffer()
  }

  async #cells(leaflet: StoredLeaflet, page: StoredPage, language: Language) {
    const areas = (page.areas ?? []).filter(isProductArea)
    const named = await findPrinted(this.#shop.db, areas)
    const views = await this.#views(
      leaflet,
      named.map(({ productId }) => productId),
      language,
    )
    const cells = await Promise.all(
      areas.map(async (area) => {
        const product = namedBy(named, area)
        const view = product && views.get(product.productId)
        if (product === undefined || view === undefined) return []
        const picture = product.image === null ? undefined : await this.#productPicture(product.image)
        return [{ frame: pixels(area, page), product: cellOf(area, view, { picture, language }) }]
      }),
    )
    return cells.flat()
  }

  /** As the first store of the leaflet sells them on its first day. */
  async #views(
    leaflet: StoredLeaflet,
    productIds: readonly number[],
    language: Language,
  ): Promise<ReadonlyMap<number, ProductView>> {
    const { db, clock } = this.#shop
    const [store] = storesOf(leaflet, await selectSellingStores(db))
    if (store === undefined) return new Map()
    const pricing = { warehouseId: store.warehouseId, day: leaflet.from, isMember: false }
    const delivery = { deliveryServiceId: 0, slot: null, now: clock() }
    const products = await loadProducts(db, pricing, productIds)
    return new Map(
      [...products].map(([id, product]) => [id, presentProduct(product, { language, storeId: 0, delivery })]),
    )
  }

  async #productPicture(path: string): Promise<string | undefined> {
    const picture = await this.#pictures.get(withDrawerVersion(path), 'photo')
    // Without its empty edge: a page has little room.
    return picture && dataAddress(await sharp(picture).trim().toBuffer(), pictureSide)
  }

  /** `/p/wp-content/uploads/{hash}/{name}`. */
  async #importedPicture(address: string): Promise<string | undefined> {
    const hash = /\/([\da-f]{64})\//.exec(address)?.[1]
    const picture = hash === undefined ? undefined : await selectFile(this.#shop.db, hash)
    return picture && dataAddress(picture, articleSide)
  }
}

async function dataAddress(picture: Buffer, side: number): Promise<string> {
  const png = await sharp(picture).resize(side, side, { fit: 'inside' }).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

const pixels = ({ x, y, w, h }: Box, { width, height }: StoredPage) => ({
  x: (x * width) / 100,
  y: (y * height) / 100,
  w: (w * width) / 100,
  h: (h * height) / 100,
})

interface CellParts {
  readonly picture: string | undefined
  readonly language: Language
}

function cellOf(area: ProductArea, view: ProductView, { picture, language }: CellParts): CellProduct {
  const { warehousePromo, priceStandardDisplay, priceUmDisplay, weightUnitDisplay, priceUnitDisplay } = view
  const forMembers = warehousePromo?.membersOnly === true
  const bubble = warehousePromo?.view.bubble
  return {
    brand: view.shortDescr,
    name: view.name,
    pack: area.text === undefined ? view.description : leafletText(language, area.text),
    forMembers,
    ...(picture !== undefined && { picture }),
    ...(bubble !== undefined && { bubble: forMembers ? `${pageWords[language].members} ${bubble}` : bubble }),
    ...(area.price !== undefined && { price: figuresOf(area.price, priceUnitDisplay === 'kg' ? '/kg' : '', language) }),
    ...(priceStandardDisplay !== undefined && {
      oldPrice: formatPrice(Math.round(priceStandardDisplay * 100), language),
    }),
    ...(priceUmDisplay !== undefined &&
      priceUnitDisplay !== 'kg' && {
        unitPrice: `${formatPrice(Math.round(priceUmDisplay * 100), language)}/${weightUnitDisplay.toLowerCase()}`,
      }),
  }
}

function figuresOf(price: number, per: string, language: Language) {
  const parts = pricePartsOf(Math.round(price * 100), language)
  const of = (...types: string[]) => parts.flatMap(({ type, value }) => (types.includes(type) ? [value] : [])).join('')
  return { euros: of('integer', 'group', 'decimal'), cents: of('fraction'), per }
}
