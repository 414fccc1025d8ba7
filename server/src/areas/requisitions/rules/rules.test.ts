import { type Permission, requisitionStates } from '@kontor/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actionTo, allowedActions, contextFor, isTheirs, type Standing, whyNotThey } from './actions.ts'
import { approversAmong } from './approvers.ts'
import { amountOf, boughtOf, carried, entered, totalOf, withBrought, withBundle, withoutLines } from './lines.ts'

const permissions: readonly Permission[] = [
  'requisition.read',
  'requisition.write',
  'requisition.approve',
  'requisition.manage',
]
const person = fc.constantFrom('ada', 'ben', 'cleo')
const standing: fc.Arbitrary<Standing> = fc.record({
  state: fc.constantFrom(...requisitionStates),
  locked: fc.boolean(),
  requesterId: fc.option(person),
  onBehalfId: fc.option(person),
})
const by = fc.record({
  userId: person,
  permissions: fc.subarray([...permissions]).map((some) => new Set(some)),
  isApprover: fc.boolean(),
})

describe('who may do what with a requisition', () => {
  test('nobody decides what they asked for, or what was asked for on their behalf, whatever they may', () => {
    fc.assert(
      fc.property(standing, by, (one, who) => {
        const actions = allowedActions(one, who)
        if (one.requesterId === who.userId || one.onBehalfId === who.userId)
          expect(actions).not.toEqual(expect.arrayContaining(['approve']))
        if (!who.isApprover || !who.permissions.has('requisition.approve')) expect(actions).not.toContain('reject')
      }),
    )
  })

  test('what is locked, or no draft any more, is changed by nobody (F-223), and the mode says so (F-133)', () => {
    fc.assert(
      fc.property(standing, by, fc.boolean(), (one, who, isBasket) => {
        const edits = allowedActions(one, who).includes('edit')
        if (one.locked || one.state !== 'DRAFT') expect(edits).toBe(false)
        expect(contextFor(one, who, isBasket) === 'NOT_EDITABLE').toBe(!edits)
      }),
    )
  })

  test('what is ordered or canceled stays so', () => {
    fc.assert(
      fc.property(standing, by, (one, who) => {
        if (one.state === 'ORDERED' || one.state === 'CANCELED') expect(allowedActions(one, who)).toEqual([])
      }),
    )
  })

  test('somebody named decides, else who heads purchases, else who administers: never who asked, is away for good, or may not', () => {
    const one = fc.record({
      ...{ id: fc.constantFrom('ada', 'ben', 'cleo', 'dora'), state: fc.constantFrom('ACTIVE', 'LOCKED') },
      ...{ mayApprove: fc.boolean(), heads: fc.boolean(), administers: fc.boolean() },
    })
    const colleagues = fc.uniqueArray(one, { selector: ({ id }) => id })
    const named = fc.subarray(['ada', 'ben'])
    fc.assert(
      fc.property(colleagues, named, person, fc.option(person), (all, some, requesterId, onBehalfId) => {
        const { ids, by } = approversAmong(all, some, { requesterId, onBehalfId })
        const chosen = all.filter(({ id }) => ids.includes(id))
        for (const { id, state, mayApprove } of chosen) {
          expect([requesterId, onBehalfId]).not.toContain(id)
          expect([state, mayApprove]).toEqual(['ACTIVE', true])
        }
        const fits = (kind: 'heads' | 'administers') =>
          all.some(
            (each) =>
              each[kind] &&
              each.mayApprove &&
              each.state === 'ACTIVE' &&
              !isTheirs({ requesterId, onBehalfId }, each.id),
          )
        if (by !== 'NAMED' && fits('heads')) expect(chosen.every(({ heads }) => heads)).toBe(true)
        if (fits('heads') || fits('administers')) expect(ids.length).toBeGreaterThan(0)
      }),
    )
  })

  test('each state is reached by an act of somebody', () => {
    for (const state of requisitionStates) {
      const everything = { userId: 'ben', permissions: new Set(permissions), isApprover: true }
      const theirs: Standing = { state: 'PENDING', locked: false, requesterId: 'ada', onBehalfId: null }
      expect(whyNotThey(actionTo[state], theirs, everything)).toBeUndefined()
    }
  })
})

const price = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2))
const line = fc.record({ Name: fc.constant('Pen'), quantity: fc.integer({ min: 1, max: 999 }), price }).map((one) => ({
  Kind: 'plain' as const,
  Name: one.Name,
  Quantity: { value: String(one.quantity), unitCode: 'C62' },
  Price: { value: one.price, currencyID: 'EUR' },
}))

describe('the lines of a requisition', () => {
  test('have ids of their own and come to the sum of what is bought, to the cent; a bundle counts by its items', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.array(line, { maxLength: 5 }), (some, items) => {
        const lines = withBundle(entered(some), { Name: 'Bundle', Quantity: { value: '1', unitCode: 'C62' } }, items)
        expect(new Set(lines.map(({ ID }) => ID)).size).toBe(lines.length)
        const cents = boughtOf(lines).reduce((sum, one) => sum + Math.round(Number(amountOf(one)?.value ?? 0) * 100), 0)
        expect(totalOf(lines, 'EUR')).toBe((cents / 100).toFixed(2))
        const master = lines[some.length]?.ID ?? ''
        expect(withoutLines(lines, [master])).toHaveLength(some.length)
      }),
    )
  })
})

describe('lines from a shop', () => {
  const one = { value: '1', unitCode: 'C62' }
  const price = { value: '5', currencyID: 'EUR' }
  const PunchOut = { Id: '019b0000-0000-7000-8000-000000000000', ShopName: 'Brandt online', On: '2026-11-27' }
  const lamp = { Kind: 'plain', Name: 'Lamp', Quantity: one } as const
  const brush = { Name: 'Brush', Quantity: one, Price: price, SellersItemID: 'B-1', PunchOut }
  const there = withBrought(entered([lamp]), [brush])

  test('stand behind those that are there, each with an id of its own and what it comes to', () => {
    expect(there).toMatchObject([
      { ID: '1', Name: 'Lamp' },
      { ID: '2', Kind: 'plain', Name: 'Brush', LineExtensionAmount: { value: '5.00' }, PunchOut },
    ])
  })

  test('keep their ids, whatever new line is written before them', () => {
    const saved = carried(entered([lamp, { ...lamp, Name: 'Desk' }, { ...brush, Kind: 'plain', ID: '2' }]), there)
    expect(saved.map(({ ID, Name, PunchOut: from }) => [ID, Name, from?.ShopName])).toEqual([
      ['3', 'Lamp', undefined],
      ['4', 'Desk', undefined],
      ['2', 'Brush', 'Brandt online'],
    ])
  })

  test.each<[what: string, change: object, isMarked: boolean]>([
    ['more of it', { Quantity: { ...one, value: '9' } }, true],
    ['the price in other digits', { Price: { ...price, value: '5.00' } }, true],
    ['another price', { Price: { ...price, value: '4' } }, false],
    ['another item', { SellersItemID: 'B-2' }, false],
    ['another supplier', { SupplierConnectionId: 'other' }, false],
    ['another unit', { Quantity: { ...one, unitCode: 'XBX' } }, false],
  ])('with %s say where they are from: $2', (_, change, isMarked) => {
    const [, saved] = carried(
      entered([
        { ...lamp, ID: '1' },
        { ...brush, ...change, Kind: 'plain', ID: '2' },
      ]),
      there,
    )
    expect(saved?.PunchOut !== undefined).toBe(isMarked)
  })
})
