import { FileText } from 'lucide-react'
import { expect, test } from 'vitest'
import { matching } from './entries.ts'

const entries = ['Dark theme', 'Light theme', 'Sign out everywhere…', 'Möbel Åkesson'].map((text) => ({
  id: text,
  text,
  icon: FileText,
  act: () => undefined,
}))
const found = (query: string) => matching(entries, query).map(({ text }) => text)

test('the beginnings of words find a command, in any order', () => {
  expect(found('da th')).toEqual(['Dark theme'])
  expect(found('theme')).toEqual(['Dark theme', 'Light theme'])
  expect(found('everywhere sign')).toEqual(['Sign out everywhere…'])
})

test('accents and capitals do not matter', () => {
  expect(found('mobel ak')).toEqual(['Möbel Åkesson'])
})

test('the middle of a word finds nothing; nothing typed finds all', () => {
  expect(found('heme')).toEqual([])
  expect(found(' ')).toHaveLength(4)
})
