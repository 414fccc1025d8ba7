import { describe, expect, test } from 'vitest'
import { emptyAllowance, taxedAsLines, taxGroups, withAmount, withPercent } from './allowances.ts'
import { emptyLine } from './lines.ts'

const line = (percent: string) => ({ ...emptyLine('1', undefined), tax: { category: 'S', percent } })

describe('an allowance or a charge', () => {
  test('is taxed as the lines are, at first as the first one', () => {
    const lines = [line('19'), line('7'), line('19')]
    expect(taxGroups(lines, []).map(({ id }) => id)).toEqual(['S 19', 'S 7'])
    expect(emptyAllowance(lines).tax).toEqual({ category: 'S', percent: '19' })
    // One whose line is gone keeps its own.
    expect(taxGroups([line('7')], [emptyAllowance(lines)]).map(({ id }) => id)).toEqual(['S 7', 'S 19'])
  })

  test('is an amount or a percentage, whichever was typed last', () => {
    const percent = withPercent({ ...emptyAllowance([line('19')]), amount: '12' }, '2')
    expect([percent.amount, percent.percent]).toEqual(['', '2'])
    const amount = withAmount({ ...percent, base: '100' }, '5')
    expect([amount.amount, amount.percent, amount.base]).toEqual(['5', undefined, undefined])
    expect(withPercent(amount, '').amount).toBe('5')
  })

  test('follows the rate of the line that it was taxed as; where that is gone it stays', () => {
    const before = [line(''), { ...line('7'), id: '2' }]
    const row = emptyAllowance(before)
    expect(taxedAsLines([row], before, [line('19'), before[1]!])).toMatchObject([{ tax: { percent: '19' } }])
    expect(taxedAsLines([row], before, [before[1]!])).toEqual([row])
  })
})
