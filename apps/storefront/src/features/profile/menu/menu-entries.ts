import type { UserView } from '@bottega/contract/envelope.ts'
import type { ProfileSummaryView } from '@bottega/contract/profile/profile.ts'
import { crmSegment, minProfileLevel } from '@bottega/rules/people/account.ts'
import type { IconName } from '@bottega/ui/components/text/icon-paths.ts'
import { isOnSite } from '../../../lib/visit/site-routes.ts'
import type { Site } from '../../../lib/visit/site.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { windowText } from '../../../lib/words/shop-day.ts'
import type { translatorOf } from '../../../lib/words/words.ts'
import { paths } from '../../../paths.ts'

/** The order in which the menu shows its groups. */
export const menuGroups = ['shopping', 'benefits', 'money', 'data', 'account'] as const

type MenuGroup = (typeof menuGroups)[number]

/**
 * The pages of these groups are trusted to a confirmed profile only. (Account and after-sales, section 9; decision
 * 0320)
 */
const confirmedOnly: ReadonlySet<MenuGroup> = new Set(['benefits', 'money'])

/** The words below `tile`, with which the figure of a tile is written. */
type TileTexts = ReturnType<typeof translatorOf<'board', 'tile'>>
type Figure = (summary: ProfileSummaryView, t: TileTexts, locale: Language) => string

interface MenuEntry {
  /** The key of its words below `menu`. */
  readonly key: string
  readonly group: MenuGroup
  readonly path: string
  /** Pages of the same matter at addresses of their own. */
  readonly also?: readonly string[]
  readonly icon: IconName
  /** The figure its tile tells; a tile without one has its name alone. */
  readonly figure?: Figure
  /** The menu lists it, the dashboard has no tile for it. */
  readonly onlyInMenu?: true
  /**
   * True for a customer who sees it; without it every customer does. The sites that have the page stand in
   * `site-routes.ts`.
   */
  readonly seenBy?: (user: UserView) => boolean
}

const businessSegments: ReadonlySet<number> = new Set([crmSegment.company, crmSegment.soleProprietor])

/** Only businesses buy on account. */
const isBusiness = ({ crmUserSegments }: UserView) =>
  crmUserSegments.some(({ crmSegment: { crmSegmentId } }) => businessSegments.has(crmSegmentId))

/**
 * The pages of the profile, as the menu and the tiles of the dashboard list them; a page stands here from the day it
 * works. (Account and after-sales, section 2)
 */
const entries = [
  {
    key: 'orders',
    group: 'shopping',
    path: paths.orders(),
    icon: 'bag',
    figure: ({ orders, nextOrder }, t, locale) =>
      nextOrder === undefined
        ? t('orders', { count: orders })
        : `${nextOrder.status.name} · ${windowText(nextOrder.deliveryDate, nextOrder, locale)}`,
  },
  {
    key: 'returns',
    group: 'shopping',
    path: paths.orderRefunds(),
    also: ['/profile/order-refund-request'],
    icon: 'truck',
  },
  {
    key: 'lists',
    group: 'shopping',
    path: paths.lists(),
    icon: 'list',
    figure: ({ lists }, t) => t('lists', { count: lists }),
  },
  {
    key: 'standingOrders',
    group: 'shopping',
    path: '/profile/standing-orders',
    icon: 'calendar',
    onlyInMenu: true,
  },
  { key: 'stockWishes', group: 'shopping', path: '/profile/stock-wishes', icon: 'check', onlyInMenu: true },
  { key: 'household', group: 'shopping', path: '/profile/household', icon: 'user', onlyInMenu: true },
  { key: 'spending', group: 'shopping', path: paths.spending(), icon: 'calendar' },
  { key: 'preferred', group: 'shopping', path: paths.preferred(), icon: 'heart' },
  { key: 'lastPurchase', group: 'shopping', path: paths.lastPurchase(), icon: 'cart', onlyInMenu: true },
  { key: 'offer', group: 'shopping', path: paths.createOffer(), icon: 'edit', onlyInMenu: true },
  { key: 'benefits', group: 'benefits', path: paths.benefits(), icon: 'star' },
  {
    key: 'fidelity',
    group: 'benefits',
    path: paths.fidelity(),
    icon: 'card',
    figure: ({ cards }, t) => t('fidelity', { count: cards }),
  },
  {
    key: 'points',
    group: 'benefits',
    path: paths.points(),
    icon: 'plus',
    figure: ({ points }, t) => t('points', { count: points }),
  },
  { key: 'rewards', group: 'benefits', path: paths.rewardsCart(), icon: 'bag', onlyInMenu: true },
  { key: 'requestedRewards', group: 'benefits', path: paths.requestedRewards(), icon: 'check', onlyInMenu: true },
  { key: 'donate', group: 'benefits', path: paths.donate(), icon: 'heart' },
  { key: 'invite', group: 'benefits', path: paths.invite(), icon: 'user' },
  {
    key: 'gifts',
    group: 'benefits',
    path: paths.gifts(),
    icon: 'tag',
    figure: ({ vouchers }, t) => t('gifts', { count: vouchers }),
  },
  { key: 'coupons', group: 'benefits', path: paths.coupons(), icon: 'tag', onlyInMenu: true },
  { key: 'methods', group: 'money', path: `${paths.paymentMethods()}#methods`, icon: 'bag' },
  {
    key: 'payment',
    group: 'money',
    path: paths.paymentMethods(),
    icon: 'card',
    figure: ({ payments }, t) => t('payment', { count: payments }),
  },
  { key: 'invoices', group: 'money', path: paths.documents({ kind: 'invoice' }), icon: 'download', onlyInMenu: true },
  { key: 'documents', group: 'money', path: paths.documents(), icon: 'download' },
  { key: 'billing', group: 'money', path: paths.invoiceData(), icon: 'edit' },
  { key: 'dues', group: 'money', path: paths.paymentsDue(), icon: 'calendar', seenBy: isBusiness },
  {
    key: 'data',
    group: 'data',
    path: paths.profileUpdate(),
    also: [paths.profileUpdated(), '/profile/profile-update-error', '/profile/profile-confirmed'],
    icon: 'user',
  },
  { key: 'food', group: 'data', path: paths.foodProfile(), icon: 'filter' },
  { key: 'consents', group: 'data', path: paths.consents(), icon: 'check', onlyInMenu: true },
  { key: 'persons', group: 'data', path: paths.persons(), icon: 'user', onlyInMenu: true },
  {
    key: 'addresses',
    group: 'data',
    path: paths.addresses(),
    icon: 'pin',
    figure: ({ addresses }, t) => t('addresses', { count: addresses }),
  },
  { key: 'work', group: 'data', path: paths.shopAtWork(), icon: 'store' },
  { key: 'messages', group: 'account', path: paths.messages(), icon: 'info' },
  { key: 'news', group: 'account', path: paths.profileNews(), icon: 'info', onlyInMenu: true },
  {
    key: 'security',
    group: 'account',
    path: paths.security(),
    also: [paths.changePassword()],
    icon: 'lock',
  },
  { key: 'leave', group: 'account', path: paths.deleteAccount(), icon: 'trash', onlyInMenu: true },
] as const satisfies readonly MenuEntry[]

type ShownEntry = MenuEntry & Pick<(typeof entries)[number], 'key'>

/** The entries this customer finds on this site. */
export function entriesFor(user: UserView, site: Site): readonly ShownEntry[] {
  const confirmed = user.profile.level >= minProfileLevel
  return entries.filter(
    (entry: MenuEntry) =>
      isOnSite(entry.path, site) && (confirmed || !confirmedOnly.has(entry.group)) && entry.seenBy?.(user) !== false,
  )
}

/** Whether the query asked for has all that an entry names, as an entry of one kind of documents does. */
function hasQuery(search: string, named: string): boolean {
  const asked = new URLSearchParams(search)
  return [...new URLSearchParams(named)].every(([key, value]) => asked.get(key) === value)
}

/** The entry a page belongs to: its own path or the beginning of it. A part of a page has none of its own. */
export function entryAt(pathname: string, shown: readonly ShownEntry[], search = ''): ShownEntry | undefined {
  return shown.find(({ path, also = [] }) => {
    const [page = '', named = ''] = path.split('?')
    const isHere = pathname === page || pathname.startsWith(`${page}/`) || also.includes(pathname)
    return isHere && hasQuery(search, named)
  })
}
