import { expect, test } from 'vitest'
import { factsIn, titlesIn } from './numbers.ts'

test('a title names facts one by one, or from one to another', () => {
  expect(factsIn('F-909, F-910: envelopes')).toEqual(['F-909', 'F-910'])
  expect(factsIn('F-998 to F-999 and F-920')).toEqual(['F-998', 'F-999', 'F-920'])
})

test('a title counts, in a table too; a comment does not', () => {
  const source =
    "// F-901 is a comment\ntest('F-902: it\\'s so', () => {})\nconst table = [[`F-903 a\nb`, 1], [\"F-904\"]]\n"
  expect(titlesIn(source).flatMap(factsIn)).toEqual(['F-902', 'F-903', 'F-904'])
})
