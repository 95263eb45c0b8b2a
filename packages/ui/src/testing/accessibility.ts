import axe from 'axe-core'
import { expect } from 'vitest'
import { animationsEnd } from './animations-end.ts'

/** The message of a failure names the fault: a report that shortens lists still names it. */
const described = ({ html, failureSummary }: axe.NodeResult) => `${html} (${failureSummary ?? 'no reason given'})`

/** Fails with the rules of axe that the page breaks. A single component is no page: landmarks and headings are not asked for. */
export async function expectAccessible(): Promise<void> {
  await animationsEnd()
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  const broken = violations.map(({ id, nodes }) => `${id}: ${nodes.map(described).join(' ')}`)
  expect(broken, broken.join('\n')).toEqual([])
}
