import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Language } from '@bottega/rules/text/language.ts'
import type { Shop } from '../../kernel/shop.ts'
import { writeAtomically } from '../../kernel/write-atomically.ts'
import { type DrawnPage, DrawnPages } from './drawing/drawn-pages.ts'
import { selectFile, selectVersion } from './leaflets.repository.ts'
import { leafletText } from './leaflets.presenter.ts'
import type { StoredLeaflet, StoredPage } from './stored-leaflet.ts'

export interface LeafletVersion {
  readonly number: number
  readonly version: number
  /** Of what is drawn. */
  readonly language: Language
}

/** Points of a page of the PDF: A4. */
const pdfWidth = 595.28

/** Pages of leaflets in their sizes, and as one PDF: made at the first request and stored on disk. */
export class PagePictures {
  readonly #shop: Shop
  readonly #drawn: DrawnPages
  readonly #making = new Map<string, Promise<Buffer | undefined>>()

  constructor(shop: Shop) {
    this.#shop = shop
    this.#drawn = new DrawnPages(shop)
  }

  /** `width` in pixels as WebP, without it the whole page as PNG; undefined where there is no such page. */
  page(named: LeafletVersion, number: number, width: string | undefined): Promise<Buffer | undefined> {
    const file = width === undefined ? `${number}.png` : `${number}-${width}.webp`
    return this.#once(named, file, async () => {
      const found = await selectVersion(this.#shop.db, named.number, named.version)
      const page = found?.leaflet.pages[number - 1]
      if (found === undefined || page === undefined) return undefined
      if (width !== undefined) {
        const whole = await this.page(named, number, undefined)
        return (
          whole &&
          sharp(whole).resize(Number(width), null, { withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()
        )
      }
      return this.#whole(found.leaflet, page, { number, language: named.language })
    })
  }

  /** The PDF it was made from, else its pages as one. */
  async pdf(named: LeafletVersion, slug: string): Promise<Buffer | undefined> {
    const found = await selectVersion(this.#shop.db, named.number, named.version)
    if (found?.slug !== slug) return undefined
    const { leaflet } = found
    if (leaflet.pdf !== undefined) return selectFile(this.#shop.db, leaflet.pdf)
    return this.#once(named, 'leaflet.pdf', () => this.#pagesAsPdf(named, leaflet))
  }

  async #whole(leaflet: StoredLeaflet, page: StoredPage, which: DrawnPage): Promise<Buffer | undefined> {
    if (page.hash === undefined) return this.#drawn.draw(leaflet, which)
    const picture = await selectFile(this.#shop.db, page.hash)
    return picture && sharp(picture).png().toBuffer()
  }

  async #pagesAsPdf(named: LeafletVersion, { title, pages }: StoredLeaflet): Promise<Buffer> {
    const { language } = named
    const name = leafletText(language, title)
    const { default: Pdf } = await import('pdfkit')
    const document = new Pdf({ autoFirstPage: false, info: { Title: name }, lang: language })
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise((resolve) => document.on('end', resolve))
    for (const [index, { width, height }] of pages.entries()) {
      const picture = await this.page(named, index + 1, undefined)
      if (picture === undefined) continue
      const size: [number, number] = [pdfWidth, (pdfWidth * height) / width]
      document.addPage({ size, margin: 0 })
      document.image(await sharp(picture).jpeg({ quality: 85 }).toBuffer(), 0, 0, { width: size[0], height: size[1] })
    }
    document.end()
    await ended
    return Buffer.concat(chunks)
  }

  /** From disk, or made; requests during the making share it. */
  async #once(
    { number, version, language }: LeafletVersion,
    file: string,
    make: () => Promise<Buffer | undefined>,
  ): Promise<Buffer | undefined> {
    const folder = join(this.#shop.config.dataDir, 'cache/leaflets', String(number), String(version))
    const path = join(folder, language === 'it' ? '' : language, file)
    const ready = await readFile(path).catch(undefinedIfMissing)
    if (ready !== undefined) return ready
    const underway = this.#making.get(path)
    if (underway !== undefined) return underway
    const making = make()
      .then(async (made) => {
        if (made !== undefined) await writeAtomically(path, made)
        return made
      })
      .finally(() => this.#making.delete(path))
    this.#making.set(path, making)
    return making
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
