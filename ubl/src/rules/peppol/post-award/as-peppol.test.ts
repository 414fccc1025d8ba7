import { expect, test } from 'vitest'
import { applicationResponse } from '../../../document/application-response.ts'
import { headOf } from '../../../document/head.ts'
import { orderCancellation } from '../../../document/order-cancellation.ts'
import { flip } from '../../../flip/flip.ts'
import { validateSchema } from '../../../schema/validate.ts'
import { bytesOf, plainForm, textOfBytes } from '../../../testing/fixtures.ts'
import { compose } from '../../../trade/compose.ts'
import type { TradeForm } from '../../../trade/form.ts'
import { text } from '../../../xml/access.ts'
import { read } from '../../../xml/read.ts'
import type { Tree } from '../../../xml/tree.ts'
import { write } from '../../../xml/write.ts'
import { validateRules } from '../../validate.ts'
import { asPeppol } from './as-peppol.ts'

const address = { endpointScheme: '0088', endpointId: '7300010000001' }
const seller = { ...plainForm.seller, ...address }
const buyer = { ...plainForm.buyer, ...address }
const order: TradeForm = {
  ...plainForm,
  type: 'Order',
  seller,
  buyer,
  period: { end: '2026-12-31' },
  lines: plainForm.lines.map((line) => ({ ...line, sellersItemId: `A-${line.id}` })),
}
const fatal = (tree: Tree): string[] =>
  [...validateSchema(tree), ...validateRules(tree, 'peppol')]
    .filter(({ severity }) => severity === 'fatal')
    .map(({ rule, path }) => `${rule} ${path}`)
const next = { id: '2', issueDate: '2026-11-22' }

test('an order of ours is a Peppol order', () => {
  expect(fatal(asPeppol(compose(order)))).toEqual([])
})

test('the change of an order of ours is a Peppol order change', () => {
  const change: TradeForm = { ...order, type: 'OrderChange', orderReference: 'PO-1' }
  const lines = change.lines.map((line) => ({ ...line, statusCode: '3' }))
  expect(fatal(asPeppol(compose({ ...change, lines })))).toEqual([])
})

test('the cancellation of an order of ours is a Peppol order cancellation', () => {
  const reason = 'The job was called off'
  const made = orderCancellation({ ...next, reason, order: { id: 'PO-1', issueDate: '2026-11-21' }, buyer, seller })
  expect(validateSchema(made)).toEqual([])
  expect(fatal(asPeppol(made))).toEqual([])
  expect(headOf(read(write(made)))).toMatchObject({
    ...{ type: 'OrderCancellation', id: '2', note: reason, orderReference: 'PO-1', lineCount: 0 },
    ...{ sender: { name: buyer.name }, receiver: { name: seller.name } },
  })
})

test('the answer that an order is turned into is a Peppol order response', () => {
  const answer = flip([order], 'OrderResponse', next)
  const lines = answer.lines.map((line) => ({ ...line, statusCode: '5' }))
  expect(fatal(asPeppol(compose({ ...answer, typeCode: 'CA', lines })))).toEqual([])
})

test('the delivery that an order is turned into is a Peppol despatch advice', () => {
  expect(fatal(asPeppol(compose(flip([order], 'DespatchAdvice', next))))).toEqual([])
})

test.each(['AP', 'PD', 'RE', 'UQ'])('the answer %s to an invoice is a Peppol invoice response', (responseCode) => {
  const answer = applicationResponse({
    id: 'AR-1',
    issueDate: '2026-11-22',
    issueTime: '10:00:00',
    sender: buyer,
    receiver: seller,
    responseCode,
    reasonCode: responseCode === 'RE' || responseCode === 'UQ' ? 'PRI' : undefined,
    reason: 'The price is another',
    document: { id: 'RE-1', uuid: 'x', type: 'Invoice', issueDate: '2026-11-21' },
  })
  expect(fatal(asPeppol(answer))).toEqual([])
})

test('what is missing is not made up', () => {
  const { endpointId: _, ...nowhere } = buyer
  const problems = fatal(asPeppol(compose({ ...order, buyer: nowhere })))
  expect(problems).toContainEqual(expect.stringContaining('/Order/cac:BuyerCustomerParty/cac:Party'))
})

test('a document whose prefixes are its own stays one that can be read', () => {
  const bytes = bytesOf(textOfBytes(write(compose(plainForm))).replaceAll(/\b(cac|cbc)(?=[:=])/g, 'x$1'))
  expect(text(read(write(asPeppol(read(bytes)))).root, 'cbc:ProfileID')).toMatch(/^urn:fdc:peppol/)
})
