import { describe, expect, it } from 'vitest'
import { allSelected, extentOf, isSelected, noSelection, selectedCount, withSelected } from './selection.ts'

describe('what is chosen of a list', () => {
  it('is what was chosen, and nothing else', () => {
    const two = withSelected(noSelection, ['a', 'b'], true)
    expect(['a', 'b', 'c'].map((id) => isSelected(two, id))).toEqual([true, true, false])
    expect(['a', 'b', 'c'].map((id) => isSelected(withSelected(two, ['a'], false), id))).toEqual([false, true, false])
  })

  it('after "all" is every row of a million, those never loaded too, but the ones taken out again', () => {
    const allButTwo = withSelected(allSelected, ['a', 'b'], false)
    expect(['a', 'b', 'never loaded'].map((id) => isSelected(allButTwo, id))).toEqual([false, false, true])
    expect(selectedCount(allButTwo, 1_000_000)).toBe(999_998)
    expect(selectedCount(withSelected(allButTwo, ['a'], true), 1_000_000)).toBe(999_999)
  })

  it('is all, some or none', () => {
    expect(extentOf(noSelection, 3)).toBe('none')
    expect(extentOf(withSelected(noSelection, ['a'], true), 3)).toBe('some')
    expect(extentOf(withSelected(noSelection, ['a', 'b', 'c'], true), 3)).toBe('all')
    expect(extentOf(allSelected, 3)).toBe('all')
    expect(extentOf(withSelected(allSelected, ['a'], false), 3)).toBe('some')
    expect(extentOf(allSelected, 0)).toBe('none')
  })

  it('stays as it was when another is made of it', () => {
    withSelected(noSelection, ['a'], true)
    expect(noSelection.ids.size).toBe(0)
  })
})
