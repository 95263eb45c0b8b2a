import { Outlet } from 'react-router'

/** Around the pages that speak of buying, so that none is drawn without its wording. */
export default function PurchaseLayout() {
  return <Outlet />
}
