import { execFile } from 'node:child_process'
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { codeAt } from '@bottega/api/staff/backoffice/totp.ts'
import { staffInvitationAccept, staffInvitationView, staffLogin } from '@bottega/contract/backoffice/calls.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { clientOf } from './at-the-counter.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)

/** A shop's own name and looks: nothing in it is called as the program is. */
export const ownShop = {
  name: 'Spesa Alta',
  brand: '#7a1f3d',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="#7a1f3d" d="M0 0h120v40z"/></svg>',
  icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#7a1f3d" d="M0 0h40v40z"/></svg>',
} as const

/** Gives the example the name and the looks of that shop. */
async function makeOwn(world: string): Promise<void> {
  for (const file of ['shop.yaml', 'stores/borgo.yaml']) {
    const text = await readFile(join(world, file), 'utf8')
    await writeFile(join(world, file), text.replaceAll('Bottega del Borgo', ownShop.name))
  }
  const setup = await readFile(join(world, 'shop.yaml'), 'utf8')
  const looks = `  logo: segno.svg\n  icon: icona.svg\n  colours: { brand: '${ownShop.brand}' }\n`
  await writeFile(join(world, 'shop.yaml'), setup.replace('  short_name: Borgo\n', `  short_name: Alta\n${looks}`))
  await writeFile(join(world, 'segno.svg'), ownShop.logo)
  await writeFile(join(world, 'icona.svg'), ownShop.icon)
}

/**
 * The world that `npm run shop -- init` writes, under another name and with more people who work there, imported into an
 * empty folder of data.
 */
export async function importExampleWorld(home: string, dataDir: string, staff: readonly object[]): Promise<void> {
  const world = join(home, 'world')
  await cp(join(root, 'apps/shop/src/world/example'), world, { recursive: true })
  await makeOwn(world)
  // JSON is YAML: one entry of the list a line.
  await appendFile(join(world, 'staff.yaml'), staff.map((one) => `  - ${JSON.stringify(one)}\n`).join(''))
  await importWorld(world, dataDir)
}

async function importWorld(world: string, dataDir: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'development', DEMO: 'false', DATA_DIR: dataDir }
  await run(process.execPath, ['apps/shop/src/cli.ts', 'import', 'world', world], { cwd: root, env })
}

/** Names the languages of that world in its file, and imports it again; nothing else may have the folder of data open. */
export async function importLanguages(home: string, dataDir: string, languages: readonly Language[]): Promise<void> {
  const file = join(home, 'world', 'shop.yaml')
  const setup = await readFile(file, 'utf8')
  await writeFile(
    file,
    setup.replace(/(?:\n  languages: .*)?\n  short_name:/, `\n  languages: [${languages.join(', ')}]\n  short_name:`),
  )
  await importWorld(join(home, 'world'), dataDir)
}

export interface StaffLogin {
  login: string
  password: string
}

/** Accepts an invitation by the token of its mail, and signs in. Answers the credential. */
export async function acceptAndSignIn(origin: string, token: string, { login, password }: StaffLogin): Promise<string> {
  const anonymous = clientOf(origin)
  const { data: invited } = await anonymous.call(staffInvitationView, { body: { token } })
  const otp = (at: number) => codeAt(invited.secret, new Date(at))
  await anonymous.call(staffInvitationAccept, { body: { token, password, otp: otp(Date.now()) } })
  // A code is good once: the next one, which clocks that differ may show already.
  const body = { backoffice_user: login, password, otp: otp(Date.now() + 30_000) }
  return (await anonymous.call(staffLogin, { body })).data.token
}

/** The payments in the file of the sandbox bank, in cents. */
export async function bankPayments(dataDir: string) {
  const text = await readFile(join(dataDir, 'bank.json'), 'utf8')
  return (
    JSON.parse(text) as {
      payments: { order: string; status: string; amount: number; captured: number; refunded: number }[]
    }
  ).payments
}
