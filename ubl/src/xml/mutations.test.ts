import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullInvoice } from '../testing/fixtures.ts'
import { read } from './read.ts'
import { Refusal } from './refusal.ts'
import { write } from './write.ts'

/** A sample in `npm test`; `npm run soak -- documents` runs 10,000. */
const runs = Number(process.env['KONTOR_ROUNDS'] ?? 500)

describe('mutations of a document', () => {
  const mutation = fc.oneof(
    fc.record({ kind: fc.constant('flip' as const), at: fc.nat(fullInvoice.length - 1), byte: fc.nat(255) }),
    fc.record({ kind: fc.constant('cut' as const), at: fc.nat(fullInvoice.length - 1), length: fc.nat(400) }),
    fc.record({ kind: fc.constant('copy' as const), at: fc.nat(fullInvoice.length - 1), length: fc.nat(400) }),
    fc.record({ kind: fc.constant('end' as const), at: fc.nat(fullInvoice.length - 1) }),
  )
  type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never

  function mutated(bytes: Uint8Array, change: Mutation): Uint8Array {
    const { at } = change
    if (change.kind === 'flip') return bytes.map((byte, i) => (i === at ? change.byte : byte))
    if (change.kind === 'end') return bytes.slice(0, at)
    const [head, part, tail] = [
      bytes.slice(0, at),
      bytes.slice(at, at + change.length),
      bytes.slice(at + change.length),
    ]
    return Uint8Array.from(change.kind === 'cut' ? [...head, ...tail] : [...head, ...part, ...part, ...tail])
  }

  test('give a document or a refusal, never another error', { timeout: 30_000 + runs * 20 }, () => {
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (changes) => {
        const bytes = changes.reduce(mutated, fullInvoice)
        try {
          write(read(bytes))
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
        }
      }),
      { numRuns: runs },
    )
  })
})
