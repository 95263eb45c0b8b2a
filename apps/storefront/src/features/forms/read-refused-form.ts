import type { FormView } from '@bottega/contract/forms/form-view.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { textOf } from '@bottega/contract/texts/text-of.ts'
import { checkForm } from '@bottega/rules/forms/check-form.ts'
import { allowedEndings, uploadLimits, uploadMegabytes } from '@bottega/rules/forms/upload-types.ts'
import { Busboy } from '@fastify/busboy'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import { idIn } from '../../lib/page/address-numbers.ts'
import type { RefusedForm } from './filled-form.ts'
import { valuesOf } from './send-form.ts'

/** As the call that refused it: more than a form of the shop has. */
const limits = { fields: 200, fieldNameSize: 200, fieldSize: 64 * 1024, files: 20 }

/**
 * Reads the answers that a browser without scripts sends on when its form was refused. Of files only the names are
 * read: a browser does not give a field its file back, so each must be chosen again.
 */
export async function readRefusedForm(form: FormView, request: Request, language: Language): Promise<RefusedForm> {
  const data = new FormData()
  const type = request.headers.get('content-type') ?? ''
  if (request.body === null || !type.startsWith('multipart/form-data')) return { values: {}, faults: [] }
  const parser = new Busboy({ headers: { 'content-type': type }, limits })
  parser.on('field', (name, value) => data.append(name, value))
  parser.on('file', (part, content, name) => {
    content.resume()
    const key = /^files\[([^\]]+)\]/.exec(part)?.[1]
    if (key !== undefined && name) data.append(`values[${key}][]`, name)
  })
  await pipeline(Readable.fromWeb(request.body as ReadableStream), parser)
  const values = valuesOf(form, data)
  const problem = problemOf(form, new URL(request.url).searchParams, language)
  return { values, faults: checkForm(form.fields, values, { isUpload: () => false }), problem }
}

/**
 * Why the shop has refused a file, or has taken none because too many come at once, in the words of its refusal;
 * undefined where it was something else.
 */
function problemOf({ fields }: FormView, outcome: URLSearchParams, language: Language): string | undefined {
  const code = outcome.get('refused') ?? ''
  switch (code) {
    case 'error.request.tooMany': {
      const seconds = idIn(outcome.get('seconds'))
      return seconds === undefined ? undefined : textOf(code, language, { seconds })
    }
    case 'error.request.fileTooLarge':
      return textOf(code, language, { megabytes: uploadMegabytes })
    case 'error.form.fileCount':
      return textOf(code, language, { maximum: uploadLimits.perField })
    case 'error.form.fileType': {
      const endings = fields
        .filter(({ type }) => type === 'file')
        .flatMap((field) => allowedEndings(field.upload_types))
      return textOf(code, language, { types: [...new Set(endings)].join(', ') })
    }
    case 'error.form.fileUnsafe':
    case 'error.form.scannerAway':
    case 'error.request.tooLarge':
      return textOf(code, language)
    default:
      return undefined
  }
}
