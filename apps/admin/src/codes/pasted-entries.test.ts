import { expect, test } from 'vitest'
import { pastedEntries } from './pasted-entries.ts'

test('rows of a spreadsheet are entries: code, label and its language; a heading is none', () => {
  const range = 'Account\tName\n4930\tOffice supplies\n4930\tBürobedarf\tde\r\n"4940"\t"Books; ""journals"""\n'
  expect(pastedEntries(range, true)).toEqual({
    entries: [
      { Code: '4930', Label: 'Office supplies' },
      { Code: '4930', Label: 'Bürobedarf', Language: 'de' },
      { Code: '4940', Label: 'Books; "journals"' },
    ],
    faults: [],
  })
})

test.each([
  ['commas', 'Account,Name\n4930,"Office, supplies"\n4940,Books; journals\n'],
  ['semicolons', 'Account;Name\r\n4930;Office, supplies\r\n4940;"Books; journals"\r\n'],
])('a CSV with %s between its cells is read as well', (_between, csv) => {
  expect(pastedEntries(csv, true)).toEqual({
    entries: [
      { Code: '4930', Label: 'Office, supplies' },
      { Code: '4940', Label: 'Books; journals' },
    ],
    faults: [],
  })
})

test('a row without a code, or with a language that is none, is told with its number', () => {
  expect(pastedEntries('4930\tOffice\n\tRent\n4940\tBooks\t100.00', false)).toEqual({
    entries: [{ Code: '4930', Label: 'Office' }],
    faults: [
      { row: 2, why: 'code', text: 'Rent' },
      { row: 3, why: 'language', text: '100.00' },
    ],
  })
})
