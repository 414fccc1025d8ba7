import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { ublToCii } from '../../cii/convert.ts'
import { readReceived } from '../../read-any.ts'
import { validateSchema } from '../../schema/validate.ts'
import { read } from '../../xml/read.ts'
import { write } from '../../xml/write.ts'
import { fullInvoice } from '../fixtures.ts'
import { type Mutation, mutated } from '../mutations.ts'

/** Values that rules look for: amounts, codes and dates, right and nearly right. */
const values = [
  ...['', '0', '-0', '-1', '0.01', '100.00', '100.001', '1000000', '19', '0.19', '5.5'],
  ...['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M', 's'],
  ...['EUR', 'DKK', 'GBP', 'XXX', 'DE', 'DK', 'FR', 'GB', 'GR', 'ZZ', 'C62', 'KGM', 'HUR'],
  ...['380', '381', '384', '326', '389', '30', '48', '58', '59', '0088', '9930', 'VAT', 'FC'],
  ...['2026-11-21', '2026-02-30', '1999-01-01', 'true', 'false', 'DE123456789', 'text'],
]

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const changes: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('say' as const), place, text: fc.constantFrom(...values) }),
    fc.record({ kind: fc.constantFrom('remove' as const, 'double' as const), place, to: place }),
  ),
  { minLength: 1, maxLength: 3 },
)

/** Documents to begin with: our own in a syntax, and those of the runner's folder. */
export function seeds(syntax: 'ubl' | 'cii', folder?: string): Uint8Array[] {
  const own = syntax === 'cii' ? write(ublToCii(read(fullInvoice))) : fullInvoice
  const given = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith('.xml'))
  return [own, ...given.map((name) => readFileSync(join(folder ?? '', name)))]
}

/** The documents themselves, and then changed ones, as long as their form is still that of their syntax. */
export function* cases(from: readonly Uint8Array[], rounds: number, seed: number): Generator<Uint8Array> {
  yield* from
  const drawn = fc.sample(fc.tuple(fc.constantFrom(...from), changes), { numRuns: rounds, seed })
  for (const [bytes, change] of drawn) {
    const changed = change.reduce(mutated, bytes)
    if (isInForm(changed)) yield changed
  }
}

function isInForm(bytes: Uint8Array): boolean {
  try {
    return validateSchema(readReceived(bytes)).length === 0
  } catch {
    return false
  }
}
