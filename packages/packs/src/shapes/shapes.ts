import * as bottles from './bottles.ts'
import type { Body } from './geometry.ts'
import type { Look } from './look.ts'
import * as open from './open.ts'
import * as rigid from './rigid.ts'
import * as soft from './soft.ts'

/** Every form a picture can have. */
export const shapes = { ...bottles, ...rigid, ...soft, ...open } satisfies Record<string, (look: Look) => Body>

export type ShapeName = keyof typeof shapes
