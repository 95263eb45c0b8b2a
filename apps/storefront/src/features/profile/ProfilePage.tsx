import { redirect } from 'react-router'
import { paths } from '../../paths.ts'

/** The profile begins with its dashboard. */
export const loader = () => redirect(paths.profile())

export default function ProfilePage() {
  return null
}
