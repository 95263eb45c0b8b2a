import type { Page } from 'playwright-core'

export const isArticleSearch = (url: URL) => url.pathname === '/ebsn/api/article/search'

/** Makes the lists the page loads from now on longer than the demo's, as its pager sees them; slower too when asked. */
export async function pretendPages(page: Page, totPages: number, delay = 0): Promise<void> {
  await page.route(isArticleSearch, async (route) => {
    const response = await route.fetch()
    const envelope = (await response.json()) as { data: { page: object } }
    const longer = { ...envelope, data: { ...envelope.data, page: { ...envelope.data.page, totPages } } }
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.fulfill({ response, json: longer })
  })
}
