import type { ConnectionState } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { allowedActions, changedParts, channelsTo, closedChannelsTo, partsOf } from './rules.ts'

const may = { write: true, send: true }
const actions = (state: ConnectionState, askedByUs: boolean, rights = may) =>
  allowedActions({ state, askedByUs }, rights)

describe('what may be done with a connection', () => {
  test('a request is answered by the side that was asked; documents may go out and wait', () => {
    expect(actions('REQUESTED', false)).toEqual(['accept', 'reject', 'hide', 'verify', 'send'])
    expect(actions('REQUESTED', true)).toEqual(['send'])
  })

  test('nobody has answered one that was only made: documents may go out and wait there too', () => {
    expect(actions('CREATED', true)).toEqual(['send'])
  })

  test('over an accepted one documents are sent', () => {
    expect(actions('ACCEPTED', true)).toEqual(['send'])
  })

  test('a rejected one can be asked for again by either side', () => {
    expect(actions('REJECTED', true)).toEqual(['request'])
    expect(actions('REJECTED', false)).toEqual(['request'])
  })

  test('over one that is hidden nothing is', () => {
    expect(actions('HIDDEN', true)).toEqual([])
  })

  test('what is kept of a partner outside of the network is changed, not what a member says of itself', () => {
    const outside = { state: 'ACCEPTED', askedByUs: true, type: 'ExternalConnection' } as const
    expect(allowedActions(outside, may)).toEqual(['edit', 'send'])
    expect(allowedActions(outside, { write: false, send: true })).toEqual(['send'])
    expect(allowedActions({ ...outside, type: 'TradeshiftConnection' }, may)).toEqual(['send'])
  })

  test('a connected member has parts of its own, and is followed by who sees onboarding', () => {
    const member = { type: 'TradeshiftConnection', state: 'ACCEPTED' } as const
    expect(partsOf(member, new Set(['onboarding.read']))).toEqual(['fields', 'tracking', 'recommendations'])
    expect(partsOf(member, new Set())).toEqual(['fields', 'recommendations'])
    expect(partsOf({ ...member, state: 'REQUESTED' }, new Set(['onboarding.read']))).toEqual([])
    expect(partsOf({ ...member, type: 'ExternalConnection' }, new Set(['onboarding.read']))).toEqual([])
  })

  test('nobody is offered what they have no right to', () => {
    expect(actions('REQUESTED', false, { write: false, send: false })).toEqual([])
    expect(actions('REQUESTED', false, { write: false, send: true })).toEqual(['send'])
  })
})

describe('the ways to a partner, the usual one first, and why the others are closed', () => {
  const member = { type: 'TradeshiftConnection', email: null, endpoint_value: null }
  const other = { type: 'ExternalConnection', email: 'in@harbor.example', endpoint_value: '5790000123459' }
  const [KONTOR, PEPPOL, EMAIL] = ['KONTOR', 'PEPPOL_LOOPBACK', 'EMAIL'] as const
  test.each([
    ['a member', member, [KONTOR], { [PEPPOL]: 'MEMBER', [EMAIL]: 'MEMBER' }],
    ['who is no member', other, [PEPPOL, EMAIL], { [KONTOR]: 'NO_MEMBER' }],
    [
      'without an endpoint id',
      { ...other, endpoint_value: null },
      [EMAIL],
      { [KONTOR]: 'NO_MEMBER', [PEPPOL]: 'NO_ENDPOINT' },
    ],
    ['without an address', { ...other, email: null }, [PEPPOL], { [KONTOR]: 'NO_MEMBER', [EMAIL]: 'NO_EMAIL' }],
  ])('%s', (_who, to, open, closed) => {
    expect(channelsTo(to)).toEqual(open)
    expect(Object.fromEntries(closedChannelsTo(to).map(({ Channel, Why }) => [Channel, Why]))).toEqual(closed)
  })
})

describe('what a partner changed of itself', () => {
  const vat = { scheme: 'VAT', value: 'DE129273398' }
  const iban = { scheme: 'IBAN', value: 'DE89370400440532013000' }
  const street = { scheme: 'street', value: 'Hafenweg 1' }
  const before = { name: 'Brandt', country: 'DE', identifiers: [vat, iban], address: [street] }

  test('is nothing where only the order is another', () => {
    expect(changedParts(before, { ...before, identifiers: [iban, vat] })).toEqual([])
  })

  test.each([
    ['name', { name: 'Brandt & Söhne' }],
    ['country', { country: 'AT' }],
    ['identifiers', { identifiers: [{ ...vat, value: 'DE136695976' }, iban] }],
    ['bank', { identifiers: [vat] }],
    ['address', { address: [] }],
  ])('is its %s', (part, change) => {
    expect(changedParts(before, { ...before, ...change })).toEqual([part])
  })
})
