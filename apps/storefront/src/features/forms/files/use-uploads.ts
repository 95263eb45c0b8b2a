import { RefusalError } from '@bottega/contract/api.ts'
import { formSubmit } from '@bottega/contract/forms/calls.ts'
import type { FormFieldView, FormView } from '@bottega/contract/forms/form-view.ts'
import { useRef, useState } from 'react'
import { browserApi } from '../../../lib/api/browser-api.ts'

/** A file on its way, arrived with a token, or refused with the shop's words. */
export interface Upload {
  readonly id: number
  readonly name: string
  /** From 0 to 1. */
  readonly progress: number
  readonly token?: string | undefined
  readonly refusal?: string | undefined
}

/** The files of one field, each sent by itself as soon as it is chosen. (Content and discovery, section 7) */
export function useUploads({ formId }: FormView, { key }: FormFieldView) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const nextId = useRef(0)

  const change = (id: number, news: Partial<Upload>) =>
    setUploads((known) => known.map((one) => (one.id === id ? Object.assign({ ...one }, news) : one)))

  async function send(file: File) {
    const id = nextId.current++
    setUploads((known) => [
      ...known.filter(({ refusal }) => refusal === undefined),
      { id, name: file.name, progress: 0 },
    ])
    try {
      const { data } = await browserApi().call(formSubmit, {
        query: { action: 'form_upload' },
        body: { form_id: formId, key },
        files: { [`files[${key}]`]: file },
        onProgress: (progress) => change(id, { progress }),
      })
      change(id, { progress: 1, token: data.upload?.token })
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      change(id, { refusal: error.text })
    }
  }

  const remove = (id: number) => setUploads((known) => known.filter((one) => one.id !== id))
  return { uploads, send: (file: File) => void send(file), remove }
}
