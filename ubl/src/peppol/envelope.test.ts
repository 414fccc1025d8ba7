import { expect, test } from 'vitest'
import { asPeppol } from '../rules/peppol/post-award/as-peppol.ts'
import { compose } from '../trade/compose.ts'
import { read } from '../xml/read.ts'
import { write } from '../xml/write.ts'
import { unwrap, wrap } from './envelope.ts'

const tree = asPeppol(
  compose({
    type: 'Invoice',
    id: 'R & 1',
    issueDate: '2026-11-21',
    currency: 'EUR',
    seller: { name: 'Seller <A>' },
    buyer: { name: 'Buyer' },
    lines: [],
  }),
)
const header = {
  messageId: '0b0f6bb0-6e5e-4d4c-9a52-0b6f3f6a1f5a',
  sender: { scheme: '9930', value: 'DE128111902' },
  receiver: { scheme: '0184', value: 'DK12345674' },
  country: 'DE',
  created: '2026-11-21T09:00:00Z',
}

test('a document comes out of its Peppol envelope as it went in, with who sends what to whom', () => {
  const opened = unwrap(wrap(tree, header))
  expect(opened.header).toEqual({
    ...header,
    documentId:
      'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::2.1',
    processId: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  })
  expect(new TextDecoder().decode(write({ ...read(opened.document), layout: 'read' }))).toContain('R &amp; 1')
})

test('the envelope names its participants, its document and its process as Peppol writes them', () => {
  const xml = new TextDecoder().decode(wrap(tree, header))
  expect(xml).toContain('<Identifier Authority="iso6523-actorid-upis">0184:DK12345674</Identifier>')
  expect(xml).toMatch(/<Type>DOCUMENTID<\/Type>\s*<InstanceIdentifier>urn:oasis/)
  expect(xml).toMatch(/<Type>PROCESSID<\/Type>\s*<InstanceIdentifier>urn:fdc/)
  expect(xml).toMatch(/<Type>COUNTRY_C1<\/Type>\s*<InstanceIdentifier>DE</)
})

test.each([
  ['a document without an envelope', (xml: string) => xml.replaceAll('StandardBusinessDocument', 'Parcel')],
  ['no sender', (xml: string) => xml.replace(/<Sender>.*?<\/Sender>/s, '')],
  ['a receiver of another authority', (xml: string) => xml.replaceAll('iso6523-actorid-upis', 'somebody')],
  ['no message id', (xml: string) => xml.replace(header.messageId, '')],
  ['no process', (xml: string) => xml.replace('PROCESSID', 'OTHER')],
  ['a document type declaration', (xml: string) => xml.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>')],
])('%s is refused', (_, spoil) => {
  const xml = new TextDecoder().decode(wrap(tree, header))
  expect(() => unwrap(new TextEncoder().encode(spoil(xml)))).toThrow()
})
