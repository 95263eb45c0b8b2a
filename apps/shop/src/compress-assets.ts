import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` beside every file of the built pages that gets smaller by it, at the best ratio: it is done once and sent often.
 */
export async function compressAssets(folder: string): Promise<void> {
  for await (const file of glob('**/*.{js,css,svg,json,txt,wasm}', { cwd: folder })) {
    const path = join(folder, file)
    const text = await readFile(path)
    await writeFile(`${path}.br`, await brotli(text))
    await writeFile(`${path}.gz`, await gzipped(text, { level: 9 }))
  }
}
