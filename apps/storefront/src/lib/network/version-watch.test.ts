import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { timing } from '../visit/application-configuration.ts'
import { updateAddress, versionWatch, type LatestVersion } from './version-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched(...versions: (string | undefined)[]) {
  const announced: LatestVersion[] = []
  let calls = 0
  const stop = versionWatch({
    running: '0.9.0',
    latest: () => {
      const version = versions[Math.min(calls, versions.length - 1)]
      calls += 1
      return Promise.resolve(version === undefined ? undefined : { version, description: '', url: '/' })
    },
    onNewer: (latest) => void announced.push(latest),
  })
  return { announced, stop, calls: () => calls }
}

describe('the watch over versions', () => {
  test('asks every 600000 milliseconds [network-3]', async () => {
    const { calls } = watched('0.9.0')
    expect(timing.versionCheckMs).toBe(600_000)
    await vi.advanceTimersByTimeAsync(1_799_999)
    expect(calls()).toBe(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls()).toBe(4)
  })

  test('tells of a newer version once, and asks no more [network-4]', async () => {
    const { announced, calls } = watched('0.9.0', '0.10.0')
    await vi.advanceTimersByTimeAsync(6_000_000)
    expect(announced.map(({ version }) => version)).toEqual(['0.10.0'])
    expect(calls()).toBe(2)
  })

  test.each(['0.8.9', '0.9', '0.9.0', '1.0-beta', 'v2', ''])(
    '%j is not newer than 0.9.0 [network-6]',
    async (version) => {
      const { announced } = watched(version)
      await vi.advanceTimersByTimeAsync(600_000)
      expect(announced).toEqual([])
    },
  )

  test('a shop that cannot be asked is asked again', async () => {
    const { announced } = watched(undefined, '1.0')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(announced).toHaveLength(1)
  })

  test('tells nothing after it was stopped', async () => {
    const { announced, stop } = watched('1.0')
    stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(announced).toEqual([])
  })
})

describe('the address of an update', () => {
  test.each([
    ['/?platform={platform}', '/?platform=web'],
    ['https://apps.example/{platform}/bottega', 'https://apps.example/web/bottega'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['http://apps.example', '/'],
  ])('%s leads to %s [network-5]', (url, address) => {
    expect(updateAddress({ url })).toBe(address)
  })

  test.each(['ios', 'android'])('in the app of %s is that of its kind [network-2]', (platform) => {
    vi.stubGlobal('bottegaShell', { platform, uuid: 'phone-1' })
    expect(updateAddress({ url: 'https://apps.example/{platform}/bottega' })).toBe(
      `https://apps.example/${platform}/bottega`,
    )
    vi.unstubAllGlobals()
  })
})
