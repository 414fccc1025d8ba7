import fc from 'fast-check'
import { types } from 'pg'
import { expect, test } from 'vitest'
import { instantOf } from './instants.ts'

const reference = types.getTypeParser(types.builtins.TIMESTAMPTZ)

test('an instant is the one that the driver would read, whatever its fraction', () => {
  const day = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.constantFrom('', '.1', '.475', '.475999', '.000001'), (instant, fraction) => {
      const text = `${instant.toISOString().slice(0, 19).replace('T', ' ')}${fraction}+00`
      expect(instantOf(text)).toEqual(reference(text))
    }),
  )
})

test.each([
  '2026-11-30 15:02:05.475+01',
  '2026-11-30 15:02:05+05:30',
  '0099-11-30 15:02:05+00',
  '0044-03-15 11:00:00+00 BC',
  '12026-11-30 15:02:05+00',
  'infinity',
  '-infinity',
])('%s is read as the driver reads it', (text) => {
  expect(instantOf(text)).toEqual(reference(text))
})
