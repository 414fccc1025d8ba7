import { expect, test } from 'vitest'
import { expiryOf, networkOf } from './rules.ts'

test('the network of an IPv4 address is the address; of an IPv6 one its 64 bits, however it is written', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  for (const address of ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2:3:4:5:6'])
    expect(networkOf(address)).toBe('2001:db8:1:2::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('a session lasts thirty days without use and ninety at most; a token lasts from when it was made', () => {
  const at = (days: number) => new Date(Date.UTC(2026, 0, 1 + days))
  expect([0, 10, 60, 61, 89, 200].map((days) => expiryOf('browser', at(0), at(days)))).toEqual(
    [30, 40, 90, 90, 90, 90].map(at),
  )
  expect(expiryOf('program', at(0), at(0))).toEqual(at(365))
})
