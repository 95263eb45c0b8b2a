import { expect, test } from 'vitest'
import { version } from './version.ts'
import { versionInfo } from './version-info.ts'

test.each(['it', 'de', 'en'])('says in %s what the version it runs brings', (language) => {
  const { lastVersion } = versionInfo(version, '/', language)
  expect(lastVersion.version).toBe(version)
  expect(lastVersion.description).not.toBe('')
})

test('speaks Italian to whoever names no language of the shop', () => {
  expect(versionInfo(version, '/', 'fr')).toEqual(versionInfo(version, '/', 'it'))
})

test('a version without notes still has its number', () => {
  expect(versionInfo('9.9.9', '/{platform}', 'it')).toEqual({
    lastVersion: { version: '9.9.9', description: '' },
    url: '/{platform}',
  })
})
