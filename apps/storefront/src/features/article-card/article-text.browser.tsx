import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { ArticleText } from './ArticleText.tsx'

const questions = '<details><summary>Quando scadono i punti?</summary><p>Mai.</p></details>'

/** As the body of an article places its parts. */
const Page = () => (
  <div style={{ display: 'grid', justifyItems: 'start', width: 358 }}>
    <ArticleText html={questions} />
  </div>
)

test('a folded question is as wide as the text, however short it is', async () => {
  await page.viewport(390, 600)
  await showPage(Page, { data: () => ({}) })
  const question = page.getByText('Quando scadono i punti?')
  await expect.element(question).toBeVisible()
  expect(question.element().getBoundingClientRect().width).toBe(358)
})
