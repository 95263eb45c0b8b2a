import axe from 'axe-core'
import { expect } from 'vitest'

/** Fails with the rules of axe that the page breaks. A single component is no page: landmarks and headings are not asked for. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}
