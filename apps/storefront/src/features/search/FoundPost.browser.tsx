import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../lib/testing/page-scene.tsx'
import { FoundPost } from './FoundPost.tsx'

type Post = Parameters<typeof FoundPost>[0]['post']

const Scene = ({ loaderData }: { loaderData: { post: Post } }) => <FoundPost post={loaderData.post} />

const recipe: Post = {
  id: 7,
  title: 'Torta di <i>pere</i>',
  url: '/ricette/torta-di-pere',
  type: 'post',
  subtype: 'recipe',
  excerpt: [
    { text: '…sbuccia le ', isFound: false },
    { text: 'pere', isFound: true },
    { text: ' <img src=x alt="danger">', isFound: false },
  ],
}

test('what was found says what it is and marks the words, and its texts are no markup', async () => {
  await showPage(Scene, { data: () => ({ post: recipe }) })
  await expect.element(page.getByText('Ricetta', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Torta di <i>pere</i>' })).toBeVisible()
  await expect.element(page.getByRole('mark')).toHaveTextContent('pere')
  await expect.element(page.getByText('<img src=x', { exact: false })).toBeVisible()
  expect(page.getByRole('img').elements()).toEqual([])
})
