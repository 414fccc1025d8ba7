import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeIn, placeOf } from './rules.ts'

test('the place of a line leads back to it', () => {
  const instant = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instant, fc.uuid(), (at, id) => {
      expect(placeIn(placeOf({ at, id }))).toEqual({ at, id })
    }),
  )
})
