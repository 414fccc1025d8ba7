import { describe, expect, test } from 'vitest'
import { isLoopback, isPublic } from './addresses.ts'

describe('an address of the public internet', () => {
  test.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450::5'])(
    '%s is one',
    (address) => expect(isPublic(address)).toBe(true),
  )

  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.0.0.8', '192.0.2.1', '192.168.1.1', '198.18.0.1', '203.0.113.9', '224.0.0.1'],
    ...['240.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8'],
    ...['::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::a00:1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0'],
    ...['fec0::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '100::1'],
  ])('%s is none', (address) => expect(isPublic(address)).toBe(false))
})

test('this machine is known by its addresses', () => {
  for (const address of ['127.0.0.1', '127.9.9.9', '::1']) expect(isLoopback(address)).toBe(true)
  for (const address of ['10.0.0.1', '0.0.0.0', 'fe80::1', '2606:4700::1']) expect(isLoopback(address)).toBe(false)
})
