import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))

// npm leaves out the scripts of a package that nobody has judged, and without its own the pinned Node is not there.
test('every package that runs a script when it is installed is judged in allowScripts, and no other', () => {
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
  const { packages } = read('package-lock.json') as { packages: Record<string, { hasInstallScript?: boolean }> }
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.split('node_modules/').at(-1) ?? '')
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(running)].toSorted())
})
