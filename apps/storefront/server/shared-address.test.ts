import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { isJoinedAddress } from './shared-address.ts'

const isJoined = (address: string) =>
  isJoinedAddress({ method: 'GET', headers: {} } as FastifyRequest, new URL(address, 'http://shop.example'))

test.each([
  ['/category/freschi', true],
  ['/category/freschi?sort=price', true],
  ['/search?q=latte&sort=discount', true],
  ['/category/freschi?preferred=true', false],
  ['/category/freschi?sort=usual', false],
  ['/search?q=latte&sort=usual', false],
])(
  '%s is joined from a page of many: %s, as it holds nothing of its reader’s purchases [catalogue-393]',
  (address, joined) => {
    expect(isJoined(address)).toBe(joined)
  },
)
