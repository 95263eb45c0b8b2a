import type { CategoryBlockView } from '@bottega/contract/catalog/categories.ts'
import { sliderProducts } from '@bottega/rules/catalog/slider.ts'

const tones = ['primary', 'offer', 'saffron', 'paper'] as const

export interface Banner {
  readonly title: string
  readonly text?: string
  readonly button?: string
  readonly link: string
  readonly image?: string
  readonly tone: (typeof tones)[number]
}

/** What a product slider is filled from. */
export type SliderSource = { readonly promo: true } | { readonly newProduct: true } | { readonly categorySlug: string }

/** A block of the home page, as its editor wrote it; demo/README.md lists the shapes. */
export type HomeBlock = { readonly id: number } & (
  | { readonly kind: 'hero' | 'tiles'; readonly title?: string; readonly banners: readonly Banner[] }
  | { readonly kind: 'departments'; readonly title?: string }
  | {
      readonly kind: 'slider'
      readonly title: string
      readonly source: SliderSource
      readonly limit: number
      readonly link?: string
      readonly linkText?: string
    }
  | { readonly kind: 'text'; readonly html: string }
)

type Content = Readonly<Record<string, unknown>>

/**
 * Reads the blocks of a page. What an editor left incomplete, or a type no page draws, is left out: a block with no
 * content hides itself. (Content and discovery, section 2: page grids)
 */
export function readBlocks(blocks: readonly CategoryBlockView[]): readonly HomeBlock[] {
  return blocks.flatMap(({ categoryBlockId: id, templateBlockType, content }) => {
    const block = readBlock(templateBlockType.modeName, content)
    return block ? [{ id, ...block }] : []
  })
}

type Unnumbered<Block> = Block extends unknown ? Omit<Block, 'id'> : never

function readBlock(type: string, content: Content): Unnumbered<HomeBlock> | undefined {
  if (type === 'BannerGrid') return readBanners(content)
  if (type === 'ProductSlider') return readSlider(content)
  const html = type === 'StaticText' && text(content['html'])
  return html ? { kind: 'text', html } : undefined
}

function readBanners(content: Content): Unnumbered<HomeBlock> | undefined {
  const titled = optional('title', text(content['title']))
  if (content['variant'] === 'departments') return { kind: 'departments', ...titled }
  const banners = list(content['banners']).flatMap((banner) => readBanner(banner) ?? [])
  if (banners.length === 0) return undefined
  return { kind: content['variant'] === 'hero' ? 'hero' : 'tiles', ...titled, banners }
}

function readBanner(content: Content): Banner | undefined {
  const title = text(content['title'])
  const link = text(content['link'])
  if (!title || !link) return undefined
  return {
    title,
    link,
    tone: tones.find((tone) => tone === content['tone']) ?? 'paper',
    ...optional('text', text(content['text'])),
    ...optional('button', text(content['button'])),
    ...optional('image', text(content['image'])),
  }
}

function readSlider(content: Content): Unnumbered<HomeBlock> | undefined {
  const title = text(content['title'])
  const source = readSource(content['source'])
  if (!title || !source) return undefined
  const limit = Number(content['limit'] ?? sliderProducts.usual)
  return {
    kind: 'slider',
    title,
    source,
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, sliderProducts.most) : sliderProducts.usual,
    ...optional('link', text(content['link'])),
    ...optional('linkText', text(content['linkText'])),
  }
}

function readSource(value: unknown): SliderSource | undefined {
  const [source] = list([value])
  const categorySlug = text(source?.['categorySlug'])
  if (source?.['promo'] === true) return { promo: true }
  if (source?.['newProduct'] === true) return { newProduct: true }
  return categorySlug ? { categorySlug } : undefined
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** The objects of a list; whatever else stands in it is left out. */
function list(value: unknown): readonly Content[] {
  if (!Array.isArray(value)) return []
  return value.filter((item): item is Content => typeof item === 'object' && item !== null)
}

function optional<Key extends string>(key: Key, value: string | undefined): { [K in Key]?: string } {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: string }
}
