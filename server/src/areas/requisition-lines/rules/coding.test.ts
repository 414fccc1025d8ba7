import { describe, expect, test } from 'vitest'
import { orderedCodes } from './coding.ts'
import { entered } from './lines.ts'

const line = { Kind: 'plain', Name: 'Rope', Quantity: { value: '1', unitCode: 'C62' } } as const

describe('codes of an order', () => {
  test('are those of its lines, one of each list that is still there', () => {
    const Coding = [
      { listId: 'account', code: '4711' },
      { listId: 'gone', code: '1' },
      { listId: 'account', code: '4712' },
      { listId: 'project', code: 'P' },
    ]
    const lines = entered([line, { ...line, ID: '9', Coding }])
    expect(orderedCodes(lines, new Set(['account', 'project'])).lines).toEqual([
      {
        lineId: '2',
        splits: [
          {
            values: [
              { listId: 'account', code: '4711' },
              { listId: 'project', code: 'P' },
            ],
          },
        ],
      },
    ])
  })
})
