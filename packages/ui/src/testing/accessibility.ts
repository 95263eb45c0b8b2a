import axe from 'axe-core'
import { expect } from 'vitest'

/** What is wrong stands in the message of a failure: a report that shortens lists still names it. */
const described = ({ html, failureSummary }: axe.NodeResult) => `${html} (${failureSummary ?? 'no reason given'})`

/**
 * Waits for the end of what has one: reduced motion makes a transition short, but until the next frame is drawn its
 * colours are still those of its beginning.
 */
async function transitionsEnd(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Fails with the rules of axe that the page breaks. A single component is no page: landmarks and headings are not asked for. */
export async function expectAccessible(): Promise<void> {
  await transitionsEnd()
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  const broken = violations.map(({ id, nodes }) => `${id}: ${nodes.map(described).join(' ')}`)
  expect(broken, broken.join('\n')).toEqual([])
}
