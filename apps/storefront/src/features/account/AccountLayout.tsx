import { Outlet } from 'react-router'

/** Around the pages of an account and of the staff, so that none is drawn without its wording. */
export default function AccountLayout() {
  return <Outlet />
}
