import { BlockList, isIPv6 } from 'node:net'

const listOf = (type: 'ipv4' | 'ipv6', subnets: readonly (readonly [string, number])[]): BlockList => {
  const list = new BlockList()
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, type)
  return list
}

/** IANA's special-purpose registry: nothing there is a server of the public internet. */
const specialIPv4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])
const globalIPv6 = listOf('ipv6', [['2000::', 3]])
/** Inside the global range, but tunnels that carry an IPv4 address, protocol assignments and documentation. */
const specialIPv6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
])
const loopback = listOf('ipv4', [['127.0.0.0', 8]])
loopback.addAddress('::1', 'ipv6')

/** A zone (`fe80::1%eth0`) only ever names a link, which is not public either. */
const typeOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether an IP address belongs to a server of the public internet. IPv4 inside IPv6 does not. */
export const isPublic = (address: string): boolean =>
  typeOf(address) === 'ipv4'
    ? !specialIPv4.check(address, 'ipv4')
    : !address.includes('%') && globalIPv6.check(address, 'ipv6') && !specialIPv6.check(address, 'ipv6')

/** Whether it is this machine. */
export const isLoopback = (address: string): boolean =>
  !address.includes('%') && loopback.check(address, typeOf(address))
