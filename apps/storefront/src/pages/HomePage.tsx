import { useRouteLoaderData } from 'react-router'
import { DepartmentTiles } from '../features/home/DepartmentTiles.tsx'
import { Hero } from '../features/home/Hero.tsx'
import { HowItWorks } from '../features/home/HowItWorks.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/HomePage.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, (t, site) => ({
    title: t(`frame.title.${site}`),
    description: t(`home.heroText.${site}`),
  }))

/** The first page: what the shop promises, the departments, and how shopping here goes. */
export default function HomePage() {
  const frame = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <>
      <Hero />
      <DepartmentTiles departments={frame?.departments ?? []} />
      <HowItWorks />
    </>
  )
}
