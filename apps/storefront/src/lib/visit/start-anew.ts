import { forgetPerson } from './app-state.ts'
import { forgetPersonal } from '../storage/kept.ts'

/** A page loaded anew: nothing of the person who was here is left to whoever comes next. (Safety, 19) */
export function startAnew(address: string): void {
  forgetPersonal()
  forgetPerson()
  window.location.assign(address)
}
