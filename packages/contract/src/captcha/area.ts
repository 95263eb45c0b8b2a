import { area } from '../area.ts'
import * as calls from './calls.ts'
import * as schemas from './captcha.ts'

export const captchaArea = area('captcha', calls, schemas)
