import type { Api } from '@bottega/contract/api.ts'
import { useRouteLoaderData } from 'react-router'
import { Hero } from '../features/home/Hero.tsx'
import { HomeBlockView } from '../features/home/HomeBlockView.tsx'
import { HowItWorks } from '../features/home/HowItWorks.tsx'
import { loadHome } from '../features/home/load-home.ts'
import { browserApi } from '../lib/browser-api.ts'
import { indexedMeta, pageMeta } from '../lib/page-meta.ts'
import { visitContext } from '../lib/visit.ts'
import { paths } from '../paths.ts'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/HomePage.ts'

const load = async (api: Api) => ({ blocks: await loadHome(api) })

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(visitContext).api)

export const clientLoader = () => load(browserApi())

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, (t, site) => ({ title: t(`frame.title.${site}`), description: t(`home.heroText.${site}`) })),
  ...indexedMeta(matches, { path: paths.home() }),
]

/** The first page, as its editor put it together; a shop without an editor still says what it promises. */
export default function HomePage({ loaderData: { blocks } }: Route.ComponentProps) {
  const departments = useRouteLoaderData<typeof rootLoader>('root')?.departments ?? []
  const hasHero = blocks.some(({ block }) => block.kind === 'hero')
  return (
    <>
      {!hasHero && <Hero />}
      {blocks.map((filled) => (
        <HomeBlockView key={filled.block.id} filled={filled} departments={departments} />
      ))}
      <HowItWorks />
    </>
  )
}
