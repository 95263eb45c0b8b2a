import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { explainStartError } from './explain-start-error.ts'

const systemError = (fields: object) => Object.assign(new Error('refused by the system'), fields)

test.each([
  [{ code: 'EACCES', port: 80 }, 'The shop may not use port 80. Set PORT to one above 1023.'],
  [
    { code: 'EACCES', path: '/data/database' },
    'The shop may not use /data/database. Let its user read and write there, or set DATA_DIR to another folder.',
  ],
  [{ code: 'EADDRINUSE', port: 3000 }, 'Port 3000 is in use. Stop what listens there, or set PORT to another one.'],
  [
    { code: 'ECONNREFUSED', address: '10.0.0.7' },
    'The database at 10.0.0.7 does not answer. Check DATABASE_URL and that PostgreSQL runs.',
  ],
  [
    { code: 'ENOTFOUND', hostname: 'localhost' },
    'No machine of the name localhost was found. Check HOST, DATABASE_URL and the names the system knows.',
  ],
  [
    { code: '28000', message: 'role "negozio" does not exist' },
    'The database refuses: role "negozio" does not exist. Check DATABASE_URL.',
  ],
])('%j is said in a sentence to act on', (fields, sentence) => {
  expect(explainStartError(systemError(fields))).toBe(sentence)
  expect(explainStartError(new Error('around it', { cause: systemError(fields) }))).toBe(sentence)
})

test('an error that was not foreseen shows where it comes from', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bottega-start-'))
  try {
    const error = await writeFile(folder, '').catch((reason: unknown) => reason)
    expect(explainStartError(error)).toContain('EISDIR')
  } finally {
    await rm(folder, { recursive: true })
  }
})
