import { describe, expect, test } from 'vitest'
import { documentTypes } from '../model/document-types.ts'
import { changed, fullInvoice, leafOf, withAttribute, withBefore, without, withText } from '../testing/fixtures.ts'
import { read } from '../xml/read.ts'
import type { Tree } from '../xml/tree.ts'
import { rulesOf } from './schema.ts'
import { validateSchema } from './validate.ts'

const invoice = read(fullInvoice)

test('the model knows every document type that we read', () => {
  for (const type of documentTypes) expect(rulesOf(type)?.positions.has('cbc:ID'), type).toBe(true)
})

describe('a document is held against the model of its type', () => {
  test('a good one has nothing to mend, whatever its extensions hold', () => {
    expect(validateSchema(invoice)).toEqual([])
  })

  test.each<[string, Tree, string, string]>([
    [
      'something missing',
      without(invoice, 'cbc:ID'),
      'SCHEMA-MISSING at /Invoice',
      'cbc:ID is missing, but required in Invoice.',
    ],
    [
      'something that is not UBL',
      withBefore(invoice, leafOf('cbc:Colour', 'red'), 'cbc:ID'),
      'SCHEMA-UNKNOWN at /Invoice/cbc:Colour',
      'cbc:Colour is not allowed in Invoice.',
    ],
    [
      'something in the wrong place',
      withBefore(without(invoice, 'cbc:IssueDate'), leafOf('cbc:IssueDate', '2026-11-18'), 'cbc:ID'),
      'SCHEMA-ORDER at /Invoice/cbc:ID',
      'cbc:ID is after cbc:IssueDate; in Invoice it must be before.',
    ],
    [
      'something twice',
      withBefore(invoice, leafOf('cbc:ID', '2'), 'cbc:ID'),
      'SCHEMA-REPEATED at /Invoice/cbc:ID[2]',
      'cbc:ID appears more than once; Invoice allows only one.',
    ],
    [
      'an amount that is none',
      withText(invoice, '12,50', 'cac:LegalMonetaryTotal', 'cbc:PayableAmount'),
      'SCHEMA-TYPE at /Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount',
      'cbc:PayableAmount is "12,50"; it must be a decimal such as 12.50.',
    ],
    [
      'an empty amount',
      withText(invoice, '', 'cac:InvoiceLine 2', 'cbc:LineExtensionAmount'),
      'SCHEMA-TYPE at /Invoice/cac:InvoiceLine[2]/cbc:LineExtensionAmount',
      'cbc:LineExtensionAmount is empty; it must be a decimal such as 12.50.',
    ],
    [
      'a date that is not in the calendar',
      withText(invoice, '2026-02-29', 'cbc:IssueDate'),
      'SCHEMA-TYPE at /Invoice/cbc:IssueDate',
      'cbc:IssueDate is "2026-02-29"; it must be a date such as 2026-11-21.',
    ],
    [
      'an indicator that says neither',
      withText(invoice, 'yes', 'cac:AllowanceCharge', 'cbc:ChargeIndicator'),
      'SCHEMA-TYPE at /Invoice/cac:AllowanceCharge[1]/cbc:ChargeIndicator',
      'cbc:ChargeIndicator is "yes"; it must be true or false.',
    ],
    [
      'an attachment that is not base64',
      withText(
        invoice,
        'JVBE*',
        'cac:AdditionalDocumentReference',
        'cac:Attachment',
        'cbc:EmbeddedDocumentBinaryObject',
      ),
      'SCHEMA-TYPE at /Invoice/cac:AdditionalDocumentReference/cac:Attachment/cbc:EmbeddedDocumentBinaryObject',
      'cbc:EmbeddedDocumentBinaryObject is "JVBE*"; it must be base64.',
    ],
    [
      'an amount without its currency',
      withAttribute(invoice, 'currencyID', undefined, 'cac:TaxTotal', 'cbc:TaxAmount'),
      'SCHEMA-ATTRIBUTE at /Invoice/cac:TaxTotal[1]/cbc:TaxAmount',
      'cbc:TaxAmount has no currencyID, which is required in Amount.',
    ],
    [
      'an attribute that UBL does not have',
      withAttribute(invoice, 'colour', 'red', 'cbc:ID'),
      'SCHEMA-ATTRIBUTE at /Invoice/cbc:ID',
      'cbc:ID has the attribute colour, which Identifier does not allow.',
    ],
    [
      'text between elements',
      changed(invoice, ['cac:Delivery'], (was) => ({ ...was, children: ['stray', ...was.children] })),
      'SCHEMA-TEXT at /Invoice/cac:Delivery',
      'cac:Delivery contains the text "stray", but only elements are allowed.',
    ],
  ])('%s', (_, tree, where, message) => {
    const findings = validateSchema(tree)
    expect(findings.map(({ rule, path }) => `${rule} at ${path}`)).toContain(where)
    expect(findings.map((finding) => finding.message)).toContain(message)
  })

  test('a finding says the line of the file', () => {
    const [finding] = validateSchema(withText(invoice, 'x', 'cbc:IssueDate'))
    expect(finding?.line).toBe(10)
  })

  test('a document that is wrong throughout is not listed without end', () => {
    const notes = Array.from({ length: 5000 }, () => leafOf('cbc:Colour', 'red'))
    const tree = { ...invoice, root: { ...invoice.root, children: [...notes, ...invoice.root.children] } }
    expect(validateSchema(tree).length).toBe(500)
  })
})
