import { expect, test } from 'vitest'
import { useWorldShop } from './testing/world-shop.ts'

const shop = useWorldShop()

const printed = () => shop.printed.join('\n').split('\n')

test('the example says all the law asks for, each with its source, and the officer it need not have is no fault [legal-13]', async () => {
  expect(await shop.run('check', shop.folder, '--law')).toBe(0)
  expect(printed().at(-1)).toBe('Nothing the law asks for is missing here.')
  expect(printed().filter((line) => line.startsWith('MISSING'))).toEqual([])
  expect(printed()).toContain('ok       Bottega del Borgo: where complaints go (Consumer code, art. 49(1)(d) and (g))')
  expect(printed()).toContain(
    'not said Bottega del Borgo: data protection officer, where one is appointed (Regulation (EU) 2016/679, art. 13(1)(b) and 37); shop.yaml seller.dpo',
  )
  for (const line of printed().filter((one) => /^(?:ok|not said) /.test(one))) expect(line).toMatch(/\(.*art\. \d+/)
})

test('products that do not say what the law asks for are counted, ten of them named, by duty and article [law-3]', async () => {
  await shop.edit('products.csv', (text) => {
    const [head = '', ...lines] = text.trimEnd().split('\n')
    const more = Array.from(
      { length: 12 },
      (_, number) => `BORGO-2${number};Riso;;;;pasta-riso-e-farine;;A;Riso;;;;;IT;Borgo;PAP 21`,
    )
    return [head, ...lines, ...more].join('\n')
  })
  expect(await shop.run('check', shop.folder, '--law')).toBe(0)
  const missing = printed().filter((line) => line.startsWith('MISSING'))
  expect(missing).toEqual([
    expect.stringMatching(
      /^MISSING {2}net quantity of foods in packs \(Regulation \(EU\) 1169\/2011, art\. 9.*\); 12 products: BORGO-20, .*BORGO-29, and 2 more$/,
    ),
  ])
  expect(printed()).toContain('ok       manufacturer of what is no food (Regulation (EU) 2023/988, art. 19)')
  expect(printed().at(-1)).toBe('Missing of what the law asks for: 1.')
})

test('a check without the flag says nothing of the law [legal-14]', async () => {
  expect(await shop.run('check', shop.folder)).toBe(0)
  expect(shop.printed.join('\n')).not.toContain('art. ')
})

test.each([
  ['complaints', /^ {6}complaints: .*\n/m, 'where complaints go'],
  ['ADR', /^ {6}adr: .*\n/m, 'body for settling disputes out of court (ADR)'],
  ['REA', /^ {6}register_number: .*\n/m, 'entry in the register of companies (REA)'],
  ['the form', / società cooperativa$/m, 'form of the company, in its name'],
  ['mail and PEC', /^ {6}(?:email|pec): .*\n/gm, 'address of mail or certified mail (PEC)'],
  ['every phone', /^ +phone: .*\n/gm, 'phone'],
])(
  'without %s that is named as missing, by its seller, and the folder is still right [legal-15]',
  async (_, what, named) => {
    await shop.edit('shop.yaml', (text) => text.replace(what, ''))
    expect(await shop.run('check', shop.folder, '--law')).toBe(0)
    const missing = printed().filter((line) => line.startsWith('MISSING'))
    expect(missing).toHaveLength(1)
    expect(missing[0]).toContain(`Bottega del Borgo: ${named} (`)
    expect(printed().at(-1)).toBe('Missing of what the law asks for: 1.')
  },
)

test('a cooperative without a seller is missing one, and so are the texts that would name it [legal-16]', async () => {
  await shop.edit('shop.yaml', (text) =>
    text.replace('cooperatives:\n', 'cooperatives:\n  - id: 2\n    key: monte\n    name: Monte\n'),
  )
  expect(await shop.run('check', shop.folder, '--law')).toBe(0)
  expect(
    printed()
      .filter((line) => line.startsWith('MISSING'))
      .map((line) => line.slice(9).split(' (')[0]),
  ).toEqual([
    'Monte: who sells',
    'terms of sale that name every seller',
    'privacy notice with a controller who can be reached',
  ])
})
