export const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs

/** How long each kind of token is good, in milliseconds; a browser's session without being used. */
const lifetimesMs = { browser: 30 * dayMs, app: 10 * minuteMs, program: 365 * dayMs } as const

/** How long a browser's session lives at most, however much it is used (docs/decisions/0130). */
const browserAtMostMs = 90 * dayMs

/** When a token ends that began then and is used now. */
export function expiryOf(kind: keyof typeof lifetimesMs, began: Date, now: Date): Date {
  const unused = now.getTime() + lifetimesMs[kind]
  return new Date(kind === 'browser' ? Math.min(unused, began.getTime() + browserAtMostMs) : unused)
}

/** So many wrong passwords, within so many milliseconds. */
export interface Budget {
  readonly tries: number
  readonly window: number
}

/**
 * How many wrong passwords are answered. Who knows a person's name can use up what strangers have, of one network or of
 * all together, and never what a device has on which that person signed in before.
 */
export const budgets = {
  /** For a name, from a device on which its person signed in before. */
  knownDevice: { tries: 10, window: 15 * minuteMs },
  /** For a name, from one network. */
  nameInNetwork: { tries: 10, window: 15 * minuteMs },
  /** For a name, from all networks together (NIST SP 800-63B-4, 3.2.2: 100 at most). */
  name: { tries: 50, window: 60 * minuteMs },
  /** For all names, from one network. */
  network: { tries: 30, window: 15 * minuteMs },
} as const satisfies Readonly<Record<string, Budget>>

/** The network of an address: an IPv6 subscriber has 64 bits of addresses to change among. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [before = '', after] = address.split('%', 1)[0]!.split('::', 2)
  const parts = before.split(':').filter((part) => part !== '')
  const rest = after === undefined ? [] : after.split(':').filter((part) => part !== '')
  const filled = [...parts, ...Array<string>(Math.max(0, 8 - parts.length - rest.length)).fill('0'), ...rest]
  return `${filled
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}
