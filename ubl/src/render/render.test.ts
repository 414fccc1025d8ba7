import { readFileSync } from 'node:fs'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { applicationResponse } from '../document/application-response.ts'
import { documentTypes } from '../model/document-types.ts'
import { documentNamespace } from '../model/namespaces.ts'
import { bytesOf, fullInvoice, plainForm, withText } from '../testing/fixtures.ts'
import { compose } from '../trade/compose.ts'
import { formTypes } from '../trade/form.ts'
import { read } from '../xml/read.ts'
import type { Tree } from '../xml/tree.ts'
import { render } from './page.ts'
import { englishWords, renderWordKeys, renderWords } from './words.ts'

const invoice = read(fullInvoice)
const page = (tree: Tree, locale = 'en-GB') => render(tree, { words: englishWords, locale })

/** What a reader sees: the text of the page, without its style sheet, spaces made one. */
const seen = (tree: Tree, locale?: string) =>
  page(tree, locale)
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')

describe('a rendering', () => {
  test('of a receipt advice shows what came, what is missing, and what was turned away and why', () => {
    const [line] = plainForm.lines
    if (line === undefined) throw new Error('The form has no line')
    const came = { ...line, quantity: '7', short: '1', rejected: { quantity: '2', reason: 'Broken in transit' } }
    const text = seen(compose({ ...plainForm, type: 'ReceiptAdvice', lines: [came] }))
    for (const part of ['Missing', 'Rejected', 'Received', 'Broken in transit']) expect(text).toContain(part)
  })

  test('of a quote says until when it stands, and not that something is due', () => {
    const quote = { ...plainForm, type: 'Quotation' as const, issueDate: '2026-11-26', dueDate: undefined }
    const text = seen(compose({ ...quote, period: { end: '2027-01-29' } }))
    expect(text.match(/Valid until 29 Jan 2027/g)).toHaveLength(2)
    expect(text).not.toMatch(/Due|Period/)
    const later = seen(compose({ ...quote, period: { start: '2026-12-01', end: '2027-01-29' } }))
    expect(later).toContain('1 Dec 2026')
  })

  test('has discounts for early payment in words, with their last day and what they come to', () => {
    const paymentTerms = '30 days net\n#SKONTO#TAGE=14#PROZENT=2.00#'
    const text = seen(compose({ ...plainForm, issueDate: '2026-11-26', paymentTerms }))
    expect(text).toMatch(/30 days net 2% discount until 10 Dec 2026: [\d.,]+ EUR/)
    expect(text).not.toContain('SKONTO')
  })

  test('shows who, when, what, how much and how to pay', () => {
    const text = seen(invoice)
    for (const part of [
      'Invoice RE-2026-0871',
      'Brandt Werkzeuge GmbH',
      'Nordlicht Handel AG',
      '20095 Hamburg',
      'Issued 18 Nov 2026',
      'Due 18 Dec 2026',
      'Order PO-4417',
      'Your reference KST-210',
      'Torque wrench 40–200 Nm',
      'Discount −100.00',
      'VAT 19% on 950.00 180.50',
      'Total VAT in SEK SEK 2,050.00',
      'Amount paid 130.00',
      'Rounding −0.50',
      'Amount due, EUR 1,000.00',
      'DE75 5121 0800 1245 1261 99',
      'Tools &amp; calibration &lt;autumn&gt;',
      'hours.pdf',
    ])
      expect(text).toContain(part)
  })

  test('prints amounts digit by digit, in the locale of the reader', () => {
    const big = withText(invoice, '12345678901234567890.129', 'cac:LegalMonetaryTotal', 'cbc:PayableAmount')
    expect(seen(big)).toContain('12,345,678,901,234,567,890.129')
    expect(seen(big, 'de-DE')).toContain('12.345.678.901.234.567.890,129')
    expect(seen(big, 'hi-IN')).toContain('1,23,45,67,89,01,23,45,67,890.129')
    expect(seen(invoice, 'ar-EG')).toContain('١٬٠٠٠٫٠٠')
  })

  test('says a business date as the day that it is, wherever the reader is', () => {
    expect(seen(withText(invoice, '2026-01-01', 'cbc:IssueDate'))).toContain('1 Jan 2026')
    expect(seen(withText(invoice, '2026-99-99', 'cbc:IssueDate'))).toContain('2026-99-99')
  })

  test('says the currency of each price of a catalogue, which has no total that does', () => {
    const catalogue = readFileSync(new URL('../../../docs/samples/catalogue.xml', import.meta.url))
    expect(seen(read(catalogue))).toMatch(/EUR\s189\.00/)
  })

  test('lets nothing of the document become markup, script or request', () => {
    const evil = `"><script>alert(1)</script><img src=x onerror="alert(2)"><style>*{}</style>&amp;'`
    let tree = invoice
    for (const path of [
      ['cbc:ID'],
      ['cbc:Note'],
      ['cbc:DocumentCurrencyCode'],
      ['cac:AccountingSupplierParty', 'cac:Party', 'cac:PartyLegalEntity', 'cbc:RegistrationName'],
      ['cac:AllowanceCharge', 'cbc:AllowanceChargeReason'],
      ['cac:LegalMonetaryTotal', 'cbc:PayableAmount'],
      ['cac:InvoiceLine', 'cac:Item', 'cbc:Name'],
      ['cac:PaymentMeans', 'cac:PayeeFinancialAccount', 'cbc:ID'],
    ])
      tree = withText(tree, evil, ...path)
    const markup = page(tree)
    const tags = [...markup.matchAll(/<([a-z0-9!]+)([^>]*)>/gi)].map(
      ([, name = '', rest = '']) => [name, rest] as const,
    )
    const allowed =
      'b bdi body dd div dl !doctype dt h1 h2 head header html li main meta p section small span style table tbody td th thead title tr ul'
    expect([...new Set(tags.map(([name]) => name))].filter((name) => !allowed.split(' ').includes(name))).toEqual([])
    const attributes = tags.flatMap(([, rest]) => [...rest.matchAll(/ ([a-z-]+)=/g)].map(([, name]) => name))
    expect([...new Set(attributes)].sort()).toEqual([
      'charset',
      'class',
      'content',
      'data-label',
      'dir',
      'lang',
      'name',
      'scope',
      'tabindex',
    ])
    expect(tags.filter(([name]) => name === 'style')).toHaveLength(1)
    expect(/<style>(.*)<\/style>/s.exec(markup)?.[1]).not.toMatch(/url\(|@import/)
    expect(markup).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  test('escapes the words that it is given, too', () => {
    const markup = render(invoice, { words: () => '<b>word</b>', locale: 'en' })
    expect(markup).not.toContain('<b>word</b>')
  })

  test('is well-formed in every part', () => {
    for (const tree of [invoice, ...formTypes.map((type) => compose({ ...plainForm, type }))]) {
      const body = /<main>.*<\/main>/s.exec(page(tree))?.[0] ?? ''
      const parser = new SaxesParser()
      parser.write(body).close()
    }
  })

  test('is written from right to left where the reader reads so', () => {
    expect(render(invoice, { words: englishWords, locale: 'ar-SA', dir: 'rtl' })).toContain(
      '<html lang="ar-SA" dir="rtl">',
    )
  })

  test.each(documentTypes)('of a %s is there even when the document is nearly empty', (type) => {
    const tree = read(bytesOf(`<${type} xmlns="${documentNamespace(type)}"/>`))
    expect(seen(tree)).toContain(renderWords[`paper.type.${type}`])
  })

  test('of an answer says what it answers and how', () => {
    const answer = applicationResponse({
      id: 'AR-1',
      issueDate: '2026-11-20',
      sender: { name: 'Nordlicht Handel AG' },
      receiver: { name: 'Brandt Werkzeuge GmbH' },
      responseCode: 'RE',
      reason: 'Six hours were billed.',
      document: { id: 'RE-2026-0871', type: 'Invoice' },
    })
    expect(seen(answer)).toMatch(/Response Rejected Invoice RE-2026-0871 Reason Six hours were billed\./)
  })

  test('asks only for words that are listed, with all that they need', () => {
    const asked = new Set<string>()
    const words = (key: string, values: Record<string, string | number> = {}) => {
      asked.add(key)
      for (const [, hole = ''] of (renderWords[key] ?? '').matchAll(/\{(\w+)\}/g))
        expect(values, key).toHaveProperty(hole)
      return key
    }
    for (const tree of [invoice, ...formTypes.map((type) => compose({ ...plainForm, type }))])
      render(tree, { words, locale: 'en' })
    for (const key of asked) expect(renderWordKeys).toContain(key)
  })
})
