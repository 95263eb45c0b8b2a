import { Outlet } from 'react-router'

/** Layout of the purchase pages, so that none is rendered without its texts. */
export default function PurchaseLayout() {
  return <Outlet />
}
