import { describe, expect, test } from 'vitest'
import { validateRules } from '../rules/validate.ts'
import { validateSchema } from '../schema/validate.ts'
import { bytesOf, fullInvoice, plainForm, textOfBytes } from '../testing/fixtures.ts'
import { all, at, text } from '../xml/access.ts'
import { read } from '../xml/read.ts'
import { write } from '../xml/write.ts'
import type { TradeForm } from './form.ts'
import { formOf } from './form-of.ts'
import { recompose } from './recompose.ts'

const imported = read(fullInvoice)
const edited = (change: (form: TradeForm) => TradeForm) => read(write(recompose(imported, change(formOf(imported)))))

describe('a document that was imported and edited', () => {
  test('is the very same when nothing was changed', () => {
    expect(recompose(imported, formOf(imported))).toBe(imported)
  })

  test('keeps all that the form has no word for', () => {
    const source = textOfBytes(write(recompose(imported, { ...formOf(imported), note: 'Edited' })))
    for (const kept of [
      '<own:Mark xmlns:own="urn:example:own" own:level="2">kept <own:em>as</own:em> it is</own:Mark>',
      '<!-- a comment inside the root -->',
      'filename="hours.pdf">JVBERi0xLjQK<',
      '<b:Name>Steuer Nord</b:Name>',
      '<b:ItemClassificationCode listID="STI">44000000<',
      '<b:TaxAmount currencyID="SEK">2050.00<',
      '<b:ID schemeID="AVE">OBJ-7</b:ID>',
    ])
      expect(source).toContain(kept)
    expect(source).toContain('<b:Note>Edited</b:Note>')
  })

  test('changes nothing but the field that was edited', () => {
    const before = textOfBytes(write(recompose(imported, { ...formOf(imported), note: 'one' })))
    const after = textOfBytes(write(recompose(imported, { ...formOf(imported), note: 'two' })))
    expect(after).toBe(before.replace('>one<', '>two<'))
  })

  test('never counts anew what it was not asked to: imported totals stay to the last digit', () => {
    const unusual = textOfBytes(fullInvoice)
      .replace('>1130.50<', '>1130.5000<')
      .replace('>945.00</b:LineExt', '>945</b:LineExt')
    const tree = read(bytesOf(unusual))
    const { root } = recompose(tree, { ...formOf(tree), dueDate: '2027-01-31' })
    expect(text(root, 'cac:LegalMonetaryTotal', 'cbc:TaxInclusiveAmount')).toBe('1130.5000')
    expect(text(root, 'cac:InvoiceLine', 'cbc:LineExtensionAmount')).toBe('945')
    expect(text(root, 'cbc:DueDate')).toBe('2027-01-31')
  })

  test('counts all totals anew once an amount changes, so that they agree', () => {
    const tree = edited((form) => ({
      ...form,
      lines: form.lines.map((line, i) => (i === 1 ? { ...line, quantity: '2' } : line)),
    }))
    expect(text(tree.root, 'cac:LegalMonetaryTotal', 'cbc:PayableAmount')).toBe('1196.35')
    expect(validateRules(tree, 'en16931').filter(({ rule }) => rule.startsWith('BR-CO-1'))).toEqual([])
    expect(validateSchema(tree)).toEqual([])
  })

  test('takes out the line that was removed and puts a new one behind the others', () => {
    const tree = edited((form) => ({ ...form, lines: [form.lines[1]!, { ...plainForm.lines[2]!, id: '3' }] }))
    expect(all(tree.root, 'cac:InvoiceLine', 'cbc:ID').map((id) => text(id))).toEqual(['2', '3'])
    expect(all(tree.root, 'cac:InvoiceLine', 'cac:Item', 'cbc:Name').map((name) => text(name))).toEqual([
      'Calibration, on site',
      'Socket set 3/4″',
    ])
    expect(validateSchema(tree)).toEqual([])
  })

  test('puts a new part where UBL has its place, with the prefixes of the document', () => {
    const source = write(recompose(imported, { ...formOf(imported), paymentTerms: '30 days', accountingCost: '210' }))
    expect(validateSchema(read(source))).toEqual([])
    expect(textOfBytes(source)).toContain('<b:AccountingCost>210</b:AccountingCost>')
    expect(at(read(source).root, 'cac:PaymentTerms', 'cbc:Note')).toBeDefined()
  })
})
