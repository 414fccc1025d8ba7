import { exact } from '@kontor/ubl'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correction, type Document, stories, sumsOf, tellStory } from './testing-stories.ts'

/** 200 stories, or as many as `npm run soak -- match` asks for. */
const rounds = Number(process.env['KONTOR_ROUNDS'] ?? 200)

test('over any story of receipts, bills, credits and cancellations no line is billed twice, nor before it came, and sums agree to the cent', () => {
  fc.assert(
    fc.property(...stories, (lines, story) => {
      for (const { ordered, received, standing } of tellStory(lines, story)) {
        const now = sumsOf(standing, ordered)
        expect(sumsOf(standing.toReversed(), ordered)).toEqual(now)
        for (const [at, { quantity }] of lines.entries()) {
          expect(now[at]).toBeGreaterThanOrEqual(0)
          expect(now[at]).toBeLessThanOrEqual(quantity)
          if (received[at] !== undefined) expect(now[at]).toBeLessThanOrEqual(received[at])
        }
        const money = (documents: readonly Document[], isCredit: boolean) =>
          documents
            .filter(({ of }) => (of !== undefined) === isCredit)
            .flatMap(({ lines: all }) => all.filter(({ price }) => price !== correction))
            .reduce((sum, { net }) => sum.plus(exact(net ?? '0')), exact('0'))
        const owed = now.reduce((sum, each, at) => sum.plus(exact(ordered[at]?.price ?? '0').times(each)), exact('0'))
        expect(money(standing, false).minus(money(standing, true)).toFixed(2)).toBe(owed.toFixed(2))
      }
    }),
    { numRuns: rounds },
  )
})
