import { beforeEach } from 'vitest'
import { noteTime } from './test-shop.ts'

// The time a test lets pass is its own: the next one begins where its file does.
beforeEach(() => noteTime())
