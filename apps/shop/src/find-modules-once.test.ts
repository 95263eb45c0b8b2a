import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const hooks = new URL('./find-modules-once.ts', import.meta.url).href

/** Imports `main.js` of a folder, and prints what Node had to look for and what the module exports as `found`. */
const program = (main: string) => `
  import { registerHooks } from 'node:module'
  const asked = []
  registerHooks({ resolve: (specifier, context, next) => (asked.push(specifier), next(specifier, context)) })
  const { findModulesOnce } = await import(${JSON.stringify(hooks)})
  findModulesOnce()
  asked.length = 0
  const { found } = await import(${JSON.stringify(main)})
  console.log(JSON.stringify({ asked: asked.slice(1).toSorted(), found }))`

test('Node looks for the first module of a folder alone, and once for a package that ours import', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-modules-'))
  const files = {
    'package.json': '{ "type": "module" }',
    'node_modules/salt/package.json': '{ "name": "salt", "type": "module", "exports": "./salt.js" }',
    'node_modules/salt/salt.js': 'export const salt = 1',
    'apps/one/src/main.js': `import { a } from './a.js'\nimport { b } from './b.js'\nimport { c } from '../c/c.js'\nexport const found = [a, b, c]`,
    'apps/one/src/a.js': `import { salt } from 'salt'\nexport const a = salt`,
    'apps/one/src/b.js': `import { salt } from 'salt'\nexport const b = salt + 1`,
    'apps/one/c/package.json': '{ "type": "commonjs" }',
    'apps/one/c/c.js': 'exports.c = 3',
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const main = new URL(`file://${join(folder, 'apps/one/src/main.js')}`).href
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program(main)])
  expect(JSON.parse(stdout)).toEqual({ asked: ['../c/c.js', './a.js', 'salt'], found: [1, 2, 3] })
  await rm(folder, { recursive: true })
})

test('a module that is not there is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-modules-'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'main.js'), `import './here.js'\nimport './away.js'`)
  await writeFile(join(folder, 'here.js'), '')
  const main = new URL(`file://${join(folder, 'main.js')}`).href
  await expect(run(process.execPath, ['--input-type=module', '-e', program(main)])).rejects.toThrow('away.js')
  await rm(folder, { recursive: true })
})
