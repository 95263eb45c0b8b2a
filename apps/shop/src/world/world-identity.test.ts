import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contactOf } from '@bottega/api/places/identity/contact-of-shop.ts'
import { readIdentity } from '@bottega/api/places/identity/identity.service.ts'
import { expect, test } from 'vitest'
import { useWorldShop } from './testing/world-shop.ts'

const shop = useWorldShop()

test('what a shop calls itself comes from its file, is changed by it, and is written back as it stands [identity-5]', async () => {
  await shop.bringIn()
  const identity = async () => (await readIdentity(shop.database.db)).identity
  expect(await identity()).toMatchObject({ name: 'Bottega del Borgo', shortName: 'Borgo' })
  await shop.edit('shop.yaml', (text) =>
    text.replace('name: Bottega del Borgo\n  short', 'name: Bottega Nuova\n  short'),
  )
  await shop.bringIn()
  expect(await identity()).toMatchObject({ name: 'Bottega Nuova' })
  await shop.edit('shop.yaml', (text) =>
    text.replace('email: aiuto@', 'email: aiuto ').replace('complaints: reclami@', 'complaints: javascript:'),
  )
  expect(await shop.run('check', shop.folder)).toBe(1)
  expect(shop.printed.join('\n')).toContain('shop.email: takes a mail address')
  expect(shop.printed.join('\n')).toContain('seller.complaints: takes a mail address or an https address')
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40z"/></svg>\n'
const withLooks = (looks: string) => (text: string) =>
  text.replace('  short_name: Borgo\n', `  short_name: Borgo\n${looks}`)

test('the logo beside a shop’s file is taken, written back, and refused by its name where it does more than draw [identity-11]', async () => {
  await shop.edit('shop.yaml', withLooks('  logo: segno.svg\n'))
  expect(await shop.run('check', shop.folder)).toBe(1)
  expect(shop.printed.join('\n')).toContain('shop.logo: names segno.svg, which is not in this folder')

  await writeFile(join(shop.folder, 'segno.svg'), drawing.replace('<path', '<path onclick="x()"'))
  expect(await shop.run('check', shop.folder)).toBe(1)
  expect(shop.printed.join('\n')).toContain('segno.svg: has onclick="x()" at <path>: a logo has no scripts')

  await writeFile(join(shop.folder, 'segno.svg'), drawing)
  await shop.bringIn()
  const { logo } = (await readIdentity(shop.database.db)).identity
  expect(logo).toMatchObject({ file: 'segno.svg', svg: drawing, width: 120, height: 40 })
  const copy = join(shop.folder, '../copy')
  expect(await shop.run('export', copy)).toBe(0)
  expect(await readFile(join(copy, 'segno.svg'), 'utf8')).toBe(drawing)
  expect(await readFile(join(copy, 'shop.yaml'), 'utf8')).toContain('logo: segno.svg')
  expect(await shop.run('export', shop.folder)).toBe(0)
  expect(shop.printed.join('\n')).not.toContain('segno.svg')
})

test('the icon beside it is taken and written back, and has to be as high as it is wide [identity-20]', async () => {
  await shop.edit('shop.yaml', withLooks('  icon: icona.svg\n'))
  await writeFile(join(shop.folder, 'icona.svg'), drawing)
  expect(await shop.run('check', shop.folder)).toBe(1)
  expect(shop.printed.join('\n')).toContain('icona.svg: is not as high as it is wide')
  const square = drawing.replace('0 0 120 40', '0 0 40 40')
  await writeFile(join(shop.folder, 'icona.svg'), square)
  await shop.bringIn()
  expect((await readIdentity(shop.database.db)).identity.icon).toMatchObject({ file: 'icona.svg', svg: square })
  const copy = join(shop.folder, '../copy-with-icon')
  expect(await shop.run('export', copy)).toBe(0)
  expect(await readFile(join(copy, 'icona.svg'), 'utf8')).toBe(square)
})

test('the languages of a shop are taken from its file and written back; Italian is one of them, and none stands twice [identity-21]', async () => {
  await shop.edit('shop.yaml', withLooks('  languages: [de, en]\n'))
  expect(await shop.run('check', shop.folder)).toBe(1)
  expect(shop.printed.join('\n')).toContain('shop.languages: has no it: Italian stands in for texts that have no other')
  await shop.edit('shop.yaml', (text) => text.replace('[de, en]', '[it, it]'))
  expect(await shop.run('check', shop.folder)).toBe(1)
  expect(shop.printed.join('\n')).toContain('shop.languages: names a language twice')
  await shop.edit('shop.yaml', (text) => text.replace('[it, it]', '[de, it]'))
  await shop.bringIn()
  expect((await readIdentity(shop.database.db)).identity.languages).toEqual(['it', 'de'])
  expect(await shop.run('export', shop.folder)).toBe(0)
  expect(shop.printed.join('\n')).not.toContain('shop.yaml')
})

test('the colours of a shop are taken from its file, and refused with their contrast [identity-12]', async () => {
  await shop.edit('shop.yaml', withLooks("  colours: { brand: '#F0B000' }\n"))
  expect(await shop.run('check', shop.folder)).toBe(1)
  expect(shop.printed.join('\n')).toMatch(
    /^shop\.yaml:\d+ shop\.colours\.brand: #f0b000 has a contrast of 1\.92:1 with white letters on it; it takes 4\.5:1 at least$/m,
  )
  await shop.edit('shop.yaml', (text) => text.replace("brand: '#F0B000'", "brand: '#7A1F3D', dark: '#4d1226'"))
  await shop.bringIn()
  expect((await readIdentity(shop.database.db)).identity.colours).toEqual({ brand: '#7a1f3d', dark: '#4d1226' })
})

test('phone and hours of the shop’s file stand in the place of those of the settings [identity-13]', async () => {
  const settings = {
    TOLL_FREE_NUMBER: '800 000 000',
    CONTACT_HOURS: [{ from: 1, to: 6, begin: '08:00', end: '20:00' }],
  }
  const contact = async () => contactOf(settings, (await readIdentity(shop.database.db)).identity)
  await shop.bringIn()
  expect(await contact()).toEqual({
    phone: '02 1234567',
    hours: [
      { from: 1, to: 5, begin: '08:00', end: '20:00' },
      { from: 6, to: 6, begin: '09:00', end: '13:00' },
    ],
  })
  expect(await shop.run('export', shop.folder)).toBe(0)
  expect(shop.printed.join('\n')).not.toContain('shop.yaml')
  await shop.edit('shop.yaml', (text) => text.replace('  hours: 1-5 8:00-20:00, 6 9:00-13:00\n', ''))
  await shop.bringIn()
  expect(await contact()).toEqual({ phone: '02 1234567', hours: [] })
  await shop.edit('shop.yaml', (text) => text.replace('  phone: 02 1234567\n  email: aiuto', '  email: aiuto'))
  await shop.bringIn()
  expect(await contact()).toEqual({ phone: '800 000 000', hours: settings.CONTACT_HOURS })
  await shop.edit('shop.yaml', (text) => text.replace('  email: aiuto', '  hours: from 8 to 20\n  email: aiuto'))
  expect(await shop.run('check', shop.folder)).toBe(1)
  expect(shop.printed.join('\n')).toContain('shop.hours: takes weekdays from 1 Monday to 7 Sunday')
})
