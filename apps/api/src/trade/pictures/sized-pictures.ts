import { pictureSides } from '@bottega/rules/catalog/sizes.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeAtomically } from '../../kernel/write-atomically.ts'
import { drawPicture } from './draw-picture.ts'
import { drawingOf } from '@bottega/packs/facts/drawing-of.ts'
import type { PackFacts } from '@bottega/packs/facts/pack-facts.ts'
import { withoutDrawerVersion } from '@bottega/packs/drawn-path.ts'
import type { PictureSize } from '../catalog/presenters/picture-address.ts'

/** A picture larger than this many pixels is not opened: it would cost more memory than the shop has. */
export const mostPixels = 50_000_000

// Each size is made once and then read from disk: nothing to gain from remembering decoded originals.
sharp.cache(false)

export interface PictureSource {
  /** The folders of pictures: originals under `photo`, sizes made from them under `cache/photo`. */
  dataDir: string
  /** The other path at which an original may be, by its stored path. */
  originals?: (path: string) => string | undefined
  /** The original that staff uploaded, by its stored path. */
  stored?: (path: string) => Promise<Buffer | undefined>
  /** The stored path of the picture a product has today, by one that was drawn for it. */
  ofToday?: (path: string) => Promise<string | undefined>
  /** The facts known of the product whose picture is drawn, by its stored path. */
  packFacts?: (path: string) => Promise<PackFacts | undefined>
}

/** The file's content, or nothing where there is no such file. */
async function contentOf(file: string | undefined): Promise<Buffer | undefined> {
  if (file === undefined) return undefined
  try {
    return await readFile(file)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

/** Pictures in the three sizes as WebP, made at the first request and stored on disk. */
export class SizedPictures {
  readonly #source: PictureSource
  readonly #making = new Map<string, Promise<Buffer | undefined>>()

  constructor(source: PictureSource) {
    this.#source = source
  }

  /** `path` is a stored path, already checked to stay inside its folder. Nothing where there is no original. */
  async get(path: string, size: PictureSize): Promise<Buffer | undefined> {
    const cachePath = join(this.#source.dataDir, 'cache/photo', size, path)
    const ready = await contentOf(cachePath)
    if (ready !== undefined) return ready
    const underway = this.#making.get(cachePath)
    if (underway !== undefined) return underway
    const made = this.#make(path, size, cachePath).finally(() => this.#making.delete(cachePath))
    this.#making.set(cachePath, made)
    return made
  }

  async #make(path: string, size: PictureSize, cachePath: string): Promise<Buffer | undefined> {
    const picture = (await this.#drawn(path, size)) ?? (await this.#resized(path, size))
    if (picture === undefined) return undefined
    await writeAtomically(cachePath, picture)
    return picture
  }

  async #drawn(path: string, size: PictureSize): Promise<Buffer | undefined> {
    const drawn = withoutDrawerVersion(path)
    const facts = drawn && (await this.#source.packFacts?.(drawn.path))
    return facts && drawPicture(drawingOf(facts), pictureSides[size])
  }

  async #resized(path: string, size: PictureSize): Promise<Buffer | undefined> {
    const { dataDir, originals, stored } = this.#source
    const original =
      (await contentOf(join(dataDir, 'photo', path))) ?? (await contentOf(originals?.(path))) ?? (await stored?.(path))
    if (original === undefined) return undefined
    const side = pictureSides[size]
    return sharp(original, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  }
}
