import { expect, test } from 'vitest'
import { resolveConfig } from 'vite'
import { callsForTheBrowser } from './vite-calls.ts'

test.each([
  ['built pages know only the calls they make', 'build', true],
  ['pages being worked on know every call', 'serve', false],
] as const)('%s', async (_, command, leavesOut) => {
  const { plugins } = await resolveConfig({ configFile: false, plugins: [callsForTheBrowser()] }, command)
  expect(plugins.some(({ name }) => name === 'bottega:calls')).toBe(leavesOut)
})
