import { contentUploads } from '@bottega/rules/content/content-uploads.ts'
import { call } from '../call.ts'
import type * as banners from './banners.ts'
import type * as documents from './documents.ts'
import type * as schemas from './staff-content.ts'

/** The roles that decide on the content shoppers read. */
const roles = ['editor'] as const

export const staffContent = call<typeof schemas.staffContent>({
  method: 'GET',
  base: '/api',
  path: '/desk/content',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'read',
})

/** Files stand under `files[path]`, with their path below the content folder; a zip stands for what it holds. */
export const staffContentDraft = call<typeof schemas.staffContentDraft>({
  method: 'POST',
  base: '/api',
  path: '/desk/content/draft',
  shape: 'multipart',
  uploads: contentUploads,
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffContentPublish = call<typeof schemas.staffContentPublish>({
  method: 'POST',
  base: '/api',
  path: '/desk/content/publish',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffContentDiscard = call<typeof schemas.staffContentDiscard>({
  method: 'POST',
  base: '/api',
  path: '/desk/content/discard',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffContentBack = call<typeof schemas.staffContentBack>({
  method: 'POST',
  base: '/api',
  path: '/desk/content/back',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

/** The content folder as a zip: what is published, or with the drafts in it. */
export const staffContentFiles = call<typeof schemas.staffContentFiles>({
  method: 'GET',
  base: '/api',
  path: '/desk/content/files',
  shape: 'file',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'read',
})

/** Shopkeepers too: campaigns of a store begin and end with its staff. */
export const staffBanners = call<typeof banners.staffBanners>({
  method: 'GET',
  base: '/api',
  path: '/desk/banners',
  access: 'backoffice',
  roles: ['editor', 'shopkeeper'],
  stores: 'group',
  effect: 'read',
})

export const staffBannerChange = call<typeof banners.staffBannerChange>({
  method: 'POST',
  base: '/api',
  path: '/desk/banners/change',
  access: 'backoffice',
  roles: ['editor', 'shopkeeper'],
  stores: 'group',
  effect: 'write',
})

export const staffContentDocuments = call<typeof documents.staffContentDocuments>({
  method: 'GET',
  base: '/api',
  path: '/desk/content/documents',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'read',
})

export const staffContentPictures = call<typeof documents.staffContentPictures>({
  method: 'GET',
  base: '/api',
  path: '/desk/content/pictures',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'read',
})

export const staffContentDocument = call<typeof documents.staffContentDocument>({
  method: 'GET',
  base: '/api',
  path: '/desk/content/document',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'read',
})

export const staffContentDocumentDraft = call<typeof documents.staffContentDocumentDraft>({
  method: 'POST',
  base: '/api',
  path: '/desk/content/document/draft',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffContentDocumentRemoval = call<typeof documents.staffContentDocumentRemoval>({
  method: 'POST',
  base: '/api',
  path: '/desk/content/document/removal',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

/** Files stand under `files[name]`. */
export const staffContentDocumentFiles = call<typeof documents.staffContentDocumentFiles>({
  method: 'POST',
  base: '/api',
  path: '/desk/content/document/files',
  shape: 'multipart',
  uploads: contentUploads,
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})
