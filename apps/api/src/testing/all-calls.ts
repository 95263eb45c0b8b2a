import type { DescribedCall } from '@bottega/contract/area.ts'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'

export const nameOfCall = ({ name }: DescribedCall): string => name

/** For one test that makes every call many times. */
export const timeForAllCalls = atThisSpeed(240_000)
