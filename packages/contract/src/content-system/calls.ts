import { call } from '../call.ts'
import type * as posts from './posts.ts'
import type * as search from './search.ts'
import type * as slides from './slides.ts'

/** Calls of the content system answer arrays, everybody the same. (Content and discovery, section 7) */
const contentCall = {
  method: 'GET',
  base: '/p/wp-json',
  shape: 'bare',
  access: 'public',
  effect: 'read',
  cached: true,
} as const

export const contentSearch = call<typeof search.contentSearch>({ ...contentCall, path: '/wp/v2/search' })
export const contentAliSearch = call<typeof search.contentAliSearch>({ ...contentCall, path: '/custom/ali/search' })
export const contentPages = call<typeof posts.contentPages>({ ...contentCall, path: '/wp/v2/pages' })
export const contentPosts = call<typeof posts.contentPosts>({ ...contentCall, path: '/wp/v2/posts' })
export const contentRecipes = call<typeof posts.contentRecipes>({ ...contentCall, path: '/wp/v2/recipes' })
export const contentUxBlocks = call<typeof posts.contentUxBlocks>({ ...contentCall, path: '/wp/v2/ux-blocks' })
export const contentNewSlides = call<typeof slides.contentNewSlides>({ ...contentCall, path: '/custom/new_slides' })
export const contentSlidesById = call<typeof slides.contentSlidesById>({ ...contentCall, path: '/custom/slides_by_id' })
export const contentMenus = call<typeof slides.contentMenus>({ ...contentCall, path: '/custom/menus' })
export const contentMailPars = call<typeof slides.contentMailPars>({ ...contentCall, path: '/custom/get_mail_pars' })
