import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { ublToCii } from '../cii/convert.ts'
import { readDocument } from '../read-any.ts'
import { englishWords } from '../render/words.ts'
import { validateRules } from '../rules/validate.ts'
import { bytesOf, fullInvoice, plainForm, textOfBytes, withText } from '../testing/fixtures.ts'
import { seenIn } from '../testing/pdf.ts'
import { compose } from '../trade/compose.ts'
import { read } from '../xml/read.ts'
import { Refusal } from '../xml/refusal.ts'
import type { Tree } from '../xml/tree.ts'
import { write } from '../xml/write.ts'
import { writeFacturX } from './factur-x.ts'
import { xmlOf } from './read/enclosed.ts'
import { PdfFile } from './read/file.ts'
import { type Dictionary, Name, type PdfValue, Stream } from './read/objects.ts'

const options = { words: englishWords, locale: 'de-DE', created: new Date('2026-11-21T10:00:00Z') }
const invoice = read(fullInvoice)

const facturX = await writeFacturX(invoice, options)
const file = new PdfFile(facturX)
const values = [...file.objects.values()]
const within = (value: PdfValue): PdfValue[] => {
  if (value instanceof Stream) return [value, ...within(value.dictionary)]
  if (value instanceof Map) return [value, ...[...value.values()].flatMap(within)]
  return Array.isArray(value) ? value.flatMap(within) : [value]
}
const all = values.flatMap(within)
const dictionaries = all.filter((value): value is Dictionary => value instanceof Map)
const nameOf = (value: PdfValue | undefined) => (value instanceof Name ? value.name : value)
const ofType = (type: string) => dictionaries.filter((one) => nameOf(one.get('Type')) === type)
const { catalogue } = file
const xmp = textOfBytes(file.content(catalogue.get('Metadata')))
const bytesFrom = (from: number, to: number) => [...facturX.subarray(from, to)]

/** The clauses of ISO 19005-3:2012 for level B that our files could break, one by one: no validator is at hand. */
describe('a Factur-X file is PDF/A-3b', () => {
  test('6.1.2: its first line is the version, its second a comment of four bytes beyond ASCII', () => {
    expect(textOfBytes(facturX.subarray(0, 9))).toBe('%PDF-1.7\n')
    const [percent, ...four] = bytesFrom(9, 14)
    expect(percent).toBe(0x25)
    for (const byte of four) expect(byte).toBeGreaterThan(127)
  })

  test('6.1.3: its trailer has an identity and no encryption; nothing follows the end', () => {
    const tail = textOfBytes(facturX.subarray(-1024))
    expect(tail).toMatch(/\/ID \[<[0-9a-f]{32}> <[0-9a-f]{32}>\]/)
    expect(tail).not.toContain('/Encrypt')
    expect(tail).toMatch(/%%EOF\r?\n?$/)
  })

  test('6.1.7: streams stand in the file, have their true length, and are packed by what is allowed', () => {
    for (const value of values) {
      if (!(value instanceof Stream)) continue
      for (const key of ['F', 'FFilter', 'FDecodeParams']) expect(value.dictionary.has(key)).toBe(false)
      expect([undefined, 'FlateDecode']).toContain(nameOf(value.dictionary.get('Filter')))
      const end = value.start + Number(file.resolve(value.dictionary.get('Length')))
      expect(textOfBytes(facturX.subarray(end, end + 11))).toMatch(/^\s?endstream/)
    }
  })

  test('6.2.3: its colours are those of one output intent, an ICC profile of three components', () => {
    const [intent, ...more] = file.list(catalogue.get('OutputIntents')).map((one) => file.dictionary(one))
    expect(more).toEqual([])
    expect(nameOf(intent?.get('S'))).toBe('GTS_PDFA1')
    const profile = file.resolve(intent?.get('DestOutputProfile'))
    expect(profile instanceof Stream && profile.dictionary.get('N')).toBe(3)
    const icc = file.content(profile)
    expect(new DataView(icc.buffer, icc.byteOffset).getUint32(0)).toBe(icc.length)
    expect([textOfBytes(icc.subarray(12, 20)), textOfBytes(icc.subarray(36, 40))]).toEqual(['mntrRGB ', 'acsp'])
    expect(icc[8]).toBeLessThanOrEqual(4)
    for (const page of ofType('Page')) expect(contentOf(page)).not.toMatch(/DeviceCMYK|\b[kK]\n/)
  })

  test('6.2.4: it has no transparency, no pictures, no forms of others, no PostScript', () => {
    for (const one of dictionaries) {
      for (const key of ['SMask', 'CA', 'ca', 'BM', 'Group', 'TR', 'TR2', 'HTP', 'OPI', 'Ref', 'PS', 'Alternates'])
        expect(one.has(key), key).toBe(false)
      expect(['Image', 'Form', 'PS']).not.toContain(nameOf(one.get('Subtype')))
    }
  })

  test('6.2.11: every font is inside, with its widths, its glyphs by number, and the letters that they mean', () => {
    const fonts = ofType('Font').filter((one) => nameOf(one.get('Subtype')) === 'Type0')
    expect(fonts.length).toBeGreaterThan(1)
    for (const font of fonts) {
      expect(nameOf(font.get('Encoding'))).toBe('Identity-H')
      const [descendant] = file.list(font.get('DescendantFonts')).map((one) => file.dictionary(one))
      expect(nameOf(descendant?.get('CIDToGIDMap'))).toBe('Identity')
      expect(nameOf(descendant?.get('BaseFont'))).toMatch(/^[A-Z]{6}\+/)
      const program = file.content(file.dictionary(descendant?.get('FontDescriptor'))?.get('FontFile2'))
      const [, widths] = file.list(descendant?.get('W'))
      const metrics = tableOf(program, 'hmtx')
      const unitsPerEm = tableOf(program, 'head').getUint16(18)
      const long = tableOf(program, 'hhea').getUint16(34)
      file.list(widths).forEach((width, glyph) => {
        // The glyph of what is missing is never drawn, and PDFKit writes its width in other units.
        if (glyph === 0) return
        const advance = metrics.getUint16(Math.min(glyph, long - 1) * 4)
        expect(Math.abs(Number(width) - (advance * 1000) / unitsPerEm)).toBeLessThan(1)
      })
      expect(textOfBytes(file.content(font.get('ToUnicode')))).toContain('beginbfrange')
    }
    expect(ofType('Font').every((one) => /^(Type0|CIDFontType2)$/.test(String(nameOf(one.get('Subtype')))))).toBe(true)
  })

  test('6.2.11.8: no text draws the glyph that stands for a missing one', () => {
    for (const page of ofType('Page'))
      for (const [, codes = ''] of contentOf(page).matchAll(/<([0-9a-f]+)>/g))
        expect(codes.match(/.{4}/g)).not.toContain('0000')
  })

  test('6.3 to 6.5: it has no annotations, no forms, no actions, no script', () => {
    for (const one of dictionaries)
      for (const key of ['AA', 'OpenAction', 'JS', 'Annots', 'AcroForm', 'XFA', 'A'])
        if (key !== 'A' || nameOf(one.get('S')) === 'Action') expect(one.has(key), key).toBe(false)
    expect(file.dictionary(catalogue.get('Names'))?.has('JavaScript')).toBe(false)
  })

  test('6.6: its metadata is XML that is not packed, says what the file is, and the same as its information', async () => {
    const metadata = file.resolve(catalogue.get('Metadata'))
    expect(metadata instanceof Stream && metadata.dictionary.has('Filter')).toBe(false)
    new SaxesParser({ xmlns: true }).write(xmp.slice(xmp.indexOf('<x:xmpmeta'), xmp.indexOf('<?xpacket end'))).close()
    expect(xmp).toMatch(/^<\?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"\?>/)
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    const { info } = await seenIn(facturX)
    expect(info.Title).toBe('Invoice RE-2026-0871')
    expect(xmp).toContain(`<rdf:li xml:lang="x-default">${info.Title}</rdf:li>`)
    expect(info.CreationDate).toBe('D:20261121100000Z')
    expect(xmp).toContain('<xmp:CreateDate>2026-11-21T10:00:00Z</xmp:CreateDate>')
    expect(xmp).toContain(`<pdf:Producer>${info.Producer}</pdf:Producer>`)
    expect(xmp).toContain(`<xmp:CreatorTool>${info.Creator}</xmp:CreatorTool>`)
  })

  test('6.6.2.3: the schema of Factur-X is described, each property that is used', () => {
    const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'
    expect(xmp).toContain(`<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>`)
    const used = [...xmp.matchAll(/<fx:(\w+)>([^<]*)/g)].map(([, name, value]) => [name, value])
    expect(Object.fromEntries(used)).toEqual({
      DocumentFileName: 'factur-x.xml',
      DocumentType: 'INVOICE',
      Version: '1.0',
      ConformanceLevel: 'EN 16931',
    })
    for (const [name] of used) expect(xmp).toContain(`<pdfaProperty:name>${name}</pdfaProperty:name>`)
  })

  test('6.8: the invoice is enclosed with its type, its date and what it is to the pages', () => {
    const [specification, ...more] = file.list(catalogue.get('AF')).map((one) => file.dictionary(one))
    expect(more).toEqual([])
    expect(nameOf(specification?.get('AFRelationship'))).toBe('Alternative')
    expect(specification?.get('F')).toBe('factur-x.xml')
    expect(specification?.get('UF')).toBe('factur-x.xml')
    expect(specification?.get('Desc')).toBe('EN 16931 invoice')
    const embedded = file.resolve(file.dictionary(specification?.get('EF'))?.get('F'))
    const about = embedded instanceof Stream ? embedded.dictionary : new Map()
    expect(nameOf(about.get('Subtype'))).toBe('text/xml')
    expect(file.dictionary(about.get('Params'))?.get('ModDate')).toBe('D:20261121100000Z')
    expect(ofType('Filespec')).toHaveLength(1)
  })

  test('6.7: its text is tagged, and it says its language', () => {
    expect(file.dictionary(catalogue.get('MarkInfo'))?.get('Marked')).toBe(true)
    expect(catalogue.get('Lang')).toBe('de-DE')
    expect(catalogue.has('StructTreeRoot')).toBe(true)
    for (const page of ofType('Page')) {
      const content = contentOf(page)
      expect(content.match(/\bBDC\b/g)?.length).toBe(content.match(/\bEMC\b/g)?.length)
    }
  })
})

describe('what a Factur-X file encloses', { timeout: 30_000 }, () => {
  test('is the invoice in CII, no business term less', async () => {
    expect(textOfBytes(xmlOf(facturX))).toBe(textOfBytes(write(ublToCii(invoice))))
    const { enclosed } = await seenIn(facturX)
    expect(enclosed).toEqual(['factur-x.xml'])
  })

  test.each(['Invoice', 'CreditNote'] as const)(
    'is a %s that the standard accepts when it comes back',
    async (type) => {
      const bytes = await writeFacturX(compose({ ...plainForm, type }), options)
      const back = readDocument(xmlOf(bytes))
      expect(back.type).toBe(type)
      expect(validateRules(back, 'en16931').filter(({ severity }) => severity === 'fatal')).toEqual([])
    },
  )

  test('is named XRechnung where the invoice says that it is one', async () => {
    const xrechnung = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'
    const bytes = await writeFacturX(withText(invoice, xrechnung, 'cbc:CustomizationID'), options)
    expect((await seenIn(bytes)).enclosed).toEqual(['xrechnung.xml'])
    const text = Buffer.from(bytes).toString('latin1')
    expect(text).toContain('<fx:ConformanceLevel>XRECHNUNG</fx:ConformanceLevel>')
    expect(text).toContain('<fx:Version>3.0</fx:Version>')
  })

  test('says what it complies with even where the UBL does not', async () => {
    const silent: Tree = {
      ...invoice,
      root: {
        ...invoice.root,
        children: invoice.root.children.filter((one) => typeof one === 'string' || one.name !== 'cbc:CustomizationID'),
      },
    }
    expect(textOfBytes(xmlOf(await writeFacturX(silent, options)))).toContain(
      '<ram:ID>urn:cen.eu:en16931:2017</ram:ID>',
    )
  })

  test('is no other document: that is refused', () => {
    const order = read(bytesOf('<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'))
    expect(() => writeFacturX(order, options)).toThrow(Refusal)
  })
})

function contentOf(page: Dictionary): string {
  return textOfBytes(file.content(page.get('Contents')))
}

function tableOf(font: Uint8Array, tag: string): DataView {
  const view = new DataView(font.buffer, font.byteOffset, font.length)
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16)
    if (textOfBytes(font.subarray(at, at + 4)) === tag)
      return new DataView(font.buffer, font.byteOffset + view.getUint32(at + 8), view.getUint32(at + 12))
  throw new Error(`The font has no ${tag}`)
}
