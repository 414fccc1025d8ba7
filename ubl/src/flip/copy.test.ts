import { expect, test } from 'vitest'
import { plainForm } from '../testing/fixtures.ts'
import { compose } from '../trade/compose.ts'
import { formOf } from '../trade/form-of.ts'
import { copyOf, revisionOf } from './copy.ts'

const next = { id: 'INV-2', issueDate: '2026-03-01' }

test('U-027: a copy says the same again under its own number, as many days ahead', () => {
  const form = {
    ...plainForm,
    uuid: 'b2e4f6a8',
    issueDate: '2026-01-31',
    dueDate: '2026-03-02',
    deliveryDate: '2026-01-30',
    period: { start: '2026-01-01', end: '2026-01-31' },
    orderReference: 'PO-7',
    precedingInvoice: { id: 'INV-0' },
    paymentMeans: { code: '58', iban: 'DE75512108001245126199', reference: 'INV-1' },
    prepaid: '10',
  }
  expect(copyOf(form, next)).toEqual({
    ...form,
    ...next,
    uuid: undefined,
    dueDate: '2026-03-31',
    deliveryDate: '2026-02-28',
    period: { start: '2026-01-30', end: '2026-03-01' },
    precedingInvoice: undefined,
    prepaid: undefined,
    paymentMeans: { code: '58', iban: 'DE75512108001245126199', reference: undefined },
  })
})

test('a copy is a document as good as its original, and a day that is none stays as it was written', () => {
  const copy = copyOf({ ...plainForm, dueDate: 'soon' }, next)
  expect(copy.dueDate).toBe('soon')
  expect(formOf(compose(copyOf(plainForm, next))).lines).toEqual(formOf(compose(plainForm)).lines)
})

test('a revision says the same on another day, under its number and for what it answers; what had expired stands as long again', () => {
  const form = {
    ...plainForm,
    uuid: 'b2e4f6a8',
    issueDate: '2026-01-31',
    deliveryDate: '2026-02-20',
    period: { end: '2026-03-02' },
    quoteReference: 'RFQ-1',
  }
  const { uuid: _, ...kept } = form
  expect(revisionOf(form, '2026-02-10')).toEqual({ ...kept, issueDate: '2026-02-10' })
  expect(revisionOf(form, '2026-03-03')).toEqual({ ...kept, issueDate: '2026-03-03', period: { end: '2026-04-02' } })
})
