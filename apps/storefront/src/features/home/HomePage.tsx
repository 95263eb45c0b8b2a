import { useRouteLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { Hero } from './Hero.tsx'
import { HomeBlockView } from './HomeBlockView.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { loadHome } from './load-home.ts'
import { DiscoverAddress } from './DiscoverAddress.tsx'
import { ProductSlider } from '../product-shelf/ProductSlider.tsx'
import { browserApi } from '../../lib/api/browser-api.ts'
import { indexedMeta, pageMeta } from '../../lib/page/page-meta.ts'
import { visitContext } from '../../lib/visit/visit.ts'
import '../../messages/browse.ts'
import { paths } from '../../paths.ts'
import type { loader as rootLoader } from '../../root.tsx'
import type { Route } from './+types/HomePage.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(visitContext).api)

export const clientLoader = () => loadHome(browserApi())

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, (t, site) => ({ title: t(`frame.title.${site}`), description: t(`home.heroText.${site}`) })),
  ...indexedMeta(matches, { path: paths.home() }),
]

/** The first page, as its editor put it together; a shop without an editor still says what it promises. */
export default function HomePage({ loaderData: { blocks, usual } }: Route.ComponentProps) {
  const t = useTranslations('home')
  const departments = useRouteLoaderData<typeof rootLoader>('root')?.departments ?? []
  const hero = blocks.find(({ block }) => block.kind === 'hero')
  return (
    <>
      {hero ? <HomeBlockView filled={hero} departments={departments} /> : <Hero />}
      <DiscoverAddress />
      {usual.length > 0 && <ProductSlider title={t('usual')} products={usual} />}
      {blocks
        .filter((filled) => filled !== hero)
        .map((filled) => (
          <HomeBlockView key={filled.block.id} filled={filled} departments={departments} />
        ))}
      <HowItWorks />
    </>
  )
}
