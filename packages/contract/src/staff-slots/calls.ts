import { call } from '../call.ts'
import type * as schemas from './staff-slots.ts'

const readers = ['shopkeeper', 'operator'] as const
const keepers = ['shopkeeper'] as const

export const slotCalendar = call<typeof schemas.slotCalendar>({
  method: 'GET',
  base: '/api',
  path: '/slots/calendar',
  access: 'backoffice',
  roles: readers,
  stores: 'own',
  effect: 'read',
})

export const slotChange = call<typeof schemas.slotChange>({
  method: 'POST',
  base: '/api',
  path: '/slots/change',
  access: 'backoffice',
  roles: keepers,
  effect: 'write',
})

export const slotDay = call<typeof schemas.slotDay>({
  method: 'GET',
  base: '/api',
  path: '/slots/day',
  access: 'backoffice',
  roles: readers,
  effect: 'read',
  audited: { action: 'read.orders' },
})

export const slotCloseDay = call<typeof schemas.slotCloseDay>({
  method: 'POST',
  base: '/api',
  path: '/slots/close-day',
  access: 'backoffice',
  roles: keepers,
  effect: 'write',
})

export const slotOpenDay = call<typeof schemas.slotOpenDay>({
  method: 'POST',
  base: '/api',
  path: '/slots/open-day',
  access: 'backoffice',
  roles: keepers,
  effect: 'write',
})

export const slotTemplates = call<typeof schemas.slotTemplates>({
  method: 'GET',
  base: '/api',
  path: '/slots/templates',
  access: 'backoffice',
  roles: readers,
  stores: 'own',
  effect: 'read',
})

export const slotTemplateChange = call<typeof schemas.slotTemplateChange>({
  method: 'POST',
  base: '/api',
  path: '/slots/template/change',
  access: 'backoffice',
  roles: keepers,
  effect: 'write',
})

export const slotTemplateAdd = call<typeof schemas.slotTemplateAdd>({
  method: 'POST',
  base: '/api',
  path: '/slots/template/add',
  access: 'backoffice',
  roles: keepers,
  effect: 'write',
})
