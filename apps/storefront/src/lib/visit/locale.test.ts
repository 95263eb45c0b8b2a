import { describe, expect, test } from 'vitest'
import { localeOf } from './locale.ts'

describe('the language of a request [visit-2]', () => {
  test.each([
    ['/', undefined, 'it'],
    ['/', 'a=b; lang=de', 'de'],
    ['/?lang=en', 'lang=de', 'en'],
    ['/?lang=fr', 'lang=de', 'de'],
    ['/?lang=fr', 'lang=klingon', 'it'],
    ['/', 'mylang=de', 'it'],
  ])('%s with cookie %s is %s', (path, cookies, locale) => {
    expect(localeOf(new URL(path, 'https://shop.test'), cookies)).toBe(locale)
  })

  test.each([
    ['/?lang=en', undefined, 'it'],
    ['/', 'lang=en', 'it'],
    ['/?lang=en', 'lang=de', 'de'],
    ['/?lang=de', 'lang=en', 'de'],
  ])('%s with cookie %s is %s where Italian and German are offered', (path, cookies, locale) => {
    expect(localeOf(new URL(path, 'https://shop.test'), cookies, ['it', 'de'])).toBe(locale)
  })
})
