import { Outlet } from 'react-router'

/** Layout of the account and staff pages, so that none is rendered without its texts. */
export default function AccountLayout() {
  return <Outlet />
}
