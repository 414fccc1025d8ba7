import { rightTypes } from '@kontor/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reachOf, whyNotReach } from './access.ts'

const claims = fc.record({
  confined: fc.boolean(),
  isAuthor: fc.boolean(),
  isAdministrator: fc.boolean(),
  rights: fc.subarray([...rightTypes]),
})
const may = (claim: Parameters<typeof reachOf>[0], needed: (typeof rightTypes)[number]) =>
  whyNotReach(needed, reachOf(claim)) === undefined

describe('F-364: the rights on a document', () => {
  test('each include those before it, whoever asks', () => {
    fc.assert(
      fc.property(claims, (claim) => {
        const allowed = rightTypes.map((right) => may(claim, right))
        expect(allowed.toSorted().reverse()).toEqual(allowed)
      }),
    )
  })

  test('keep nobody out of an open document, nor its author or an administrator out of any', () => {
    fc.assert(
      fc.property(claims, (claim) => {
        if (!claim.confined || claim.isAuthor || claim.isAdministrator) expect(may(claim, 'admin')).toBe(true)
        else expect(may(claim, 'right')).toBe(claim.rights.length > 0)
      }),
    )
  })

  test('that are added never take anything away', () => {
    fc.assert(
      fc.property(claims, fc.constantFrom(...rightTypes), fc.constantFrom(...rightTypes), (claim, more, needed) => {
        if (may(claim, needed)) expect(may({ ...claim, rights: [...claim.rights, more] }, needed)).toBe(true)
      }),
    )
  })
})
