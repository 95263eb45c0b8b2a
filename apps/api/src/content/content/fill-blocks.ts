import type { Block, BlockData, BlockType } from '@bottega/contract/content/block-types.ts'
import type { CatalogContext } from '../../trade/catalog/catalog.context.ts'
import type { CatalogSource } from '../../trade/catalog/catalog.service.ts'
import { fillCrmProductSliders } from './blocks/crm-product-slider.ts'
import { fillArticleDetails, fillArticleSliders, fillCooperatives, fillNews, fillRecipes } from './blocks/articles.ts'
import type { Filler, PageOfBlocks } from './blocks/filler.ts'
import { fillFormDetails, fillStaticTexts } from './blocks/forms.ts'
import { fillLeafletProducts, fillLeafletSliders, fillLeafletViewers } from './blocks/leaflets.ts'
import { fillProductSliders } from './blocks/product-slider.ts'
import { fillDiscovery } from './blocks/service-discovery.ts'
import type { ReadBlock } from './read-block.ts'

/** Types that are drawn from more than their own content. */
type TypeWithData = { [Type in BlockType]: {} extends BlockData<Type> ? never : Type }[BlockType]

const fillers: { readonly [Type in TypeWithData]: Filler<Type> } = {
  ArticleCardList: fillNews,
  ArticleDetail: fillArticleDetails,
  ArticleList: fillNews,
  ArticleSlider: fillArticleSliders,
  Cooperatives: fillCooperatives,
  CrmProductSlider: fillCrmProductSliders,
  FormDetail: fillFormDetails,
  GiftCodeWidgetSlider: fillDiscovery,
  LeafletProductSlider: fillLeafletProducts,
  LeafletSliderWrapper: fillLeafletSliders,
  LeafletViewerWrapper: fillLeafletViewers,
  ProductSlider: fillProductSliders,
  RecipeSlider: fillRecipes,
  ServiceDiscovery: fillDiscovery,
  StaticText: fillStaticTexts,
}

/** Blocks with their data, by id; those with nothing to show are missing. All types are asked at the same time. */
export async function fillBlocks(
  source: CatalogSource,
  context: CatalogContext,
  blocks: readonly ReadBlock[],
  page: PageOfBlocks,
): Promise<ReadonlyMap<number, Block>> {
  const ofType = [...Map.groupBy(blocks, ({ type }) => type).values()]
  const filled = await Promise.all(ofType.map((group) => fillGroup(source, context, group, page)))
  return new Map(filled.flat().map((block) => [block.id, block]))
}

/** Blocks of one type. */
async function fillGroup(
  source: CatalogSource,
  context: CatalogContext,
  group: readonly ReadBlock[],
  page: PageOfBlocks,
) {
  const fill = fillerOf(group)
  const contents = group.map(({ content }) => content)
  const data = fill === undefined ? group.map(() => ({})) : await fill(source, context, contents, page)
  return group.flatMap((block, index) => (data[index] === undefined ? [] : [{ ...block, data: data[index] } as Block]))
}

function fillerOf([first]: readonly ReadBlock[]): Filler<BlockType> | undefined {
  const type = first?.type
  return type !== undefined && type in fillers ? fillers[type as TypeWithData] : undefined
}
