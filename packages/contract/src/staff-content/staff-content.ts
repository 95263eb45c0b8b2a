import { Type, type Static } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { idSchema, pageSchema } from '../common.ts'
import { codeText } from '../text-fields.ts'
import { findingCodes } from './findings.ts'

const at = () => Type.String({ description: 'ISO instant' })
const author = () =>
  Type.Optional(Type.String({ description: 'The staff member; absent where files were imported by a command' }))

/** An error or a note at one place of an editor's files. */
const findingSchema = Type.Object({
  file: Type.String(),
  line: Type.Integer({ description: 'From 1; 0 where the whole file is meant' }),
  field: Type.String({ description: 'Empty where no field is meant' }),
  code: Type.Enum([...findingCodes]),
  text: Type.String({ description: 'In the language of the staff member' }),
})
export type ContentFinding = Static<typeof findingSchema>

export const outcomeSchema = Type.Object({
  errors: Type.Array(findingSchema, { description: 'With one of them nothing was written; the first 500' }),
  errorCount: Type.Integer(),
  notes: Type.Array(findingSchema, { description: 'What was left out or changed; the first 500' }),
  added: Type.Integer(),
  changed: Type.Integer(),
  removed: Type.Integer(),
  unchanged: Type.Integer(),
})
export type ContentOutcome = Static<typeof outcomeSchema>
const outcome = Type.Object({ outcome: outcomeSchema })

const draftSchema = Type.Object({
  name: Type.String({ description: 'Kind and key: `articles/risotto`' }),
  change: Type.Enum(['add', 'change', 'remove']),
  files: Type.Array(Type.String()),
  at: at(),
  author: author(),
  overtaken: Type.Optional(
    Type.Object(
      { at: at(), author: author() },
      { description: 'What was published after the draft was made, and would be lost' },
    ),
  ),
})
export type ContentDraft = Static<typeof draftSchema>

const versionSchema = Type.Object({
  version: Type.Integer(),
  at: at(),
  author: author(),
  added: Type.Integer(),
  changed: Type.Integer(),
  removed: Type.Integer(),
  names: Type.Array(Type.String(), { description: 'The first 12 documents it touched' }),
})
export type ContentVersion = Static<typeof versionSchema>

/** The state an editor had seen when they decided: `seen` of the answer before. */
const seen = { seen: codeText({ minLength: 1, maxLength: 100 }) }
const changing = ['error.content.busy', 'error.staff.changedMeanwhile'] as const

export const staffContent = callSchema({
  summary: 'What is published, the versions before and the drafts beside it',
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })) }),
  reply: Type.Object({
    seen: Type.String({ description: 'A change names it; it is another after every change' }),
    documents: Type.Integer({ description: 'Published' }),
    published: Type.Optional(versionSchema),
    folders: Type.Array(Type.String(), { description: 'The folders of a content folder' }),
    preview: Type.String({ description: 'Path that shows the shop with the drafts, for a week' }),
    drafts: Type.Array(draftSchema, { description: 'The first 500' }),
    draftCount: Type.Integer(),
    versions: Type.Array(versionSchema),
    page: pageSchema,
  }),
  refusals: [],
})

export const staffContentDraft = callSchema({
  summary: 'Store changed files, or a whole folder, as drafts; every error is reported by file, line and field',
  body: Type.Object({
    folder: Type.Optional(codeText({ maxLength: 100, description: 'Of files that come without one' })),
    whole: Type.Optional(Type.Boolean({ description: 'The files are all there is: the rest is drafted for removal' })),
  }),
  reply: outcome,
  refusals: [
    ...changing,
    'error.content.noFiles',
    'error.content.zip',
    'error.content.tooMuch',
    'error.request.fileTooLarge',
  ],
})

export const staffContentPublish = callSchema({
  summary: 'Publish all drafts, with the checks of an import',
  body: Type.Object(seen),
  reply: outcome,
  refusals: [...changing, 'error.content.noDraft'],
})

export const staffContentDiscard = callSchema({
  summary: 'Throw away all drafts, or that of one document',
  body: Type.Object({ ...seen, name: Type.Optional(codeText({ minLength: 3, maxLength: 300 })) }),
  reply: outcome,
  refusals: [...changing, 'error.content.noDraft'],
})

export const staffContentBack = callSchema({
  summary: 'Draft the content as it was in an earlier version, to be looked at and published',
  body: Type.Object({ ...seen, version: idSchema() }),
  reply: outcome,
  refusals: [...changing, 'error.content.draftInTheWay', 'error.content.versionNotFound'],
})

export const staffContentFiles = callSchema({
  summary: 'The content folder as a zip, as its editors wrote it',
  query: Type.Object({ edition: Type.Enum(['published', 'draft'], { description: 'Draft: with the drafts in it' }) }),
  reply: fileSchema,
  refusals: [],
})
