import { readFile } from 'node:fs/promises'
import * as calls from '@bottega/contract/staff-content/calls.ts'
import { type CallContext, handlersOf } from '../../kernel/calls/call-handler.ts'
import type { UploadedFile } from '../../kernel/calls/uploaded-file.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { hashOf } from '../../kernel/publishing/content-folder.ts'
import type { LoadedFile } from '../../kernel/publishing/content-kind.ts'
import { staffThemselves } from '../../kernel/visitor.ts'
import {
  draftDocument,
  draftDocumentRemoval,
  keepFiles,
  listDocuments,
  listPictures,
  readDocument,
} from './documents.service.ts'
import { changeBanner, listBanners } from './banners.service.ts'
import {
  contentAsZip,
  discard,
  draft,
  type Editor,
  goBack,
  publish,
  readStaffContent,
} from './staff-content.service.ts'
import { filesOfZip, type Room, roomOfUpload } from './zip-folder.ts'

const editorOf = ({ visitor, now }: CallContext): Editor => ({
  staff: staffThemselves(visitor),
  language: visitor.language,
  now,
})

/** The path below the content folder stands in the name of the part: browsers leave it out of the name of a file. */
function pathOf({ part, name }: UploadedFile, folder: string | undefined): string {
  const path = /^files\[(.+)\]$/.exec(part)?.[1] ?? name
  return folder === undefined || path.includes('/') ? path : `${folder}/${path}`
}

async function readUpload(file: UploadedFile, folder: string | undefined, room: Room): Promise<LoadedFile[]> {
  const path = pathOf(file, folder)
  if (path.toLowerCase().endsWith('.zip')) return filesOfZip(file.path, file.name, room)
  const content = await readFile(file.path)
  return [{ path, content, hash: hashOf(content) }]
}

/** Content of the shop, as its editors publish it in the browser. */
export const staffContentHandlers = handlersOf(calls, {
  staffContent: async ({ shop, now }, { query: { page = 1 } }) => ({ data: await readStaffContent(shop, page, now) }),
  staffContentDraft: async (context, { body: { folder, whole = false }, files }) => {
    const editor = editorOf(context)
    const loaded: LoadedFile[] = []
    const room = roomOfUpload()
    for (const file of files) loaded.push(...(await readUpload(file, folder, room)))
    if (loaded.length === 0) throw new ShopError('error.content.noFiles')
    return { data: { outcome: await draft(context.shop, editor, loaded, whole) } }
  },
  staffContentPublish: async (context, { body: { seen } }) => ({
    data: { outcome: await publish(context.shop, editorOf(context), seen) },
  }),
  staffContentDiscard: async (context, { body: { seen, name } }) => ({
    data: { outcome: await discard(context.shop, editorOf(context), seen, name) },
  }),
  staffContentBack: async (context, { body: { seen, version } }) => ({
    data: { outcome: await goBack(context.shop, editorOf(context), seen, version) },
  }),
  staffBanners: async ({ shop, visitor, now }) => ({
    data: { banners: await listBanners(shop.db, visitor.language, now) },
  }),
  staffBannerChange: async (context, { body: { key, version, from, until, hidden } }) => {
    return {
      data: { banner: await changeBanner(context.shop, editorOf(context), { key, version, from, until, hidden }) },
    }
  },
  staffContentDocuments: async ({ shop, visitor }, { query }) => ({
    data: await listDocuments(shop, visitor.language, query),
  }),
  staffContentPictures: async ({ shop }, { query }) => ({ data: await listPictures(shop, query) }),
  staffContentDocument: async ({ shop, visitor: { language }, now }, { query }) => ({
    data: await readDocument(shop, { language, now }, query),
  }),
  staffContentDocumentDraft: async (context, { body }) => ({
    data: await draftDocument(context.shop, editorOf(context), body),
  }),
  staffContentDocumentRemoval: async (context, { body }) => ({
    data: await draftDocumentRemoval(context.shop, editorOf(context), body),
  }),
  staffContentDocumentFiles: async ({ shop }, { files }) => {
    const loaded: LoadedFile[] = []
    for (const { name, path } of files) {
      const content = await readFile(path)
      loaded.push({ path: name, content, hash: hashOf(content) })
    }
    return { data: { files: await keepFiles(shop, loaded) } }
  },
  staffContentFiles: async ({ shop, now }, { query: { edition } }) => ({
    data: await contentAsZip(shop.db, edition === 'draft', now),
  }),
})
