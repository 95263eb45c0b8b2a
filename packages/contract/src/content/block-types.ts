import type { Static } from 'typebox'
import type { BlockSettings } from './block-schema.ts'
import {
  articleCardList,
  articleDetail,
  articleList,
  articleSlider,
  bannerGrid,
  bannerList,
  bannerSlider,
  cartInfoCardWrapper,
  cooperatives,
  crmProductSlider,
  formDetail,
  giftCodeWidgetSlider,
  institutionalBanner,
  institutionalCard,
  leafletProductSlider,
  leafletSliderWrapper,
  leafletViewerWrapper,
  productSlider,
  recipeSlider,
  serviceDiscovery,
  staticImage,
  staticText,
  tutorial,
  warehouseMap,
} from './blocks.ts'

/** Every block type by its name on the wire, `modeName`. (Content and discovery, section 2: page grids) */
export const blockTypes = {
  ArticleCardList: articleCardList,
  ArticleDetail: articleDetail,
  ArticleList: articleList,
  ArticleSlider: articleSlider,
  BannerGrid: bannerGrid,
  BannerList: bannerList,
  BannerSlider: bannerSlider,
  CartInfoCardWrapper: cartInfoCardWrapper,
  Cooperatives: cooperatives,
  CrmProductSlider: crmProductSlider,
  GiftCodeWidgetSlider: giftCodeWidgetSlider,
  InstitutionalBanner: institutionalBanner,
  InstitutionalCard: institutionalCard,
  FormDetail: formDetail,
  LeafletProductSlider: leafletProductSlider,
  LeafletSliderWrapper: leafletSliderWrapper,
  LeafletViewerWrapper: leafletViewerWrapper,
  ProductSlider: productSlider,
  RecipeSlider: recipeSlider,
  ServiceDiscovery: serviceDiscovery,
  StaticImage: staticImage,
  StaticText: staticText,
  Tutorial: tutorial,
  WarehouseMap: warehouseMap,
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
