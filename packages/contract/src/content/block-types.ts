import type { Static } from 'typebox'
import type { BlockSettings } from './block-schema.ts'
import { bannerGrid } from './blocks/banner-grid.ts'
import { giftCodeWidgetSlider } from './blocks/gift-code-widget-slider.ts'
import { productSlider } from './blocks/product-slider.ts'
import { serviceDiscovery } from './blocks/service-discovery.ts'
import { staticText } from './blocks/static-text.ts'

/** Every block type by its name on the wire, `modeName`. (Content and discovery, section 2: page grids) */
export const blockTypes = {
  BannerGrid: bannerGrid,
  GiftCodeWidgetSlider: giftCodeWidgetSlider,
  ProductSlider: productSlider,
  ServiceDiscovery: serviceDiscovery,
  StaticText: staticText,
}
export type BlockType = keyof typeof blockTypes

export type BlockContent<Type extends BlockType> = Static<(typeof blockTypes)[Type]['content']>
export type BlockData<Type extends BlockType> = Static<(typeof blockTypes)[Type]['data']>

/** A block of one type, complete: what is missing or unusable in an editor's content has been left out. */
export interface BlockOf<Type extends BlockType> {
  readonly id: number
  readonly type: Type
  readonly settings: BlockSettings
  readonly content: BlockContent<Type>
  readonly data: BlockData<Type>
}
export type Block = { [Type in BlockType]: BlockOf<Type> }[BlockType]
