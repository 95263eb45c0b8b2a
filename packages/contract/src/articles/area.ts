import { area } from '../area.ts'
import * as schemas from './articles.ts'
import * as calls from './calls.ts'
import * as help from './help.ts'

export const articlesArea = area('articles', calls, { ...schemas, ...help })
