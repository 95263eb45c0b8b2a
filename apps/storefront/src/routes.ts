import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** In the order of the specification's tables; the last takes every address the shop does not know. */
export default [
  layout('pages/PageLayout.tsx', [index('pages/HomePage.tsx'), route('*', 'pages/NotFoundPage.tsx')]),
] satisfies RouteConfig
