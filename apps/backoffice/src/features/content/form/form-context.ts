import type { FormPart, WrittenDocument } from '@bottega/contract/staff-content/documents.ts'
import type { ContentFinding } from '@bottega/contract/staff-content/staff-content.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { createContext, use } from 'react'
import type { Path } from './written.ts'

/** The document a part of a form is in, as every part knows it. */
export interface DocumentForm {
  readonly parts: readonly FormPart[]
  readonly markdown: boolean
  readonly written: WrittenDocument
  readonly change: (next: WrittenDocument) => void
  /** The language whose texts are shown. */
  readonly language: Language
  /** Of the last save. */
  readonly errors: readonly ContentFinding[]
  /** Addresses of pictures by their paths. */
  readonly pictures: Readonly<Record<string, string>>
  readonly addPicture: (path: string, url: string) => void
}

const FormContext = createContext<DocumentForm | undefined>(undefined)
export const FormProvider = FormContext

export function useDocumentForm(): DocumentForm {
  const form = use(FormContext)
  if (form === undefined) throw new Error('a part of a form stands outside of one')
  return form
}

/** The fault of the field at a path; with `within` of any below it. */
export function faultAt(errors: readonly ContentFinding[], path: Path, within = false): string | undefined {
  const field = path.join('.')
  return errors.find((one) =>
    within
      ? one.field === field || one.field.startsWith(`${field}.`)
      : one.field === field ||
        (/^(?:it|de|en)$/.test(one.field.slice(field.length + 1)) && one.field.startsWith(`${field}.`)),
  )?.text
}

/** One part of a form: its schema by its place, and the place of its value in the document. */
export interface PartProps {
  place: number
  path: Path
  label: string
  required: boolean
  help?: string | undefined
}
