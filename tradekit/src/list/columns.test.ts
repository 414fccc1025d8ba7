import { describe, expect, test } from 'vitest'
import { columnIds, columnsOf, keptColumns, sorted, usualColumns } from './columns.ts'
import { everything } from './filters.ts'

const text = (id: string) => id
const shown = (ids: readonly string[]) => columnsOf(keptColumns(ids) ?? [], everything, text as never, () => undefined)

describe('the columns of the list', () => {
  test('F-100: all 16 can be chosen, and those of our own', () => {
    const spec =
      'Type Status Currency Id Amount SendingParty ReceivingParty Created LastEdit DueDate Date Received RequesterName Note StatusMessage AccountingSystemId'
    expect(columnIds.toSorted()).toEqual(
      [...spec.split(' '), 'Partner', 'Delivery', 'SentBy', 'Open', 'PaidDate'].toSorted(),
    )
  })

  test('stand in the order chosen, each once; the number stays, and what is known no more falls away', () => {
    const ids = ['Note', 'Id', 'Colour', 'Amount', 'Note']
    expect(shown(ids).map(({ id }) => id)).toEqual(['Note', 'Id', 'Amount'])
    expect(keptColumns(['Amount'])).toEqual(['Id', 'Amount'])
    expect(keptColumns([])).toBeUndefined()
    expect(keptColumns(['Colour'])).toBeUndefined()
  })

  test('keep the amount in sight where there is little room', () => {
    // As wide as beside the preview at 1920, 1600 and 1280 px.
    expect(usualColumns(1312)).toEqual(['Type', 'Id', 'Partner', 'Delivery', 'Status', 'Date', 'DueDate', 'Amount'])
    expect(usualColumns(992)).toEqual(['Type', 'Id', 'Partner', 'Status', 'Date', 'DueDate', 'Amount'])
    expect(usualColumns(750)).toEqual(['Id', 'Partner', 'Status', 'DueDate', 'Amount'])
  })

  test('a phone has a place for five', () => {
    const places = shown(usualColumns(0)).flatMap(({ id, narrow }) => (narrow ? [[id, narrow]] : []))
    expect(Object.fromEntries(places)).toEqual({
      Partner: 'top-start',
      Amount: 'top-end',
      Status: 'bottom-start',
      Id: 'bottom-middle',
      DueDate: 'bottom-end',
    })
  })

  test('F-101: the column Date sorts by the issue date; a second click turns it round', () => {
    expect(shown(['Date']).map(({ sort }) => sort)).toEqual(['none', 'descending'])
    expect(sorted(everything, 'Date')).toMatchObject({ ordering: 'Date', ascending: true })
    expect(sorted(everything, 'SendingParty')).toMatchObject({ ordering: 'SendingParty', ascending: true })
  })
})
