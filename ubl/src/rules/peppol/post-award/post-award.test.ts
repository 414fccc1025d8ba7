import { describe, expect, test } from 'vitest'
import type { DocumentType } from '../../../model/document-types.ts'
import { documentNamespace } from '../../../model/namespaces.ts'
import { bytesOf } from '../../../testing/fixtures.ts'
import { cac, cbc, vat } from '../../../testing/peppol/elements.ts'
import type { Case } from '../../../testing/peppol/post-award/elements.ts'
import { postAwardNearCases } from '../../../testing/peppol/post-award/near-cases.ts'
import { suites } from '../../../testing/peppol/post-award/transaction-cases.ts'
import { ublFragment } from '../../../testing/ubl-fragment.ts'
import { read } from '../../../xml/read.ts'
import { validateRules } from '../../validate.ts'
import { commonRules } from './common.ts'
import { transactions } from './transactions.ts'

const fired = (type: DocumentType, body: string): string[] =>
  validateRules(ublFragment(body, type), 'peppol').map(({ rule }) => rule)

for (const [id, type, says, cases] of suites)
  describe(`Peppol ${id} (${type})`, () => {
    test.each(cases)('%s', (rule, good, bad) => {
      expect(fired(type, says + good)).not.toContain(rule)
      expect(fired(type, says + bad)).toContain(rule)
    })
    test('each rule has a case', () => {
      const rules = transactions.find((one) => one.id === id)?.rules.map((rule) => rule.id)
      expect([...new Set(rules)].toSorted()).toEqual([...new Set(cases.map(([rule]) => rule))].toSorted())
    })
  })

test.each(postAwardNearCases)('%s of %s, by a hair', (rule, type, good, bad) => {
  expect(fired(type, good)).not.toContain(rule)
  expect(fired(type, bad)).toContain(rule)
})

describe('what Peppol asks of all documents after award', () => {
  const endpoint = (scheme: string, number: string) => cbc('EndpointID', number, `schemeID="${scheme}"`)
  const cases: Case[] = [
    ['R001', cbc('Note', 'a'), cbc('Note', '')],
    ['R002', cac('Contract', cbc('ID', '1')), cac('Contract')],
    ['R030', cbc('IssueDate', '2026-02-28'), cbc('IssueDate', '2026-02-29')],
    ['R040', endpoint('0088', '7300010000001'), endpoint('0088', '7300010000002')],
    ['R041', endpoint('0192', '987654325'), endpoint('0192', '987654321')],
    ['R042', endpoint('0184', '88777654'), endpoint('0184', '8877765')],
    ['R043', endpoint('0208', '0403019261'), endpoint('0208', '0403019262')],
    ['R044', endpoint('0201', 'ABC123'), endpoint('0201', 'ABC12')],
    ['R045', endpoint('0210', '12345678901'), endpoint('0210', '1')],
    ['R046', endpoint('9907', '12345678901'), endpoint('9907', '1')],
    ['R047', endpoint('0211', 'IT00743110157'), endpoint('0211', 'IT00743110158')],
    ['R049', endpoint('0007', '5567321707'), endpoint('0007', '5567321708')],
    ['R050', endpoint('0151', '51824753556'), endpoint('0151', '51824753557')],
    ['R052', endpoint('0096', '1234567890'), endpoint('0096', '123456789')],
    ['R053', endpoint('0198', 'DK12345678'), endpoint('0198', '12345678')],
    ['R054', endpoint('0106', '12345678'), endpoint('0106', '1234567')],
    ['R055', endpoint('0190', '12345678901234567890'), endpoint('0190', '1')],
    ['R056-1', endpoint('9944', 'NL123456789B12'), endpoint('9944', 'NL123456789')],
    ['R056-2', vat('NL123456789B12'), vat('NL123456789')],
    ['R057', endpoint('0217', '123456789012'), endpoint('0217', '1')],
  ]
  test.each(cases)('PEPPOL-COMMON-%s', (id, good, bad) => {
    const rule = `PEPPOL-COMMON-${id}`
    expect(fired('Order', good)).not.toContain(rule)
    expect(fired('Order', bad)).toContain(rule)
  })
  test('PEPPOL-COMMON-R003: a schema location warns, and the structure forbids it', () => {
    const xml = `<Order xmlns="${documentNamespace('Order')}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b"/>`
    const rules = validateRules(read(bytesOf(xml)), 'peppol').map(({ rule }) => rule)
    expect(rules).toEqual(expect.arrayContaining(['PEPPOL-COMMON-R003', 'PEPPOL-T01-B00109']))
  })
  test('each rule has a case', () => {
    const ids = commonRules.map(({ id }) => id).filter((id) => id !== 'PEPPOL-COMMON-R003')
    expect([...new Set(ids)].toSorted()).toEqual(cases.map(([id]) => `PEPPOL-COMMON-${id}`).toSorted())
  })
})
