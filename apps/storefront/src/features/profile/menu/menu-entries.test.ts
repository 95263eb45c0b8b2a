import { anonymousUser } from '@bottega/contract/envelope.ts'
import { expect, test } from 'vitest'
import routes from '../../../routes.ts'
import { entriesFor, entryAt } from './menu-entries.ts'

const giulia = { ...anonymousUser, userId: 7, profile: { level: 1 } }

type Routes = readonly { path?: string | undefined; children?: Routes }[]
const pathsOf = (list: Routes): string[] =>
  list.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [`/${path}`]),
    ...pathsOf(children).map((below) => (path === undefined ? below : `/${path}${below}`)),
  ])

test('every entry of the menu leads to a page of its own [profile-1]', () => {
  const existing = pathsOf(routes)
  const linked = entriesFor(giulia, 'coop').map(({ path }) => path)
  expect(linked.filter((path) => !existing.includes(path.replace(/[?#].*/, '')))).toEqual([])
  expect(new Set(linked).size).toBe(linked.length)
})

test('what a site does not have is not in its menu', () => {
  const keys = (site: 'coop' | 'collect') => entriesFor(giulia, site).map(({ key }) => key)
  expect(keys('coop')).toContain('work')
  expect(keys('collect')).not.toContain('work')
})

test('payments due are listed for businesses alone', () => {
  const company = { ...giulia, crmUserSegments: [{ crmSegment: { crmSegmentId: 2 } }] }
  expect(entriesFor(company, 'coop').map(({ key }) => key)).toContain('dues')
  expect(entriesFor(giulia, 'coop').map(({ key }) => key)).not.toContain('dues')
})

test.each([
  ['/profile/orders', 'orders'],
  ['/profile/orders/7', 'orders'],
  ['/profile/ordersome', undefined],
  ['/profile/dashboard', undefined],
  ['/profile/order-refund-request', 'returns'],
  ['/profile/profile-updated', 'data'],
  ['/profile/profile-confirmed', 'data'],
  ['/profile/profile-update-error', 'data'],
  ['/profile/changepassword', 'security'],
])('%s belongs to the entry %s', (pathname, key) => {
  expect(entryAt(pathname, entriesFor(giulia, 'coop'))?.key).toBe(key)
})

test.each([
  ['/profile/documents', '', 'documents'],
  ['/profile/documents', '?kind=invoice', 'invoices'],
  ['/profile/documents', '?kind=invoice&year=2026', 'invoices'],
  ['/profile/documents', '?kind=receipt', 'documents'],
  ['/profile/payment-method', '', 'payment'],
])(
  '%s%s is the entry %s: invoices have one of their own, and so have the saved cards [profile-73]',
  (page, search, key) => {
    expect(entryAt(page, entriesFor(giulia, 'coop'), search)?.key).toBe(key)
  },
)

test('pages about benefits and money are listed from profile level 1 on, and no others wait for it [profile-23]', () => {
  const groups = (level: number) =>
    new Set(entriesFor({ ...giulia, profile: { level } }, 'coop').map(({ group }) => group))
  expect(groups(0)).toEqual(new Set(['shopping', 'data', 'account']))
  expect(groups(1)).toEqual(new Set(['shopping', 'benefits', 'money', 'data', 'account']))
})

test('the tiles and the menu are those of the document, and what else an account has [profile-40]', () => {
  const company = { ...giulia, crmUserSegments: [{ crmSegment: { crmSegmentId: 2 } }] }
  const listed = (isTile: boolean) => {
    const shown = entriesFor(company, 'coop').filter(({ onlyInMenu = false }) => isTile !== onlyInMenu)
    return [...Map.groupBy(shown, ({ group }) => group).values()].map((some) => some.map(({ key }) => key).join(' '))
  }
  expect(listed(true)).toEqual([
    'orders returns lists spending preferred',
    'benefits fidelity points donate invite gifts',
    'methods payment documents billing dues',
    'data food addresses work',
    'messages security',
  ])
  expect(listed(false)).toEqual([
    'standingOrders stockWishes household lastPurchase offer',
    'rewards requestedRewards coupons',
    'invoices',
    'consents persons',
    'news leave',
  ])
})
