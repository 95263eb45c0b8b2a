import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { withSharedRoutes } from './shared-routes.ts'

const routes = {
  root: { id: 'root', path: '' },
  frame: { id: 'frame', parentId: 'root' },
  home: { id: 'home', parentId: 'frame', index: true },
  product: { id: 'product', parentId: 'frame', path: 'product/:slug' },
  category: { id: 'category', parentId: 'frame', path: 'category/*' },
  profile: { id: 'profile', parentId: 'frame', path: 'profile' },
  board: { id: 'board', parentId: 'profile', index: true },
  purchase: { id: 'purchase', parentId: 'frame' },
  cart: { id: 'cart', parentId: 'purchase', path: 'cart' },
  rest: { id: 'rest', parentId: 'frame', path: '*' },
}

test('a build for shared pages has their routes and those around them, and no other', () => {
  const build = { routes, assets: { url: '/manifest.js', routes }, ssr: true } as unknown as ServerBuild
  const shared = withSharedRoutes(build)
  expect(Object.keys(shared.routes)).toEqual(['root', 'frame', 'home', 'product', 'category'])
  expect(Object.keys(shared.assets.routes)).toEqual(Object.keys(shared.routes))
  expect(shared.assets.url).toBe('/manifest.js')
  expect(Object.keys(build.routes)).toHaveLength(10)
})
