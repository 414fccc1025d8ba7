import { expect, test } from 'vitest'
import { hammer, startMatching, wrench } from './testing-matching.ts'

const { supplier, buyer, stranger, sent, matchOf } = await startMatching()

const differences = async (id: string) => (await matchOf(id)).Lines.map(({ Differences }) => Differences)

test('an invoice is held against the order that it names: what fits, what is dearer, what is too much or not ordered', async () => {
  const order = await sent(buyer, 'Order', { id: 'PO-71', lines: [wrench, hammer] })
  const fits = await sent(supplier, 'Invoice', {
    id: 'INV-71',
    orderReference: 'PO-71',
    lines: [{ ...wrench, id: 'A', quantity: '6', orderLineId: '1' }],
  })
  expect(await matchOf(fits)).toMatchObject({
    State: 'MATCHED',
    Matched: true,
    Orders: [{ DocumentId: order, ID: 'PO-71' }],
    Lines: [
      {
        ...{ LineId: 'A', Description: 'Wrench', OrderId: order, OrderLineId: '1', LinkedBy: 'REFERENCE' },
        ...{ Differences: [], Quantity: '6', Unit: 'C62', Price: '12.5', Currency: 'EUR' },
        ...{ OrderedQuantity: '10', OrderedPrice: '12.5', BilledQuantity: '6' },
      },
    ],
  })
  // Without a number of the line, by the number or the name of the item; six of ten were billed before.
  const differs = await sent(supplier, 'Invoice', {
    id: 'INV-72',
    orderReference: 'PO-71',
    lines: [
      { ...wrench, id: '1', name: 'Torque wrench', quantity: '5' },
      { ...hammer, id: '2', price: '21.00' },
      { ...hammer, id: '3', name: 'Freight', quantity: '1' },
    ],
  })
  const { Matched, Lines } = await matchOf(differs)
  expect(Matched).toBe(false)
  expect(Lines).toMatchObject([
    { LinkedBy: 'ITEM', OrderLineId: '1', Differences: ['QUANTITY'], BilledQuantity: '11' },
    { LinkedBy: 'NAME', OrderLineId: '2', Differences: ['PRICE'], OrderedPrice: '20' },
    { Differences: ['NOT_ORDERED'] },
  ])
  // What came later is no fault of what came before.
  expect((await matchOf(fits)).Matched).toBe(true)
  expect((await stranger.send(`GET documents/${fits}/match`)).status).toBe(404)
})

test('a bill of two orders is held against both, each line against its own', async () => {
  const [one, other] = [
    await sent(buyer, 'Order', { id: 'PO-76', lines: [wrench] }),
    await sent(buyer, 'Order', { id: 'PO-77', lines: [{ ...wrench, price: '13.00' }] }),
  ]
  const both = await sent(supplier, 'Invoice', {
    id: 'INV-76',
    orderReference: 'PO-76',
    lines: [
      { ...wrench, id: 'A', orderLineId: '1', orderReference: 'PO-76' },
      { ...wrench, id: 'B', orderLineId: '1', orderReference: 'PO-77' },
    ],
  })
  expect((await matchOf(both)).Lines).toMatchObject([
    { LineId: 'A', OrderId: one, Differences: [], BilledQuantity: '10' },
    { LineId: 'B', OrderId: other, Differences: ['PRICE'], BilledQuantity: '10' },
  ])
})

test('where receipts are noted, what did not come is not billed', async () => {
  await sent(buyer, 'Order', { id: 'PO-81', lines: [wrench] })
  const receipt = [{ ...wrench, quantity: '4', orderLineId: '1', price: '' }]
  await sent(buyer, 'ReceiptAdvice', { id: 'GR-81', orderReference: 'PO-81', lines: receipt })
  const bill = (id: string, quantity: string) =>
    sent(supplier, 'Invoice', { id, orderReference: 'PO-81', lines: [{ ...wrench, quantity, orderLineId: '1' }] })
  const first = await bill('INV-81', '4')
  expect(await differences(first)).toEqual([[]])
  const second = await bill('INV-82', '3')
  expect(await differences(second)).toEqual([['NOT_RECEIVED']])
})

test('a receipt that names no lines counts for those of its items', async () => {
  await sent(buyer, 'Order', { id: 'PO-82', lines: [wrench, hammer] })
  const receipt = [{ ...wrench, id: '7', quantity: '4', price: '' }]
  await sent(buyer, 'ReceiptAdvice', { id: 'GR-82', orderReference: 'PO-82', lines: receipt })
  const bill = [{ ...wrench, quantity: '5' }]
  const invoice = await sent(supplier, 'Invoice', { id: 'INV-83', orderReference: 'PO-82', lines: bill })
  expect(await differences(invoice)).toEqual([['NOT_RECEIVED']])
})

test('an invoice that names no order is held against none', async () => {
  const invoice = await sent(supplier, 'Invoice', { id: 'INV-91', lines: [wrench] })
  expect(await matchOf(invoice)).toEqual({
    ...{ Matched: false, Orders: [], OrderLines: [], AllowedActions: ['remap'] },
    Lines: [expect.objectContaining({ LineId: '1', Differences: ['NOT_ORDERED'] })],
  })
})
