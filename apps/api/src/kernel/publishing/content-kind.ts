import type { Found } from '@bottega/contract/staff-content/findings.ts'
import type { TSchema } from 'typebox'
import type { Reader, Tx } from '../database/database.ts'

/** The facts of a document that are stored beside its body, to find and sort it. */
export interface DocumentFacts {
  readonly slug: string
  readonly type?: string | undefined
  readonly classes?: readonly string[] | undefined
  readonly datedAt?: Date | undefined
  readonly startsAt?: Date | undefined
  readonly endsAt?: Date | undefined
}

export type Body = Record<string, unknown>

/** A document ready to be stored: its texts are cleaned, its pictures have addresses. */
export interface ReadDocument {
  readonly kind: string
  readonly key: string
  readonly facts: DocumentFacts
  readonly body: Body
  readonly files: readonly LoadedFile[]
  /** The line a field of one of its YAML files stands on, from 1; 0 where it is not known. */
  readonly lineOf: (file: string, at: readonly (string | number)[]) => number
}

export interface LoadedFile {
  /** Below the content folder, with `/`: `articles/risotto.de.md`. */
  readonly path: string
  readonly hash: string
  readonly content: Buffer
}

/** A thing that is wrong, or worth knowing, at one place of an editor's files. */
export interface Finding extends Found {
  readonly file: string
  /** From 1; 0 where the whole file is meant. */
  readonly line: number
  /** `rows.0.blocks.2.content.link`; empty where no field is meant. */
  readonly field: string
}

/** A thing that is wrong with a file that is a document by itself; `line` from 1, 0 where the whole file is meant. */
export type FoundInFile = Found & { readonly line: number }

export interface Findings {
  /** Nothing is published while there is one. */
  readonly errors: Finding[]
  /** Things that were left out or changed; they do not stop the import. */
  readonly notes: Finding[]
}

/** The parts of a document that a kind in a folder of its own reads by itself. */
export interface FolderReader {
  /** The files of this document by their name in its folder. */
  readonly files: ReadonlyMap<string, LoadedFile>
  readonly findings: Findings
  /** Parses and checks a YAML file of the folder; undefined with a finding where that fails. */
  readonly yaml: (name: string, schema: TSchema) => Body | undefined
  /** The address at which a file will be served. */
  readonly addressOf: (file: LoadedFile) => string
  /** Adds a file made from the others, as the pages of a PDF: it is stored and served, and not exported. */
  readonly addMade: (file: LoadedFile) => string
}

/** Values a field may have that the shop knows and its schema does not, such as its stores. */
export type KnownChoices = Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>

/** The YAML files of a folder that a form edits as one document; its other files are attached to it. */
export interface WrittenFolder {
  /** Of the fields of all these files together. */
  readonly schema: TSchema
  /** The first file has every field that no other one names. */
  readonly files: readonly [first: string, ...others: { readonly name: string; readonly fields: readonly string[] }[]]
  /** By the names of fields. */
  readonly choices?: (reader: Reader) => Promise<KnownChoices>
}

interface KindBase {
  /** The folder its documents lie in. */
  readonly folder: string
  readonly factsOf: (body: Body, key: string) => DocumentFacts
  /**
   * Finds the things that are wrong with a document when it is compared with the data the shop holds, such as a printed
   * price beside the catalogue's. Called in the transaction of the import for every new or changed document, drafts
   * too; one finding stops the import.
   */
  readonly check?: (tx: Tx, document: ReadDocument) => Promise<readonly Finding[]>
  /** Writes what other tables hold of it; called in the transaction of the import, for published documents only. */
  readonly project?: (tx: Tx, document: ReadDocument) => Promise<void>
  /** Takes that back when the document is removed. */
  readonly unproject?: (tx: Tx, facts: DocumentFacts) => Promise<void>
}

/**
 * A kind of content: a folder of the content folder with its schema. Its area names it in its module. How its documents
 * lie in the folder:
 *
 * - `yaml`: one file, `key.yaml`.
 * - `markdown`: front matter and Markdown, `key.md` in Italian, `key.de.md` and `key.en.md` its translations.
 * - `file`: each file is a document; its name is the key.
 * - `folder`: a folder `key/` with files of its own.
 */
export type ContentKind = KindBase &
  (
    | { readonly form: 'yaml' | 'markdown'; readonly schema: TSchema }
    | { readonly form: 'file'; readonly describe: (file: LoadedFile) => Promise<Body | readonly FoundInFile[]> }
    | {
        readonly form: 'folder'
        readonly read: (reader: FolderReader, key: string) => Promise<Body | undefined>
        readonly written?: WrittenFolder
      }
  )

declare module '../shop.ts' {
  interface Shop {
    /** Every kind of content that editors publish. */
    contentKinds: readonly ContentKind[]
  }
}

declare module '../shop-module.ts' {
  interface ShopModule {
    /** The kinds of content its editors write as files. */
    contentKinds?: readonly ContentKind[]
  }
}
