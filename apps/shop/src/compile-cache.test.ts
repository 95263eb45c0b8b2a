import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const program = fileURLToPath(new URL('./cli.ts', import.meta.url))
const saysWhere =
  'data:text/javascript,import { getCompileCacheDir } from "node:module";process.on("exit", () => console.log(getCompileCacheDir(), process.env.NODE_COMPILE_CACHE))'

test('a command leaves what it compiled to the next one, and to the programs it starts', async () => {
  const { NODE_COMPILE_CACHE: _ofTests, ...env } = process.env
  const { stdout } = await run(process.execPath, ['--import', saysWhere, program, 'help'], { env })
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/\/apps\/shop\/\.cache\/node\/.+ .+\/apps\/shop\/\.cache\/node$/)
})
