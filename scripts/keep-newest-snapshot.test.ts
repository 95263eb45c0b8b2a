import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepNewestSnapshot, shopsMeta, snapshotsIn } from './keep-newest-snapshot.ts'

test('of the schema one snapshot is stored, that of the last migration [database-400]', () => {
  const { entries } = JSON.parse(readFileSync(join(shopsMeta, '_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  expect(snapshotsIn(shopsMeta)).toEqual([`${entries.at(-1)?.tag.slice(0, 4) ?? ''}_snapshot.json`])
})

test('the snapshot of a new migration takes the place of those before it', () => {
  const meta = mkdtempSync(join(tmpdir(), 'bottega-meta-'))
  for (const file of ['_journal.json', '0002_snapshot.json', '0010_snapshot.json', '0011_snapshot.json'])
    writeFileSync(join(meta, file), '{}')
  keepNewestSnapshot(meta)
  expect(snapshotsIn(meta)).toEqual(['0011_snapshot.json'])
  rmSync(meta, { recursive: true })
})
