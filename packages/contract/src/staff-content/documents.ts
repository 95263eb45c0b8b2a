import type { Language } from '@bottega/rules/text/language.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { pageSchema } from '../common.ts'
import { codeText, searchText, textKeyword } from '../text-fields.ts'
import { outcomeSchema } from './staff-content.ts'

/** Names of a document: the folder of its kind, and its file there without ending. */
const kind = () => codeText({ minLength: 1, maxLength: 100 })
const key = () => codeText({ minLength: 1, maxLength: 200 })

const documentSchema = Type.Object({
  kind: Type.String(),
  key: Type.String(),
  title: Type.String({ description: 'In the language of the staff member; its key where it has none' }),
  state: Type.Enum(['published', 'draft', 'new', 'removal'], {
    description: 'New: a draft of what was never published',
  }),
  at: Type.String({ description: 'ISO instant of the last change' }),
  author: Type.Optional(Type.String({ description: 'Absent where files were imported by a command' })),
  path: Type.Optional(Type.String({ description: 'Of its page; absent where it has none of its own' })),
})
export type ContentDocument = Static<typeof documentSchema>

export const staffContentDocuments = callSchema({
  summary: 'The documents that a form can edit, drafts in the place of what they will replace',
  query: Type.Object({
    kind: Type.Optional(kind()),
    search: Type.Optional(searchText({ maxLength: 100 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  reply: Type.Object({
    kinds: Type.Array(Type.Object({ kind: Type.String(), name: Type.String() })),
    documents: Type.Array(documentSchema),
    page: pageSchema,
  }),
  refusals: [],
})

export const staffContentPictures = callSchema({
  summary: 'The pictures of the content, drafted ones too, the latest first',
  query: Type.Object({
    search: Type.Optional(searchText({ maxLength: 100 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  reply: Type.Object({
    pictures: Type.Array(
      Type.Object({
        path: Type.String({ description: 'As other files name it: `pictures/name.webp`' }),
        url: Type.String(),
      }),
    ),
    page: pageSchema,
  }),
  refusals: [],
})

/** How a part of a document is asked for. A `reference` is the name of something, found by searching for it. */
const partKinds = [
  'text',
  'markup',
  'link',
  'picture',
  'reference',
  'style',
  'options',
  'colour',
  'day',
  'moment',
  'choice',
  'flag',
  'number',
  'list',
  'fields',
  'oneOf',
] as const

const partSchema = Type.Object({
  kind: Type.Enum([...partKinds]),
  of: Type.Optional(
    Type.Enum(['category', 'product', 'code'], { description: 'Of a reference; a code is that of a product' }),
  ),
  example: Type.Optional(Type.String()),
  whole: Type.Optional(Type.Boolean({ description: 'Of a number: without decimals' })),
  minimum: Type.Optional(Type.Number()),
  maximum: Type.Optional(Type.Number()),
  usual: Type.Optional(Type.Unknown({ description: 'The value where the file has none' })),
  choices: Type.Optional(Type.Array(Type.Object({ value: Type.Unknown(), label: Type.String() }))),
  items: Type.Optional(Type.Integer({ description: 'Of a list: the part its items are' })),
  fields: Type.Optional(
    Type.Array(
      Type.Object({ name: Type.String(), label: Type.String(), required: Type.Boolean(), part: Type.Integer() }),
    ),
  ),
  alternatives: Type.Optional(
    Type.Array(
      Type.Object({
        label: Type.String(),
        part: Type.Integer(),
        fixed: Type.Record(Type.String(), Type.Array(Type.Unknown()), {
          description: 'Fields by whose values the alternative is known, with these',
        }),
        needs: Type.Array(Type.String(), { description: 'Its other fields that must be there' }),
      }),
    ),
  ),
})
export type FormPart = Static<typeof partSchema>

// Barcodes stand in content and may pass for numbers of cards: no text of it is a free one. (decision 0140)
const anything = () => Type.Unknown({ [textKeyword]: 'code' })
const markdown = () => codeText({ maxLength: 200_000 })
const fieldsSchema = () => Type.Record(Type.String(), anything())

const fileSchema = Type.Object({
  name: codeText({
    minLength: 1,
    maxLength: 100,
    pattern: '^[0-9A-Za-z][0-9A-Za-z._-]*$',
    description: 'In its folder',
  }),
  hash: codeText({ pattern: '^[0-9a-f]{64}$', description: 'Of its content, as the upload answered it' }),
})
export type AttachedFile = Static<typeof fileSchema>

const writtenSchema = Type.Object(
  {
    fields: Type.Record(Type.String(), anything(), { description: 'Of the file, or of the front of the Italian one' }),
    translations: Type.Optional(
      Type.Object(
        { de: Type.Optional(fieldsSchema()), en: Type.Optional(fieldsSchema()) },
        { description: 'Of a document in Markdown: the fronts of its other files' },
      ),
    ),
    texts: Type.Optional(
      Type.Object(
        { it: Type.Optional(markdown()), de: Type.Optional(markdown()), en: Type.Optional(markdown()) },
        {
          description: 'Of a document in Markdown: what follows the fronts',
        },
      ),
    ),
    files: Type.Optional(
      Type.Array(fileSchema, {
        maxItems: 200,
        description:
          'Of a document that is a folder: all its files the form does not edit, such as the pages of a leaflet',
      }),
    ),
  },
  { description: 'The content of the files of one document' },
)
export type WrittenDocument = {
  readonly fields: Readonly<Record<string, unknown>>
  readonly translations?: Readonly<Partial<Record<Exclude<Language, 'it'>, Readonly<Record<string, unknown>>>>>
  readonly texts?: Readonly<Partial<Record<Language, string>>>
  readonly files?: AttachedFile[]
}

export const staffContentDocument = callSchema({
  summary: 'One document with the form its kind asks for; without a key the empty form of a new one',
  query: Type.Object({ kind: kind(), key: Type.Optional(key()) }),
  reply: Type.Object({
    kind: Type.String(),
    kindName: Type.String(),
    document: Type.Optional(documentSchema),
    version: Type.String({ description: 'A change names the version it saw' }),
    parts: Type.Array(partSchema, { description: 'They name each other by their place; the first is the document' }),
    markdown: Type.Boolean({ description: 'The text stands below the fields of each file' }),
    written: writtenSchema,
    pictures: Type.Record(Type.String(), Type.String(), {
      description: 'Addresses of the pictures it names and of its attached files',
    }),
    removable: Type.Boolean({ description: 'It is there, and the shop can do without it' }),
    preview: Type.Optional(Type.String({ description: 'Path that shows its page with the drafts, for a week' })),
  }),
  refusals: ['error.content.documentNotFound', 'error.content.noForm'],
})

const changing = [
  'error.content.busy',
  'error.content.changedMeanwhile',
  'error.content.documentNotFound',
  'error.content.noForm',
] as const
const saved = Type.Object({ outcome: outcomeSchema, version: Type.String() })

export const staffContentDocumentDraft = callSchema({
  summary: 'Write one document into its files and store these as a draft; errors name the fields they are about',
  body: Type.Object({
    kind: kind(),
    key: key(),
    version: codeText({ maxLength: 40, description: 'Empty for a new document' }),
    written: writtenSchema,
  }),
  reply: saved,
  refusals: [...changing, 'error.content.documentThere', 'error.content.fileGone'],
})

export const staffContentDocumentRemoval = callSchema({
  summary: 'Store as a draft that a document is taken off; a draft of one that was never published is thrown away',
  body: Type.Object({ kind: kind(), key: key(), version: codeText({ minLength: 1, maxLength: 40 }) }),
  reply: saved,
  refusals: [...changing, 'error.content.needed'],
})

export const staffContentDocumentFiles = callSchema({
  summary:
    'Keep files for a document that will name them when it is saved: the pages of a leaflet as a PDF or as pictures',
  body: Type.Object({}),
  reply: Type.Object({
    files: Type.Array(Type.Object({ name: Type.String(), hash: Type.String(), url: Type.String() })),
  }),
  refusals: ['error.content.noFiles', 'error.content.notPages', 'error.request.fileTooLarge'],
})
