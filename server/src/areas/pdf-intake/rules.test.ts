import { pdfTicketStates } from '@kontor/contract'
import { inEnglish } from '@kontor/i18n'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedMoves, needsReason, type Ticket, whyNotMove } from './rules.ts'

const [me, other] = ['me', 'other']
const ticket = (status: Ticket['status'], assigneeId: string | null = null, isWritten = false): Ticket => ({
  status,
  assigneeId,
  isWritten,
})

test.each<[string, Ticket, Ticket['status'][]]>([
  ['what was uploaded and not handed on', ticket('new'), []],
  ['what waits for somebody', ticket('open'), ['pending', 'closed']],
  ['what they work on', ticket('pending', me), ['hold', 'open', 'closed']],
  ['what they have written', ticket('pending', me, true), ['hold', 'open', 'solved', 'closed']],
  ['what somebody else works on', ticket('pending', other, true), ['pending', 'closed']],
  ['what they hold', ticket('hold', me, true), ['pending', 'open', 'closed']],
  ['what is finished', ticket('solved', me, true), []],
  ['what was refused', ticket('closed', me), []],
])('F-151: a person moves %s', (_what, given, allowed) => {
  expect(allowedMoves(given, me)).toEqual(allowed)
})

test('why not, in words', () => {
  const why = (given: Ticket, to: Ticket['status']) => {
    const found = whyNotMove(given, to, me)
    return found === undefined ? '' : inEnglish(found)
  }
  expect(why(ticket('pending', me), 'solved')).toBe('its document has not been saved yet: write it first')
  expect(why(ticket('pending', other), 'solved')).toBe('someone else is working on it: take it first')
  expect(why(ticket('solved'), 'pending')).toBe('it is solved')
  expect(['hold', 'closed'].every((to) => needsReason(to as Ticket['status']))).toBe(true)
})

test('F-151: nobody leads a ticket back from its end, and nobody to new', () => {
  fc.assert(
    fc.property(
      fc.record({
        status: fc.constantFrom(...pdfTicketStates),
        assigneeId: fc.constantFrom(null, me, other),
        isWritten: fc.boolean(),
      }),
      (any) => {
        expect(allowedMoves(any, me)).not.toContain('new')
        if (any.status === 'solved' || any.status === 'closed') expect(allowedMoves(any, me)).toEqual([])
      },
    ),
  )
})
