import { contentUploads } from '@bottega/rules/content/content-uploads.ts'
import { call } from '../call.ts'
import type * as banners from './banners.ts'
import type * as schemas from './content-desk.ts'

/** Who decides what shoppers read. */
const roles = ['editor'] as const

export const deskContent = call<typeof schemas.deskContent>({
  method: 'GET',
  base: '/api',
  path: '/desk/content',
  access: 'backoffice',
  roles,
  effect: 'read',
})

/** Files stand under `files[path]`, with their path below the content folder; a zip stands for what it holds. */
export const deskContentDraft = call<typeof schemas.deskContentDraft>({
  method: 'POST',
  base: '/api',
  path: '/desk/content/draft',
  shape: 'multipart',
  uploads: contentUploads,
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskContentPublish = call<typeof schemas.deskContentPublish>({
  method: 'POST',
  base: '/api',
  path: '/desk/content/publish',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskContentDiscard = call<typeof schemas.deskContentDiscard>({
  method: 'POST',
  base: '/api',
  path: '/desk/content/discard',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskContentBack = call<typeof schemas.deskContentBack>({
  method: 'POST',
  base: '/api',
  path: '/desk/content/back',
  access: 'backoffice',
  roles,
  effect: 'write',
})

/** The content folder as a zip: what is published, or with the drafts in it. */
export const deskContentFiles = call<typeof schemas.deskContentFiles>({
  method: 'GET',
  base: '/api',
  path: '/desk/content/files',
  shape: 'file',
  access: 'backoffice',
  roles,
  effect: 'read',
})

/** Shopkeepers too: campaigns of a store begin and end with its staff. */
export const deskBanners = call<typeof banners.deskBanners>({
  method: 'GET',
  base: '/api',
  path: '/desk/banners',
  access: 'backoffice',
  roles: ['editor', 'shopkeeper'],
  effect: 'read',
})

export const deskBannerChange = call<typeof banners.deskBannerChange>({
  method: 'POST',
  base: '/api',
  path: '/desk/banners/change',
  access: 'backoffice',
  roles: ['editor', 'shopkeeper'],
  effect: 'write',
})
