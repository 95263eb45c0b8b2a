import { languages } from '@bottega/rules/text/language.ts'
import { clientVersion } from '@bottega/contract/client.ts'
import { expect, test } from 'vitest'
import { version } from './version.ts'
import { versionInfo } from './version-info.ts'

test.each(languages)('says in %s what is new in the version it runs [program-1]', (language) => {
  const { lastVersion } = versionInfo(version, '/', language)
  expect(lastVersion.version).toBe(version)
  expect(lastVersion.description).not.toBe('')
})

test('the shop is the version that its requests name, and that the document has [program-60]', () => {
  expect(version).toBe('1.1.7')
  expect(clientVersion).toBe(version)
})

test('speaks Italian to a client that names no language of the shop', () => {
  expect(versionInfo(version, '/', 'fr')).toEqual(versionInfo(version, '/', 'it'))
})

test('a version without notes still has its number', () => {
  expect(versionInfo('9.9.9', '/{platform}', 'it')).toEqual({
    lastVersion: { version: '9.9.9', description: '' },
    url: '/{platform}',
  })
})
