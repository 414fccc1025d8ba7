import {
  answerableTypes,
  type DocumentState,
  documentStates,
  documentTypesOfTrade,
  type Permission,
  permissions,
  responseCodes,
} from '@kontor/contract'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { replaces } from '../../versions/rules.ts'
import { allowedActions } from './actions.ts'
import { afterAnswer, answers, asksForAnswer, whyNot } from './answers.ts'
import { whyNotClose } from './closing.ts'
import { sideOfSender, systemTagsOf } from './folders.ts'
import { otherParty, partyOf } from './parties.ts'
import { type Axes, afterDueDate, expandStates, fresh, type Standing, stateOf } from './states.ts'
import { anyAxes, english, invoice, received, sent } from './testing.ts'

const everyRight = new Set<Permission>(permissions)

describe('the state that a person sees', () => {
  test.each<[string, Axes, DocumentState | 'DRAFT']>([
    ['a draft, whatever else', { ...sent, draft: true }, 'DRAFT'],
    ['saved and not sent', fresh(false), 'UNDETERMINED'],
    [
      'sent over a connection that waits for its answer',
      { ...sent, delivery: 'PENDING_CONNECTION' },
      'PENDING_NOT_A_CONTACT',
    ],
    ['on its way', { ...sent, delivery: 'PROCESSING' }, 'IN_TRANSIT'],
    ['not delivered', { ...sent, delivery: 'FAILED' }, 'FAILED_DELIVERY'],
    ['delivered, at the sender', sent, 'DELIVERED_SENT'],
    ['mailed, with nobody to tell that it arrived', { ...sent, unreported: true }, 'SENT'],
    ['fetched by a program, at the sender', { ...sent, collected: true }, 'COLLECTED'],
    ['fetched by a program, at the receiver', { ...received, collected: true }, 'DELIVERED_RECEIVED'],
    ['fetched and accepted', { ...sent, collected: true, response: 'ACCEPTED' }, 'ACCEPTED'],
    ['fetched and overdue', { ...sent, collected: true, payment: 'OVERDUE' }, 'OVERDUE'],
    ['mailed and accepted', { ...sent, unreported: true, response: 'ACCEPTED' }, 'ACCEPTED'],
    ['delivered, at the receiver', received, 'DELIVERED_RECEIVED'],
    ['accepted', { ...sent, response: 'ACCEPTED' }, 'ACCEPTED'],
    ['rejected', { ...received, response: 'REJECTED' }, 'REJECTED_BY_RECEIVER'],
    ['disputed', { ...received, response: 'DISPUTED' }, 'DISPUTED_BY_RECEIVER'],
    ['disputed and overdue', { ...received, response: 'DISPUTED', payment: 'OVERDUE' }, 'DISPUTED_BY_RECEIVER'],
    ['canceled', { ...received, response: 'CANCELED' }, 'REJECTED_BY_SENDER'],
    ['accepted and overdue', { ...sent, response: 'ACCEPTED', payment: 'OVERDUE' }, 'OVERDUE'],
    ['reported as paid', { ...sent, response: 'ACCEPTED', payment: 'PAID_UNCONFIRMED' }, 'PAID_UNCONFIRMED'],
    ['confirmed as paid', { ...sent, response: 'ACCEPTED', payment: 'PAID_CONFIRMED' }, 'PAID_CONFIRMED'],
    ['closed, whatever was answered', { ...sent, response: 'ACCEPTED', closed: true }, 'CLOSED'],
    ['rejected, and closed before', { ...sent, response: 'REJECTED', closed: true }, 'REJECTED_BY_RECEIVER'],
    ['replaced', { ...sent, replacement: 'REPLACED' }, 'REPLACED'],
    ['with the authority', { ...fresh(false), delivery: 'PROCESSING', clearance: 'IN_CLEARANCE' }, 'IN_CLEARANCE'],
  ])('F-115: %s', (_what, axes, state) => {
    expect(stateOf(axes)).toBe(state)
  })

  it('F-115: is one of the spec’s words for any axes', () => {
    fc.assert(
      fc.property(anyAxes, (axes) => {
        expect(['DRAFT', ...documentStates]).toContain(stateOf(axes))
      }),
    )
  })

  it('F-115: every state is reached by what the rules can do, or its absence has a reason', () => {
    const absent: Partial<Record<DocumentState, string>> = {
      DELIVERED: 'the filter’s word for both sides’ (F-108)',
    }
    const reached = reachable()
    for (const state of documentStates) expect([state, reached.has(state)]).toEqual([state, !(state in absent)])
  })

  it('F-108: a filter for delivered means both sides’ delivered', () => {
    expect(expandStates(['DELIVERED', 'ACCEPTED'])).toEqual([
      'DELIVERED',
      'DELIVERED_SENT',
      'DELIVERED_RECEIVED',
      'ACCEPTED',
    ])
  })
})

/** Every state that saving, sending, delivery, answers and time lead to, on either side, from a new document. */
function reachable(): Set<string> {
  const seen = new Set<string>()
  const states = new Set<string>()
  const visit = (axes: Axes): void => {
    const key = JSON.stringify(axes)
    if (seen.has(key)) return
    seen.add(key)
    states.add(stateOf(axes))
    const entry = invoice(axes)
    if (axes.draft) visit({ ...axes, draft: false })
    if (axes.delivery === 'NONE')
      for (const delivery of ['PENDING_CONNECTION', 'PROCESSING', 'RECEIVED'] as const)
        visit({ ...axes, draft: false, delivery })
    if (axes.delivery === 'PENDING_CONNECTION') visit({ ...axes, delivery: 'PROCESSING' })
    if (axes.delivery === 'PROCESSING' && axes.clearance === 'NONE') visit({ ...axes, clearance: 'IN_CLEARANCE' })
    if (axes.clearance === 'IN_CLEARANCE') {
      visit({ ...axes, clearance: 'CLEARED' })
      visit({ ...axes, clearance: 'REJECTED', delivery: 'FAILED' })
    } else if (axes.delivery === 'PROCESSING')
      for (const arrival of [
        { delivery: 'SENT' },
        { delivery: 'SENT', unreported: true },
        { delivery: 'SENT', collected: true },
        { delivery: 'FAILED' },
      ] as const)
        visit({ ...axes, ...arrival })
    for (const code of responseCodes)
      for (const by of ['sender', 'receiver'] as const)
        if (whyNot(code, by, entry) === undefined) visit(afterAnswer(code, axes))
    const delivered = axes.delivery === 'SENT' || axes.delivery === 'RECEIVED'
    if (replaces('384', entry)) visit({ ...axes, replacement: 'REPLACED' })
    if (!axes.closed && whyNotClose({ ...entry, type: 'order' }) === undefined) visit({ ...axes, closed: true })
    if (delivered && axes.payment === 'NONE' && ['PENDING', 'ACCEPTED', 'DISPUTED'].includes(axes.response))
      visit(afterDueDate(axes))
  }
  visit(fresh(true))
  return states
}

describe('answers', () => {
  test.each([
    ['the receiver accepts what arrived', 'BusinessAccept', received, 'ACCEPTED'],
    [
      'the receiver rejects what it disputed',
      'BusinessReject',
      { ...received, response: 'DISPUTED' },
      'REJECTED_BY_RECEIVER',
    ],
    [
      'the receiver disputes what it accepted',
      'BusinessDispute',
      { ...received, response: 'ACCEPTED' },
      'DISPUTED_BY_RECEIVER',
    ],
    ['the receiver pays what is overdue', 'BusinessPaid', { ...received, payment: 'OVERDUE' }, 'PAID_UNCONFIRMED'],
    [
      'the sender confirms a payment',
      'BusinessPaidConfirm',
      { ...sent, response: 'ACCEPTED', payment: 'PAID_UNCONFIRMED' },
      'PAID_CONFIRMED',
    ],
    ['the sender cancels what nobody answered', 'BusinessCancel', sent, 'REJECTED_BY_SENDER'],
  ] as const)('%s', (_what, code, axes, state) => {
    expect(whyNot(code, partyOf(axes), invoice(axes))).toBeUndefined()
    expect(stateOf(afterAnswer(code, axes))).toBe(state)
  })

  test.each([
    [
      'accepting what was rejected',
      'BusinessAccept',
      { ...received, response: 'REJECTED' },
      'it is REJECTED_BY_RECEIVER',
    ],
    ['accepting twice', 'BusinessAccept', { ...received, response: 'ACCEPTED' }, 'it is ACCEPTED'],
    [
      'rejecting what was paid',
      'BusinessReject',
      { ...received, response: 'ACCEPTED', payment: 'PAID_CONFIRMED' },
      'it is PAID_CONFIRMED',
    ],
    ['accepting one’s own', 'BusinessAccept', sent, 'only its receiver may accept it'],
    ['canceling what one received', 'BusinessCancel', received, 'only its sender may cancel it'],
    ['canceling what was accepted', 'BusinessCancel', { ...sent, response: 'ACCEPTED' }, 'it is ACCEPTED'],
    [
      'answering what is on its way',
      'BusinessCancel',
      { ...sent, delivery: 'PROCESSING' },
      'it has not been delivered',
    ],
  ] as const)('nobody gets away with %s', (_what, code, axes, why) => {
    expect(english(whyNot(code, partyOf(axes), invoice(axes)))).toBe(why)
  })

  it('ask for a reason where the other party has to mend something', () => {
    expect(responseCodes.filter((code) => answers[code].needsReason)).toEqual(['BusinessReject', 'BusinessDispute'])
  })

  it('are taken by both sides alike: what one may give, the other may take', () => {
    fc.assert(
      fc.property(
        anyAxes,
        fc.constantFrom(...responseCodes),
        fc.constantFrom(...documentTypesOfTrade),
        (axes, code, type) => {
          const here: Standing = { ...axes, draft: false, delivery: 'RECEIVED', type, archived: false }
          const there: Standing = { ...here, delivery: 'SENT', archived: true }
          for (const by of ['sender', 'receiver'] as const)
            expect(english(whyNot(code, by, here))).toBe(
              english(whyNot(code, by, there)).replace('DELIVERED_SENT', 'DELIVERED_RECEIVED'),
            )
          expect(partyOf(there)).toBe(otherParty(partyOf(here)))
        },
      ),
    )
  })
})

describe('what a person may do', () => {
  test.each<[string, Standing & { readonly dueDate?: string }, string[]]>([
    ['a draft', invoice(fresh(true)), ['edit', 'delete', 'send']],
    ['what is ready to send', invoice(fresh(false)), ['edit', 'send', 'archive']],
    ['what is on its way', invoice({ ...sent, delivery: 'PROCESSING' }), ['archive']],
    ['what came back', invoice({ ...sent, delivery: 'FAILED' }), ['send', 'archive']],
    [
      'what the authority rejected',
      invoice({ ...sent, delivery: 'FAILED', clearance: 'REJECTED' }),
      ['edit', 'send', 'archive'],
    ],
    [
      'a received invoice',
      invoice(received),
      ['accept', 'reject', 'dispute', 'markPaid', 'bookPayment', 'archive', 'setAside'],
    ],
    [
      'an invoice on hold, which is neither accepted nor paid',
      { ...invoice(received), onHold: { reason: 'Ask', until: null, since: '2026-11-21T10:00:00Z', userId: null } },
      ['reject', 'dispute', 'archive', 'resume'],
    ],
    [
      'a received, archived order',
      { ...received, type: 'order', archived: true },
      ['accept', 'reject', 'close', 'unarchive'],
    ],
    [
      'a closed quote',
      { ...received, type: 'quote', archived: false, closed: true },
      ['accept', 'reject', 'archive', 'reopen'],
    ],
    ['a received despatch advice', { ...received, type: 'despatchadvice', archived: false }, ['archive']],
    ['a sent invoice', invoice(sent), ['bookPayment', 'remind', 'cancel', 'archive']],
    [
      'an accepted invoice at its sender',
      invoice({ ...sent, response: 'ACCEPTED' }),
      ['confirmPaid', 'bookPayment', 'remind', 'archive'],
    ],
    [
      'the same before it is due',
      { ...invoice({ ...sent, response: 'ACCEPTED' }), dueDate: '2026-12-10' },
      ['confirmPaid', 'bookPayment', 'archive'],
    ],
  ])('with %s', (_what, entry, actions) => {
    const byRole = new Set(permissions.filter((name) => name !== 'document.hold'))
    expect(allowedActions(entry, byRole)).toEqual(actions)
    // Whatever the document, an administrator holds it.
    expect(allowedActions(entry, everyRight)).toEqual([...actions, 'hold'])
  })

  test.each<[string, Standing, string[]]>([
    ['a held draft', { ...invoice(fresh(true)), legalHold: true }, ['send', 'release']],
    ['a draft that was finished once', { ...invoice(fresh(true)), finished: new Date(0) }, ['edit', 'send', 'hold']],
    ['what is ready to send, and held', { ...invoice(fresh(false)), legalHold: true }, ['send', 'archive', 'release']],
  ])('with %s: nothing that is kept changes or goes', (_what, entry, actions) => {
    expect(allowedActions(entry, everyRight)).toEqual(actions)
  })

  it('is nothing without rights, whatever the document', () => {
    fc.assert(
      fc.property(anyAxes, (axes) => {
        expect(allowedActions(invoice(axes), new Set<Permission>(['member', 'document.read']))).toEqual([])
      }),
    )
  })
})

describe('where a document lies', () => {
  it('F-122: an invoice is the sender’s sale, an order the sender’s purchase', () => {
    expect(sideOfSender('invoice')).toBe('sales')
    expect(sideOfSender('order')).toBe('purchases')
  })

  test.each<[Standing & { side: 'sales' | 'purchases' }, string[]]>([
    [{ ...invoice(fresh(true)), side: 'sales' }, ['draft']],
    [{ ...invoice(sent), side: 'sales' }, ['outbox', 'sales']],
    [{ ...invoice(received), side: 'purchases', archived: true }, ['inbox', 'purchases', 'archived']],
  ])('F-113: system tags follow from the entry (%#)', (entry, tags) => {
    expect(systemTagsOf(entry)).toEqual(tags)
  })
})

test('screens ask for an answer to just those documents that take a yes or a no', () => {
  expect([...answerableTypes].toSorted()).toEqual([...asksForAnswer].toSorted())
  expect([...answers.BusinessReject.to].toSorted()).toEqual([...answerableTypes].toSorted())
  // A request for quotation is answered by a quote.
  expect([...answers.BusinessAccept.to, 'requestforquotation'].toSorted()).toEqual([...answerableTypes].toSorted())
})
