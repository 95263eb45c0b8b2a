import multipart, { type Multipart } from '@fastify/multipart'
import { uploadLimits, uploadMegabytes } from '@bottega/rules/forms/upload-types.ts'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import qs from 'qs'
import type { UploadedFile } from '../calls/uploaded-file.ts'
import { ShopError } from '../shop-error.ts'
import { isFormNavigation } from './form-navigation.ts'

/** How much one request may bring: of each file and of all together, and how many. */
export interface MultipartLimits {
  readonly megabytes: number
  readonly files: number
}
const ofForms: MultipartLimits = { megabytes: uploadMegabytes, files: uploadLimits.perForm }

const limits = {
  fields: 200,
  fieldNameSize: 200,
  fieldSize: 64 * 1024,
}
/** As deep as `values[key][]`, and as many as `limits` allows. */
const nesting = { depth: 3, arrayLimit: 100, parameterLimit: limits.fields }
/** Requests with files that one process reads at the same time: each may write 60 MB to its disk. */
export const mostAtOnce = 20

export const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** Lets routes read multipart bodies; nothing of one is read before its route asks. */
export const multipartBodies = fastifyPlugin(
  (app, _options, done) => {
    void app.register(multipart, { limits })
    done()
  },
  { name: 'multipart-bodies' },
)

/** A multipart body: its fields as those of a form, its files on disk until `dispose`. */
export interface ReadMultipart {
  readonly body: Record<string, unknown>
  readonly files: readonly UploadedFile[]
  readonly dispose: () => Promise<void>
}

let underway = 0

/**
 * Reads a multipart body. Files are streamed to a folder of this request, so that none is held in memory. Throws
 * `error.request.*` past a limit.
 */
export async function readMultipart(
  request: FastifyRequest,
  allowed: MultipartLimits | undefined,
): Promise<ReadMultipart> {
  if (underway >= mostAtOnce) {
    if (isFormNavigation(request)) await readFieldsAlone(request)
    throw new ShopError('error.request.tooMany', { seconds: 10 })
  }
  underway += 1
  const folder = await makeFolder().catch((error: unknown) => {
    underway -= 1
    throw error
  })
  const dispose = async () => {
    underway -= 1
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return { ...(await readParts(request, folder, allowed)), dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'bottega-upload-'))

/** The parser's error on a body without a boundary, with another one, or cut short has neither a code nor a status. */
function unreadable(error: unknown): Error {
  if (error instanceof Error && ('code' in error || error instanceof ShopError)) return error
  return new ShopError('error.request.malformed')
}

async function* partsOf(request: FastifyRequest, { megabytes, files }: MultipartLimits): AsyncGenerator<Multipart> {
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: megabytes * 2 ** 20, files } })) yield part
  } catch (error) {
    throw unreadable(error)
  }
}

async function* bytesOf(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    for await (const bytes of file) yield bytes
  } catch (error) {
    throw unreadable(error)
  }
}

const bodyOf = (fields: readonly [string, string][]) =>
  qs.parse(new URLSearchParams([...fields]).toString(), nesting) as Record<string, unknown>

/** Without scripts a refusal leads back to the form its fields name. Files are read to their end and thrown away. */
async function readFieldsAlone(request: FastifyRequest): Promise<void> {
  const fields: [string, string][] = []
  for await (const part of partsOf(request, { megabytes: uploadMegabytes, files: ofForms.files }))
    if (part.type === 'field') fields.push([part.fieldname, String(part.value)])
    else part.file.resume()
  request.body = bodyOf(fields)
}

async function readParts(
  request: FastifyRequest,
  folder: string,
  allowed: MultipartLimits | undefined,
): Promise<Omit<ReadMultipart, 'dispose'>> {
  const { megabytes, files: most } = allowed ?? ofForms
  const bytes = megabytes * 2 ** 20
  // Of forms the number and size of each file are bounded; a folder is bounded as a whole.
  let room = allowed === undefined ? Infinity : bytes
  const fields: [string, string][] = []
  const files: UploadedFile[] = []
  try {
    for await (const part of partsOf(request, { megabytes, files: most })) {
      if (part.type === 'field') {
        fields.push([part.fieldname, String(part.value)])
        continue
      }
      const path = join(folder, randomUUID())
      await pipeline(bytesOf(part.file), createWriteStream(path))
      const { size } = await stat(path)
      room -= size
      if (part.file.truncated || room < 0) throw new ShopError('error.request.fileTooLarge', { megabytes })
      // A form without scripts sends a part for a field in which no file was chosen.
      if (part.filename !== '' && size > 0) files.push({ part: part.fieldname, name: part.filename, path, size })
    }
  } catch (error) {
    // The fields that name the form stand before its files: without scripts the refusal leads back to it.
    request.body = bodyOf(fields)
    throw error
  }
  return { body: bodyOf(fields), files }
}
