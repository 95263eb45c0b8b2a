import { data, isRouteErrorResponse, useRevalidator, type ErrorResponse } from 'react-router'
import { Failure } from '../features/frame/Failure.tsx'
import { NotFound } from '../features/frame/NotFound.tsx'
import { KeepAlive } from '../lib/page/KeepAlive.tsx'
import { notFoundMeta } from '../lib/page/page-meta.ts'
import { refusalText } from '../lib/api/required.ts'
import { isOnSite } from '../lib/visit/site-routes.ts'
import { useFreshShelves } from '../lib/api/use-fresh-shelves.ts'
import { visitContext } from '../lib/visit/visit.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/PageLayout.ts'

const categoryPrefix = paths.category('')

function isNotFound(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === 404
}

export const meta: Route.MetaFunction = ({ matches, error }) => (isNotFound(error) ? notFoundMeta(matches) : [])

/** A page the site does not have answers 404 like any unknown page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const answer = await next()
    // Checked only after the frame has its data: otherwise the error would be rendered without the frame.
    if (!isOnSite(new URL(request.url).pathname, context.get(visitContext).site)) throw data(null, { status: 404 })
    return answer
  },
]

/**
 * The pages inside the frame; category pages are kept alive while a product is on screen. (Shopping core, section 2)
 */
export default function PageLayout() {
  useFreshShelves()
  return <KeepAlive match={(pathname) => pathname.startsWith(categoryPrefix)} />
}

/** An error of a page leaves the frame, the cart and the navigation working. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate } = useRevalidator()
  if (isNotFound(error)) return <NotFound />
  return <Failure text={refusalText(error)} onRetry={() => void revalidate()} />
}
