import { expect, test } from 'vitest'
import { sheetText } from './text.ts'

const text = '4930;Büro'
const letters = [...text].map((letter) => letter.charCodeAt(0))

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${text}`)],
  ['UTF-16, as a spreadsheet’s “Unicode text”', Uint8Array.from([0xff, 0xfe, ...letters.flatMap((one) => [one, 0])])],
  ['Windows-1252', Uint8Array.from(letters)],
])('a file in %s is read', (_in, bytes) => {
  expect(sheetText(bytes)).toBe(text)
})
