import { forgetPerson } from './app-state.ts'
import { forgetPersonal } from '../storage/kept.ts'

/** A full page load: leaves nothing of this customer to the next person at the browser. (Safety, 19) */
export function startAnew(address: string): void {
  forgetPersonal()
  forgetPerson()
  window.location.assign(address)
}
