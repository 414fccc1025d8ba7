import { describe, expect, test } from 'vitest'
import { CAC, CBC, documentNamespace } from '../model/namespaces.ts'
import { bytesOf, fullInvoice } from '../testing/fixtures.ts'
import { read } from '../xml/read.ts'
import { germany } from './peppol/germany.ts'
import { validateRules } from './validate.ts'
import { xrechnungRules } from './xrechnung.ts'

const fired = (body: string): string[] =>
  validateRules(
    read(
      bytesOf(
        `<Invoice xmlns="${documentNamespace('Invoice')}" xmlns:cac="${CAC}" xmlns:cbc="${CBC}">${body}</Invoice>`,
      ),
    ),
    'xrechnung',
  ).map(({ rule }) => rule)

describe('XRechnung', () => {
  test('has the German rules under their own numbers', () => {
    const ids = xrechnungRules.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['BR-DE-1', 'BR-DE-15', 'BR-DE-23-a', 'BR-DE-23-b', 'BR-DE-31']))
    expect(ids.filter((id) => id.startsWith('BR-DE-'))).toHaveLength(germany.length + 2)
  })

  test('asks the same of everybody, whatever country they are in', () => {
    expect(fired('')).toEqual(expect.arrayContaining(['BR-DE-1', 'BR-DE-15', 'BR-DE-21', 'PEPPOL-EN16931-R001']))
    expect(fired('')).not.toContain('PEPPOL-EN16931-R003')
    expect(fired('<cac:AccountingSupplierParty><cac:Party/></cac:AccountingSupplierParty>')).toContain('BR-DE-2')
  })

  test.each([
    ['urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0', false],
    [
      'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0',
      false,
    ],
    ['urn:cen.eu:en16931:2017', true],
  ])('BR-DE-21 about %s: %s', (id, fires) => {
    expect(fired(`<cbc:CustomizationID>${id}</cbc:CustomizationID>`).includes('BR-DE-21')).toBe(fires)
  })

  test('BR-DE-TMP-32 wants to know when was delivered', () => {
    const delivery = '<cac:Delivery><cbc:ActualDeliveryDate>2026-11-21</cbc:ActualDeliveryDate></cac:Delivery>'
    const line = '<cac:InvoiceLine><cbc:ID>1</cbc:ID></cac:InvoiceLine>'
    expect(fired(line)).toContain('BR-DE-TMP-32')
    expect(fired(delivery + line)).not.toContain('BR-DE-TMP-32')
  })

  test('a German invoice with every group of the standard lacks only what XRechnung adds', () => {
    const fatal = validateRules(read(fullInvoice), 'xrechnung').filter(({ severity }) => severity === 'fatal')
    expect(fatal.map(({ rule }) => rule).filter((rule) => !/^(BR-DE|PEPPOL)-/.test(rule))).toEqual([])
  })
})
