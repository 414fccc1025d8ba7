import { permissions, type TradeType } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { draftsFrom } from '../values/targets.ts'
import { turnsInto } from './flip.ts'
import { otherSide, sideOfSender } from './folders.ts'
import { fresh } from './states.ts'

const may = new Set(permissions)
const entry = (type: TradeType, delivery: 'SENT' | 'RECEIVED', response: 'PENDING' | 'REJECTED' | 'CANCELED') => ({
  ...fresh(false),
  type,
  delivery,
  response,
  archived: false,
  side: delivery === 'SENT' ? sideOfSender(type) : otherSide(sideOfSender(type)),
})
const made = (...given: Parameters<typeof entry>) => turnsInto(entry(...given), draftsFrom(given[0]), may)

describe('U-027, U-033: what is made of a document', () => {
  test.each<[string, TradeType, 'SENT' | 'RECEIVED', TradeType[]]>([
    ['a seller, of an order', 'order', 'RECEIVED', ['orderresponse', 'despatchadvice', 'invoice']],
    ['a buyer, of an order of their own', 'order', 'SENT', ['order', 'orderchange']],
    ['a seller, of a request', 'requestforquotation', 'RECEIVED', ['quote']],
    ['a buyer, of a quote', 'quote', 'RECEIVED', ['order']],
    ['a buyer, of what was despatched', 'despatchadvice', 'RECEIVED', ['receiptadvice']],
    ['a seller, of an invoice', 'invoice', 'SENT', ['invoice', 'creditnote']],
    ['a buyer, of an invoice', 'invoice', 'RECEIVED', []],
    ['a seller, of a credit note', 'creditnote', 'SENT', ['creditnote']],
    ['a seller, of their response to an invoice', 'status', 'SENT', []],
  ])('%s: what their own side writes', (_who, type, delivery, expected) => {
    expect(made(type, delivery, 'PENDING')).toEqual(expected)
  })

  test('nothing, of what was turned down, is written still, or by who may not write', () => {
    expect(made('order', 'RECEIVED', 'REJECTED')).toEqual([])
    expect(made('order', 'RECEIVED', 'CANCELED')).toEqual([])
    expect(made('order', 'SENT', 'REJECTED')).toEqual(['order'])
    const cancellation = { ...entry('orderchange', 'RECEIVED', 'PENDING'), orderType: 'CANCEL' }
    expect(turnsInto(cancellation, draftsFrom('orderchange'), may)).toEqual([])
    const received = entry('order', 'RECEIVED', 'PENDING')
    const targets = draftsFrom('order')
    expect(turnsInto({ ...received, draft: true, delivery: 'NONE' }, targets, may)).toEqual([])
    expect(turnsInto(received, targets, new Set(['document.read']))).toEqual([])
  })

  test('no change of an order is begun while another, or its cancellation, waits for a response', () => {
    const order = entry('order', 'SENT', 'PENDING')
    const made = (awaits?: string) =>
      turnsInto({ ...order, progress: { isConfirmed: false, isFulfilled: false, awaits } }, draftsFrom('order'), may)
    expect(made()).toEqual(['order', 'orderchange'])
    expect(made('OC-1')).toEqual(['order'])
  })
})
