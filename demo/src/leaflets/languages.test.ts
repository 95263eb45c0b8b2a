import { expect, test } from 'vitest'
import { leafletPlan } from './leaflet-plan.ts'
import { issues } from './magazine-plan.ts'

test('whatever the pages of the demo’s leaflets and magazine say, they say in three languages', () => {
  const leaflets = leafletPlan('2026-11-21').flatMap(({ title, description, cover, pages }) => [
    title,
    description,
    cover.text,
    pages.map((page) => page.title),
  ])
  const magazine = issues.flatMap(({ title, description, articles }) => [
    title,
    description,
    articles.flatMap(({ title, text, link }) => [title, text, link?.text ?? title]),
  ])
  const paragraphsOf = (text = '') => text.split('\n\n')
  for (const { it, de, en } of [leaflets, magazine].flat(3)) {
    expect(new Set([it, de, en]).size, it).toBe(3)
    expect([paragraphsOf(de).length, paragraphsOf(en).length], it).toEqual([
      paragraphsOf(it).length,
      paragraphsOf(it).length,
    ])
  }
  expect(magazine.flat().length).toBeGreaterThan(15)
})
