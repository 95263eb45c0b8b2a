import { data } from 'react-router'
import { NotFound } from '../features/frame/NotFound.tsx'
import { notFoundMeta } from '../lib/page-meta.ts'
import type { Route } from './+types/NotFoundPage.ts'

export const meta: Route.MetaFunction = ({ matches }) => notFoundMeta(matches)

/** Any address the shop does not know: said inside the frame, and with its true status. */
export function loader() {
  return data(null, { status: 404 })
}

export default NotFound
