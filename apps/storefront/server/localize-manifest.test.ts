import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtScripts, localizeManifest } from './localize-manifest.ts'

test('scripts with texts are named in the language, those without stay the same for all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-manifest-'))
  await mkdir(join(folder, 'assets'))
  for (const file of ['Home-1.de.js', 'Home-1.it.js', 'vendor-2.js']) await writeFile(join(folder, 'assets', file), '')
  const manifest = { entry: { imports: ['/assets/vendor-2.js'] }, routes: { home: { module: '/assets/Home-1.js' } } }
  expect(localizeManifest(manifest, builtScripts(folder), 'de')).toEqual({
    entry: { imports: ['/assets/vendor-2.js'] },
    routes: { home: { module: '/assets/Home-1.de.js' } },
  })
  await rm(folder, { recursive: true })
})
