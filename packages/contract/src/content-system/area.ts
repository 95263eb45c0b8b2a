import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as posts from './posts.ts'
import * as search from './search.ts'
import * as slides from './slides.ts'

export const contentSystemArea = area('content-system', calls, { ...posts, ...search, ...slides })
