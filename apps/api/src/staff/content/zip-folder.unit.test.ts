import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesOfZip } from './zip-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bottega-zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A zip with one file of so many letters, which are packed to next to nothing. */
async function zipOf(name: string, letters: number): Promise<string> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  await writer.add('pages/home.yaml', new TextReader('x'.repeat(letters)))
  const path = join(folder, name)
  await writeFile(path, await writer.close())
  return path
}

test('the zips of one upload share its room, counted unpacked', async () => {
  const room = { bytes: 250_000, files: 5 }
  const [first, second] = [await zipOf('first.zip', 200_000), await zipOf('second.zip', 200_000)]
  expect(await filesOfZip(first, 'first.zip', room)).toMatchObject([{ path: 'pages/home.yaml' }])
  expect(room).toEqual({ bytes: 50_000, files: 4 })
  await expect(filesOfZip(second, 'second.zip', room)).rejects.toMatchObject({ code: 'error.content.tooMuch' })
})

test('and the number of its files', async () => {
  const room = { bytes: 1000, files: 0 }
  const one = filesOfZip(await zipOf('one.zip', 10), 'one.zip', room)
  await expect(one).rejects.toMatchObject({ code: 'error.content.tooMuch' })
})
