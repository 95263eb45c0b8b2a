import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../lib/testing/page-scene.tsx'
import SecurityPage from '../SecurityPage.tsx'

const own = { hasPassword: true, logins: [], email: 'anna@example.com', username: 'anna@example.com' }

test('on a tablet every button stands beside the words of its setting, at the right', async () => {
  await page.viewport(768, 900)
  await showPage(SecurityPage, { data: () => ({ enabled: false, own, providers: [] }) })
  const rightOf = (element: Element) => Math.round(element.getBoundingClientRect().right)
  const change = page.getByRole('link', { name: 'Cambia password' })
  await expect.element(change).toBeVisible()
  const others = page.getByRole('button', { name: /Cambia|Attiva/ }).elements()
  expect(others).toHaveLength(3)
  for (const button of others) expect(rightOf(button)).toBe(rightOf(change.element()))
})
