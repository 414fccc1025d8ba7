import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../read-any.ts'
import { validateRules } from '../rules/validate.ts'
import { validateSchema } from '../schema/validate.ts'
import { anyInvoice } from '../testing/any-invoice.ts'
import { cii, contentOfTree, flat, inCii, inUbl, replaced, thereAndBack, ubl, usual } from '../testing/convert.ts'
import { contentOf } from '../testing/events.ts'
import { bytesOf, fullCii, fullInvoice, plainForm, textOfBytes, withText } from '../testing/fixtures.ts'
import { compose } from '../trade/compose.ts'
import { text } from '../xml/access.ts'
import { read } from '../xml/read.ts'
import { Refusal } from '../xml/refusal.ts'
import { write } from '../xml/write.ts'
import { ciiToUbl, ublToCii } from './convert.ts'
import { readCii } from './read.ts'

describe('no business term is lost', () => {
  test('from UBL to CII and back: all that the standard has a term for, as it was written', () => {
    const known = replaced(
      replaced(ubl, /<ext:UBLExtensions>[\s\S]*<\/ext:UBLExtensions>/, ''),
      // UBL wants the network of a card, which the standard does not know.
      '<b:NetworkID>VISA<',
      '<b:NetworkID>NA<',
    )
    expect(contentOfTree(thereAndBack(read(fullInvoice)))).toEqual(contentOf(bytesOf(known)))
  })

  test('from CII to UBL and back: every term of the standard, in the order of the schema', () => {
    expect(contentOf(write(ublToCii(ciiToUbl(readCii(fullCii)))))).toEqual(contentOf(fullCii))
  })

  test('an invoice that does not say what it complies with has a context all the same, as the schema wants', () => {
    const silent = replaced(ubl, /<b:CustomizationID>.*/, '')
    expect(validateSchema(readCii(bytesOf(inCii(silent))))).toEqual([])
  })

  test('from any invoice and credit note, of any currency, with lines, allowances and charges of any kind', () => {
    fc.assert(
      fc.property(anyInvoice, (form) => {
        const tree = compose(form)
        expect(contentOfTree(thereAndBack(tree))).toEqual(contentOfTree(tree))
      }),
      { numRuns: 60 },
    )
  })

  test('decimals stay as they were written', () => {
    const unusual = replaced(cii, '>990.00<', '>000990.00000000000000001<')
    expect(inUbl(unusual)).toContain('<cbc:PayableAmount currencyID="EUR">000990.00000000000000001<')
    expect(contentOf(write(ublToCii(ciiToUbl(readCii(bytesOf(unusual))))))).toEqual(contentOf(bytesOf(unusual)))
  })
})

describe('what CII says is judged as UBL', () => {
  test('the full invoice is valid in form and under EN 16931', () => {
    const tree = ciiToUbl(readCii(fullCii))
    expect(validateSchema(tree)).toEqual([])
    expect(validateRules(tree, 'en16931')).toEqual([])
  })

  test.each([
    ['BR-09', /<ram:CountryID>DE<\/ram:CountryID>(?=\s*<ram:CountrySubDivisionName>HH)/, 'ram:PostcodeCode>20095'],
    ['BR-25', /<ram:Name>Training<\/ram:Name>/, 'ram:LineID>2'],
    ['BR-31', /<ram:ActualAmount>100.00<\/ram:ActualAmount>/, 'ram:CalculationPercent>10<'],
    ['BR-CO-16', /<ram:TotalPrepaidAmount>130.00<\/ram:TotalPrepaidAmount>/, ''],
    ['BR-56', /<ram:ID schemeID="VA">DE999999999<\/ram:ID>/, 'Steuer Nord'],
  ])('%s fires, at a line of the file', (rule, remove, near) => {
    const broken = replaced(usual, remove, '')
    const found = validateRules(ciiToUbl(readCii(bytesOf(broken))), 'en16931').find((one) => one.rule === rule)
    const lines = broken.split('\n')
    const at =
      near === ''
        ? lines.findIndex((line) => line.includes('HeaderMonetarySummation'))
        : lines.findIndex((line) => line.includes(near))
    expect(found?.line).toBeGreaterThanOrEqual(at - 3)
    expect(found?.line).toBeLessThanOrEqual(at + 4)
  })
})

describe('a credit note', () => {
  const note = compose({ ...plainForm, type: 'CreditNote', dueDate: '2026-12-21' })

  test('is told by its type code', () => {
    for (const code of ['381', '261', '396']) {
      const tree = thereAndBack(withText(note, code, 'cbc:CreditNoteTypeCode'))
      expect([tree.type, text(tree.root, 'cbc:CreditNoteTypeCode')]).toEqual(['CreditNote', code])
    }
    expect(ciiToUbl(readCii(bytesOf(replaced(cii, '>380<', '>384<')))).type).toBe('Invoice')
  })

  test('has its due date in the payment means and its project among the documents, credited quantities, and is valid', () => {
    const made = ciiToUbl(readCii(bytesOf(replaced(cii, '>380<', '>381<'))))
    const xml = flat(textOfBytes(write(made)))
    expect(xml).toContain('<cbc:PaymentDueDate>2026-12-18<')
    expect(xml).not.toContain('cbc:DueDate')
    expect(xml).toContain('<cbc:ID>PRJ-5</cbc:ID><cbc:DocumentTypeCode>50<')
    expect(xml).not.toContain('cac:ProjectReference')
    expect(xml).toContain('<cbc:CreditedQuantity unitCode="C62">5.000<')
    expect(validateSchema(made)).toEqual([])
    expect(validateRules(made, 'en16931')).toEqual([])
    expect(contentOf(write(ublToCii(made)))).toEqual(contentOf(bytesOf(replaced(cii, '>380<', '>381<'))))
  })
})

describe('what is no invoice', () => {
  test('an order has no CII', () => {
    expect(() => ublToCii(compose({ ...plainForm, type: 'Order' }))).toThrow(Refusal)
    expect(() => ublToCii(compose({ ...plainForm, type: 'Order' }))).toThrow(/no CII of a UBL Order/)
  })

  test('an empty CII invoice is UBL in which the rules miss everything', () => {
    const empty = bytesOf(replaced(cii, /(<rsm:CrossIndustryInvoice[^>]*>)[\s\S]*</, '$1<'))
    const tree = readDocument(empty)
    expect(validateRules(tree, 'en16931').map(({ rule }) => rule)).toEqual(expect.arrayContaining(['BR-02', 'BR-16']))
  })
})
