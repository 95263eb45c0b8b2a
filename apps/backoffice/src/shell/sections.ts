import type { iconPaths } from '@bottega/ui/components/text/icon-paths.ts'
import { hasAnyRole, type StaffRole } from '@bottega/rules/people/roles.ts'
import type { SignedInStaff } from '../lib/signed-in-staff.ts'
import { paths } from '../paths.ts'
import type words from './words/it.json'

interface Section {
  key: keyof (typeof words)['sections']
  icon: keyof typeof iconPaths
  path: string
  roles: readonly StaffRole[]
  /** About all stores together, so that staff of some stores do not have it. */
  wholeGroup?: true
}

/** The navigation in its order: what is not finished is not in it. */
export const sections: readonly Section[] = [
  { key: 'today', icon: 'home', path: paths.today(), roles: ['shopkeeper', 'operator'] },
  { key: 'search', icon: 'search', path: paths.search(), roles: ['shopkeeper', 'operator'] },
  { key: 'orders', icon: 'cart', path: paths.orders(), roles: ['shopkeeper', 'operator'] },
  { key: 'picking', icon: 'bag', path: paths.picking(), roles: ['picker', 'operator'] },
  { key: 'slots', icon: 'calendar', path: paths.slots(), roles: ['shopkeeper', 'operator'] },
  { key: 'returns', icon: 'truck', path: paths.returns(), roles: ['shopkeeper', 'operator'] },
  { key: 'customers', icon: 'user', path: paths.customers(), roles: ['operator', 'shopkeeper'] },
  { key: 'vouchers', icon: 'tag', path: paths.vouchers(), roles: ['shopkeeper'], wholeGroup: true },
  { key: 'rewards', icon: 'star', path: paths.rewards(), roles: ['operator', 'shopkeeper'] },
  { key: 'offers', icon: 'heart', path: paths.offers(), roles: ['shopkeeper', 'operator'] },
  { key: 'content', icon: 'edit', path: paths.content(), roles: ['editor'], wholeGroup: true },
  { key: 'banners', icon: 'leaflet', path: paths.banners(), roles: ['editor', 'shopkeeper'], wholeGroup: true },
  { key: 'forms', icon: 'list', path: paths.formAnswers(), roles: ['editor', 'operator'], wholeGroup: true },
  { key: 'products', icon: 'grid', path: paths.products(), roles: ['shopkeeper'] },
  { key: 'promotions', icon: 'tag', path: paths.promotions(), roles: ['shopkeeper'] },
  { key: 'stock', icon: 'check', path: paths.stock(), roles: ['shopkeeper'] },
  { key: 'tills', icon: 'card', path: paths.tills(), roles: ['shopkeeper'] },
  { key: 'reports', icon: 'download', path: paths.reports(), roles: ['shopkeeper'] },
  { key: 'payments', icon: 'card', path: paths.payments(), roles: ['shopkeeper'], wholeGroup: true },
  { key: 'system', icon: 'info', path: paths.system(), roles: ['admin'], wholeGroup: true },
  { key: 'accounts', icon: 'lock', path: paths.staff(), roles: ['admin'] },
  { key: 'machineKeys', icon: 'store', path: paths.keys(), roles: ['admin'] },
  { key: 'audit', icon: 'clock', path: paths.log(), roles: ['admin'] },
]

/** Whether a staff member has the search over orders, customers and products. */
export const maySearch = (staff: Pick<SignedInStaff, 'roles' | 'wholeGroup'>) =>
  sectionsOf(staff).some(({ key }) => key === 'search')

export const sectionsOf = ({ roles, wholeGroup }: Pick<SignedInStaff, 'roles' | 'wholeGroup'>) =>
  sections.filter((section) => hasAnyRole(roles, section.roles) && (wholeGroup || section.wholeGroup !== true))
