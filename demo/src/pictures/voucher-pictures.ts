/** A voucher of the demo as a picture: a ticket with its stub, one colour, and what stands on it in white. */
export const voucherPictures = {
  // A shop under its awning.
  'voucher-welcome': { colour: '#1e6b45', drawing: 'M58 66h76l8 24H50Zm0 30h76v40H104v-24H86v24H58Z' },
  // An apple with its leaf.
  'voucher-fruit': {
    colour: '#5f8f2f',
    drawing:
      'M96 78c14-12 40-8 40 20 0 24-16 42-28 42-6 0-8-3-12-3s-6 3-12 3c-12 0-28-18-28-42 0-28 26-32 40-20Zm2-8c0-14 8-22 22-24 0 14-8 22-22 24Z',
  },
  // An hourglass.
  'voucher-scarce': {
    colour: '#b3541e',
    drawing: 'M64 54h64v10c0 16-10 24-22 32 12 8 22 16 22 32v10H64v-10c0-16 10-24 22-32-12-8-22-16-22-32Z',
  },
  // The sun.
  'voucher-summer': {
    colour: '#c08a12',
    drawing:
      'M96 70a26 26 0 1 0 .1 0ZM92 46h8v16h-8Zm0 84h8v16h-8ZM46 92h16v8H46Zm84 0h16v8h-16ZM58 63l6-6 11 11-6 6Zm59 59 6-6 11 11-6 6ZM117 68l11-11 6 6-11 11Zm-59 59 11-11 6 6-11 11Z',
  },
  // A heart.
  'voucher-thanks': {
    colour: '#a8324a',
    drawing: 'M96 138C66 116 54 100 54 82c0-26 32-32 42-10 10-22 42-16 42 10 0 18-12 34-42 56Z',
  },
  // A paw.
  'voucher-cat': {
    colour: '#6b4a86',
    drawing:
      'M96 92c18 0 32 18 32 32 0 14-16 14-32 10-16 4-32 4-32-10 0-14 14-32 32-32ZM66 80a10 13 0 1 0 .1 0ZM126 80a10 13 0 1 0 .1 0ZM84 54a10 14 0 1 0 .1 0ZM108 54a10 14 0 1 0 .1 0Z',
  },
  // A present.
  'voucher-invite': {
    colour: '#0f6f78',
    drawing:
      'M56 76h36v18H56Zm44 0h36v18h-36ZM60 100h32v40H60Zm40 0h32v40h-32ZM94 70c-26 4-32-8-26-16s22-2 26 16Zm4 0c26 4 32-8 26-16s-22-2-26 16Z',
  },
  // A star.
  'voucher-member': { colour: '#2b5f8f', drawing: 'm96 48 14 31 34 4-25 23 7 34-30-17-30 17 7-34-25-23 34-4Z' },
} as const

export type VoucherPictureName = keyof typeof voucherPictures

export function isVoucherPictureName(name: string): name is VoucherPictureName {
  return Object.hasOwn(voucherPictures, name)
}
