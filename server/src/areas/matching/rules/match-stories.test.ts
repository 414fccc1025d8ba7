import { exact } from '@kontor/ubl'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCreditOf } from '../../receipts/rules.ts'
import { correction, type Document, stories, sumsOf, tellStory } from './testing-stories.ts'

/** 200 stories, or as many as `npm run soak -- match` asks for. */
const rounds = Number(process.env['KONTOR_ROUNDS'] ?? 200)

test('over any story of receipts, returns, bills, credits and cancellations no line is billed twice, nor before it came, what is here is never below nothing, and sums agree to the cent', () => {
  fc.assert(
    fc.property(...stories, (lines, story) => {
      for (const { ordered, received, receipts, standing } of tellStory(lines, story)) {
        const now = sumsOf(standing, ordered)
        expect(sumsOf(standing.toReversed(), ordered)).toEqual(now)
        for (const [at, { quantity }] of lines.entries()) {
          expect(now[at]).toBeGreaterThanOrEqual(0)
          expect(now[at]).toBeLessThanOrEqual(quantity)
          const here = received[at]
          if (here === undefined) continue
          expect(here).toBeGreaterThanOrEqual(0)
          const moved = receipts.filter(({ lineId }) => lineId === String(at)).map((one) => Number(one.quantity))
          expect(moved.reduce((sum, each) => sum + each, 0)).toBe(here)
          const returned = moved.reduce((sum, each) => sum + Math.max(0, -each), 0)
          // What is billed and not here was sent back: it is all that is to be credited.
          expect(now[at]).toBeLessThanOrEqual(here + returned)
          const line = { Received: String(here), Returned: String(returned) }
          expect(Number(toCreditOf(line, String(now[at])))).toBe(Math.max(0, (now[at] ?? 0) - here))
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
