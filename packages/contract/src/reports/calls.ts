import { call } from '../call.ts'
import type * as schemas from './reports.ts'

/** The roles that see what was sold, with what went back and what is still open: those of the reconciliation. */
const roles = ['shopkeeper'] as const

export const reportView = call<typeof schemas.reportView>({
  method: 'GET',
  base: '/api',
  path: '/reports',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const reportFile = call<typeof schemas.reportFile>({
  method: 'GET',
  base: '/api',
  path: '/reports/file',
  shape: 'file',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const reportMonth = call<typeof schemas.reportMonth>({
  method: 'GET',
  base: '/api',
  path: '/reports/month',
  shape: 'file',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})
