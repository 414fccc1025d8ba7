import { type Permission, requisitionStates } from '@kontor/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actionTo, allowedActions, contextFor, isTheirs, type Standing, whyNotThey } from './actions.ts'
import { approversAmong } from './approvers.ts'

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
  properties: fc.record({ lockedBy: person }, { requiredKeys: [] }),
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
      const theirs: Standing = { state: 'PENDING', locked: false, requesterId: 'ada', onBehalfId: null, properties: {} }
      expect(whyNotThey(actionTo[state], theirs, everything)).toBeUndefined()
    }
  })
})
