import { getOutside } from '../../../platform/outbound/index.ts'

/** A range has a thousand lines or two of some forty bytes, padding included. */
const maxRangeBytes = 500_000

/** Milliseconds that somebody who chooses a password waits for others. */
const rangeTimeoutMs = 3000

/** Hex digits that are told: as many as a million hashes share with each other. */
const prefixLength = 5

/**
 * Whether a service of ranges has this hash (k-anonymity): it is told the first digits alone, and padding hides from whoever
 * looks on how long the answer is.
 *
 * @param digest in hex, upper case
 * @throws NotFetched where the service does not answer
 */
export async function isInRange(address: string, digest: string, loopback: boolean): Promise<boolean> {
  const { bytes } = await getOutside(`${address}${digest.slice(0, prefixLength)}`, {
    ...{ size: maxRangeBytes, time: rangeTimeoutMs, loopback, redirects: 0, accept: 'text/plain' },
    headers: { 'add-padding': 'true' },
  })
  const wanted = digest.slice(prefixLength)
  return Buffer.from(bytes)
    .toString('latin1')
    .split('\n')
    .some((line) => {
      const [rest = '', count] = line.trimEnd().split(':')
      // Padding has a count of 0.
      return rest.toUpperCase() === wanted && Number(count) > 0
    })
}
