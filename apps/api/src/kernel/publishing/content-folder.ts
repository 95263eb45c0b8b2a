import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { LoadedFile } from './content-kind.ts'

/** Files of one content folder; more is a mistake, such as a home folder. */
export const mostFiles = 20_000
/** Bytes of one file: a leaflet of 40 pages has 20 MB. */
const largestFile = 60 * 1024 * 1024

/** A folder that cannot be read as content; the message is for the editor. */
export class ContentFolderError extends Error {
  override readonly name = 'ContentFolderError'
}

/** All files below a folder in the order of their paths; what begins with a dot is left out. */
export async function readContentFolder(folder: string): Promise<LoadedFile[]> {
  const paths = (await pathsBelow(folder)).sort((one, other) => (one < other ? -1 : 1))
  const files: LoadedFile[] = []
  for (const path of paths) files.push(await loadFile(folder, path))
  return files
}

async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new ContentFolderError(`The folder ${folder} cannot be read: ${error.code ?? error.message}`)
    },
  )
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
  if (paths.length > mostFiles)
    throw new ContentFolderError(`${folder} holds ${paths.length} files; a content folder has at most ${mostFiles}.`)
  return paths
}

async function loadFile(folder: string, path: string): Promise<LoadedFile> {
  const whole = join(folder, path)
  const { size } = await stat(whole)
  if (size > largestFile)
    throw new ContentFolderError(
      `${path} has ${Math.round(size / 2 ** 20)} MB; at most ${largestFile / 2 ** 20} are taken.`,
    )
  const content = await readFile(whole)
  return { path, content, hash: hashOf(content) }
}

export const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')
