import { describe, expect, test } from 'vitest'
import { sizeOfBase64 } from './base64.ts'

describe('base64', () => {
  test.each([
    ['', 0],
    ['QQ==', 1],
    ['QUI=', 2],
    ['QUJD', 3],
    [' QU\nJD\r\n', 3],
  ])('%j holds so many bytes', (text, size) => {
    expect(sizeOfBase64(text)).toBe(size)
  })

  test.each(['Q', 'QQ', 'QQ=', 'QQ===', '=QQ=', 'QQ==QQ==', 'QU-_', 'QUI=!', 'Ä'])('%j is none', (text) => {
    expect(sizeOfBase64(text)).toBeUndefined()
  })
})
