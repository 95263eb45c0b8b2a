import type { Static } from 'typebox'
import type { BlockSettings } from './block-schema.ts'
import {
  articleCardList,
  articleDetail,
  articleList,
  articleSlider,
  cooperatives,
  recipeSlider,
} from './blocks/article-lists.ts'
import { bannerGrid } from './blocks/banner-grid.ts'
import { bannerList } from './blocks/banner-list.ts'
import { bannerSlider } from './blocks/banner-slider.ts'
import { cartInfoCardWrapper } from './blocks/cart-info-card-wrapper.ts'
import { crmProductSlider } from './blocks/crm-product-slider.ts'
import { giftCodeWidgetSlider } from './blocks/gift-code-widget-slider.ts'
import { institutionalBanner } from './blocks/institutional-banner.ts'
import { institutionalCard } from './blocks/institutional-card.ts'
import { formDetail } from './blocks/form-detail.ts'
import { leafletProductSlider, leafletSliderWrapper, leafletViewerWrapper } from './blocks/leaflets.ts'
import { productSlider } from './blocks/product-slider.ts'
import { serviceDiscovery } from './blocks/service-discovery.ts'
import { staticImage } from './blocks/static-image.ts'
import { staticText } from './blocks/static-text.ts'
import { tutorial } from './blocks/tutorial.ts'
import { warehouseMap } from './blocks/warehouse-map.ts'

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
