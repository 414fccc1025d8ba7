import { describe, expect, it } from 'vitest'
import { rowAfter } from './rowAfter.ts'

describe('moving through rows', () => {
  it('goes one down with j and the arrow, one up with k and the arrow', () => {
    expect(['j', 'ArrowDown', 'k', 'ArrowUp'].map((key) => rowAfter(key, 5, 100, 20))).toEqual([6, 6, 4, 4])
  })

  it('begins at the first row where none has the keyboard yet', () => {
    expect(rowAfter('j', -1, 100, 20)).toBe(0)
    expect(rowAfter('k', -1, 100, 20)).toBe(0)
  })

  it('stops at both ends', () => {
    expect(rowAfter('k', 0, 100, 20)).toBe(0)
    expect(rowAfter('j', 99, 100, 20)).toBe(99)
    expect(rowAfter('PageDown', 95, 100, 20)).toBe(99)
    expect(rowAfter('PageUp', 3, 100, 20)).toBe(0)
    expect([rowAfter('Home', 50, 100, 20), rowAfter('End', 50, 100, 20)]).toEqual([0, 99])
  })

  it('leaves other keys, and an empty list, alone', () => {
    expect(rowAfter('a', 5, 100, 20)).toBeUndefined()
    expect(rowAfter('j', -1, 0, 20)).toBeUndefined()
  })
})
