import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as agreement from './card-agreement.ts'
import * as invite from './invite.ts'
import * as loyalty from './loyalty.ts'
import * as rewards from './rewards.ts'

export const loyaltyArea = area('loyalty', calls, { ...loyalty, ...agreement, ...rewards, ...invite })
