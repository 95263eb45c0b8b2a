import { lazy, Suspense } from 'react'
import { useTranslations } from '../../lib/words/use-translations.ts'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { loadHome } from './load-home.ts'
import { DiscoverAddress } from './DiscoverAddress.tsx'
import { BlockGrid } from '../blocks/BlockGrid.tsx'
import type { ShownBlock } from '../blocks/shown-grid.ts'
import { ProductSlider } from '../product-card/shelf/ProductSlider.tsx'
import { browserApi } from '../../lib/api/browser-api.ts'
import { indexedMeta, settingOf } from '../../lib/page/page-meta.ts'
import { shopOf } from '../../lib/visit/page-setting.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import { translatorOf } from '../../lib/words/words.ts'
import { paths } from '../../paths.ts'
import { frameWords } from '../../lib/words/shared/frame.ts'
import type { Route } from './+types/HomePage.ts'
import { shopJsonLd } from './shop-json-ld.ts'
import { homeWords } from './words/home.ts'

const KnownCustomer = lazy(() => import('./KnownCustomer.tsx').then((module) => ({ default: module.KnownCustomer })))

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(visitContext).api)

export const clientLoader = () => loadHome(browserApi())

export const meta: Route.MetaFunction = ({ matches }) => {
  const setting = settingOf(matches)
  const { locale, site } = setting
  const { name: shop } = shopOf(setting)
  const title = translatorOf(frameWords, locale)(`title.${site}`, { shop })
  return [
    { title },
    ...indexedMeta(matches, {
      path: paths.home(),
      title,
      description: translatorOf(homeWords, locale)(`heroText.${site}`),
      jsonLd: (origin) => shopJsonLd(shop, origin),
    }),
  ]
}

/**
 * The home page, as its editor composed it; without editor's blocks it shows the shop's claim. What a customer comes back
 * for stands before it, and the question for an address after the first products: these are seen without scrolling far.
 */
export default function HomePage({ loaderData: { grid, usual, orders, saved } }: Route.ComponentProps) {
  const t = useTranslations(homeWords)
  const [first, ...others] = grid.rows
  const hasHero = first?.columns.some(({ blocks }) => blocks.some(isHero)) === true
  const rest = hasHero ? others : grid.rows
  const shelves = rest.findIndex(({ columns }) => columns.some(({ blocks }) => blocks.some(hasProducts))) + 1
  const isKnown = Object.keys(orders).length > 0 || usual.length > 0
  const hero = hasHero ? <BlockGrid grid={{ rows: [first] }} heading={isKnown ? 'h2' : 'h1'} /> : <Hero />
  return (
    <>
      {isKnown && (
        <>
          <Suspense fallback={null}>
            <KnownCustomer orders={orders} saved={saved} />
          </Suspense>
          {usual.length > 0 && <ProductSlider title={t('usual')} products={usual} />}
        </>
      )}
      {(!isKnown || hasHero) && hero}
      <BlockGrid grid={{ rows: rest.slice(0, shelves) }} />
      <DiscoverAddress />
      <BlockGrid grid={{ rows: rest.slice(shelves) }} />
      <HowItWorks />
    </>
  )
}

const isHero = (block: ShownBlock) => block.type === 'BannerGrid' && block.content.variant === 'hero'
const hasProducts = ({ data }: ShownBlock) => 'products' in data
