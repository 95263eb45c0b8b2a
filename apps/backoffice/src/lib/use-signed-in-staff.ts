import { useRouteLoaderData } from 'react-router'
import type { SignedInStaff } from './signed-in-staff.ts'

/** The staff member of a page behind the login. */
export function useSignedInStaff(): SignedInStaff {
  const staff = useRouteLoaderData<SignedInStaff>('shell')
  if (staff === undefined) throw new Error('this page is not behind the login')
  return staff
}
