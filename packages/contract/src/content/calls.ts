import { call } from '../call.ts'
import type * as schemas from './search.ts'

export const contentSearch = call<typeof schemas.contentSearch>({
  method: 'GET',
  base: '/p/wp-json',
  path: '/wp/v2/search',
  shape: 'bare',
  access: 'public',
  effect: 'read',
  cached: true,
})
