import { ublToCii } from '../cii/convert.ts'
import { text } from '../xml/access.ts'
import { leaf } from '../xml/build.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import { write } from '../xml/write.ts'
import { type PdfOptions, writePdf } from './write.ts'

/** Which data a file holds: its name, its level and the version of that (Factur-X 1.07, 6.2; ZUGFeRD 2.3, 4.2). */
type Level = { readonly file: string; readonly level: string; readonly version: string }

const en16931 = 'urn:cen.eu:en16931:2017'

function levelOf(customization: string): Level {
  const version = /xrechnung_(\d+\.\d+)/.exec(customization)?.[1]
  if (version) return { file: 'xrechnung.xml', level: 'XRECHNUNG', version }
  return { file: 'factur-x.xml', level: 'EN 16931', version: '1.0' }
}

/**
 * An invoice or a credit note as Factur-X (ZUGFeRD 2): the page for people, and the same as CII for programs, enclosed in
 * one PDF/A-3. An invoice that names XRechnung is enclosed as that.
 * @throws Refusal NOT_CII where it is neither
 */
export function writeFacturX(tree: Tree, options: PdfOptions): Promise<Uint8Array> {
  const stated = text(tree.root, 'cbc:CustomizationID')
  const level = levelOf(stated ?? en16931)
  const xml = write(ublToCii(stated ? tree : withCustomization(tree)))
  const description = `${level.level} ${tree.type === 'CreditNote' ? 'credit note' : 'invoice'}`
  return writePdf(tree, options, { name: level.file, description, xml, metadata: metadata(level) })
}

const customization = leaf('cbc:CustomizationID', en16931) as XmlElement

/** CII must say what it complies with (BT-24). */
const withCustomization = (tree: Tree): Tree => ({
  ...tree,
  root: { ...tree.root, children: [customization, ...tree.root.children] },
})

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const properties = {
  DocumentFileName: 'The name of the embedded XML document',
  DocumentType: 'The type of the hybrid document in capital letters',
  Version: 'The actual version of the standard applying to the embedded XML document',
  ConformanceLevel: 'The conformance level of the embedded XML document',
}

/** What the file encloses, and the description of the schema that says so (ISO 19005-3, 6.6.2.3.3). */
function metadata({ file, level, version }: Level): string {
  const values: Record<keyof typeof properties, string> = {
    DocumentFileName: file,
    DocumentType: 'INVOICE',
    Version: version,
    ConformanceLevel: level,
  }
  const stated = Object.entries(values).map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`)
  const described = Object.entries(properties).map(
    ([name, description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  return `<rdf:Description rdf:about="" xmlns:fx="${namespace}">${stated.join('')}</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${described.join('')}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`
}
