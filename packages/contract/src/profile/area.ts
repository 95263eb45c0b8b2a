import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as deletion from './deletion.ts'
import * as update from './profile-update.ts'
import * as profile from './profile.ts'

export const profileArea = area('profile', calls, { ...profile, ...deletion, ...update })
