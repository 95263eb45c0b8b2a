import type { Marked } from './DietMark.tsx'
import { OwnMark } from './OwnMark.tsx'
import { SuitsSwitch } from './SuitsSwitch.tsx'

export const OwnPart = (marked: Marked) =>
  'shelf' in marked ? <SuitsSwitch shelf={marked.shelf} /> : <OwnMark productId={marked.productId} />
