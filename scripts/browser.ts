import { existsSync } from 'node:fs'
import { run } from './run.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]
const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Places of a Chromium on this machine; `CHROMIUM` says so for unusual places. */
export function findBrowser(): string | undefined {
  return [process.env['CHROMIUM'] ?? '', ...places].find((place) => place !== '' && existsSync(place))
}

/** Finds a Chromium, installs Debian's where that is allowed, or says which command does. */
export async function ensureBrowser(): Promise<string | undefined> {
  const found = findBrowser()
  if (found !== undefined) return found
  if (canInstall()) {
    console.log('No browser on this machine: installing Debian’s chromium.')
    await run('apt-get', 'update', '-qq')
    await run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
    return findBrowser()
  }
  console.error(
    'The components and journeys need Chromium: run "sudo apt-get install chromium", or set CHROMIUM to its path.',
  )
  return undefined
}
