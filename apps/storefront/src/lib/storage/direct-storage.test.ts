import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
const files = globSync(
  ['apps/{storefront,backoffice}/{src,server}/**/*.{ts,tsx,html}', 'packages/*/src/**/*.{ts,tsx}'],
  {
    cwd: root,
  },
).filter((file) => !/\.(?:test|browser)\.tsx?$|\/testing\//.test(file))

test('only the safe storage touches that of the browser, and the scripts that run before any of ours [storage-303]', () => {
  expect(files.length).toBeGreaterThan(1000)
  const direct = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    return /(?:local|session)Storage/.test(text)
  })
  expect(direct.toSorted()).toEqual([
    'apps/storefront/src/lib/storage/EarlyScript.tsx',
    'apps/storefront/src/lib/storage/theme-script.ts',
    'packages/ui/src/safe-storage.ts',
  ])
})
