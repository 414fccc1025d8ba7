import { exact } from '@kontor/ubl'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Document, stories, sumsOf, tellStory } from '../../matching/rules/testing-stories.ts'
import { movementsOf } from './movements.ts'
import { type Span, spansOf } from './spans.ts'

/** 200 stories, or as many as `npm run soak -- match` asks for. */
const rounds = Number(process.env['KONTOR_ROUNDS'] ?? 200)

const days = Array.from({ length: 30 }, (_, at) => `2026-10-${String(at + 1).padStart(2, '0')}`)

/** The documents that are there by the end of a day: what gives back an invoice that is not, is not either. */
const issuedBy = (day: string, standing: readonly Document[]) => {
  const issued = standing.filter((one) => one.day <= day)
  return issued.filter(({ of }) => of === undefined || issued.some(({ id }) => id === of))
}

const owedBy = (spans: readonly Span[], day: string, priceOf: (lineId: string) => string) =>
  spans
    .filter(({ since, until }) => since <= day && day < until)
    .reduce(
      (sum, { lineId, received, billed }) => sum.plus(received.minus(billed).times(exact(priceOf(lineId)))),
      exact('0'),
    )

test('after any story of receipts, bills, credits and cancellations, what is owed on each day is what a recount of that day makes, to the cent', () => {
  fc.assert(
    fc.property(...stories, (lines, story) => {
      for (const { ordered, receipts, standing } of tellStory(lines, story)) {
        const bills = standing.map(({ id, of, day, lines }) => ({
          ...{ id: String(id), day, lines },
          credits: of === undefined ? undefined : String(of),
        }))
        const spans = spansOf(movementsOf(ordered, receipts, bills))
        for (const day of days) {
          const billed = sumsOf(issuedBy(day, standing), ordered)
          const owed = ordered.reduce((sum, { id, price = '0' }, at) => {
            const came = receipts.filter((one) => one.lineId === id && one.day <= day)
            const open = came.reduce((all, { quantity }) => all + Number(quantity), 0) - (billed[at] ?? 0)
            return open > 0 ? sum.plus(exact(price).times(open)) : sum
          }, exact('0'))
          const priceOf = (lineId: string) => ordered.find(({ id }) => id === lineId)?.price ?? '0'
          expect(owedBy(spans, day, priceOf).toFixed(2), day).toBe(owed.toFixed(2))
        }
      }
    }),
    { numRuns: rounds },
  )
})
