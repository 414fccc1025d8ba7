import { applicationResponse, compose, type FormType, type TradeForm, write } from '@kontor/ubl'

const seller: TradeForm['seller'] = {
  name: 'Nordlicht Software GmbH',
  endpointId: 'DE128111902',
  endpointScheme: '9930',
  vatId: 'DE128111902',
  legalId: 'HRB 12345',
  address: { street: 'Hafenstraße 1', city: 'Hamburg', zip: '20457', country: 'DE' },
}

const buyer: TradeForm['buyer'] = {
  name: 'Atelier Søndergaard',
  endpointId: 'DK12345674',
  endpointScheme: '0184',
  vatId: 'DK12345674',
  address: { street: 'Strandgade 5', city: 'København', zip: '1401', country: 'DK' },
}

/** A valid document of a type as an editor would compose it: one line, 2 × 50.00. */
export function documentOf(type: FormType, more: Partial<TradeForm> = {}): Uint8Array {
  return write(
    compose({
      type,
      id: 'TEST-1',
      issueDate: '2026-11-20',
      dueDate: '2026-12-20',
      currency: 'EUR',
      buyerReference: 'Einkauf',
      seller,
      buyer,
      paymentMeans: { code: '58', iban: 'DE02120300000000202051' },
      paymentTerms: '30 days',
      lines: [
        {
          id: '1',
          name: 'Maintenance',
          quantity: '2',
          unit: 'HUR',
          price: '50.00',
          tax: { category: 'S', percent: '19' },
        },
      ],
      ...more,
    }),
  )
}

/** An answer as another program would write it, with a code of UNCL4343. */
export const answerTo = (documentId: string, responseCode: string): Uint8Array =>
  write(
    applicationResponse({
      id: 'ANSWER-1',
      issueDate: '2026-11-21',
      sender: buyer,
      receiver: seller,
      responseCode,
      document: { id: 'TEST-1', uuid: documentId, type: 'Invoice' },
    }),
  )

/** A file as an XML document encloses it; `content` is written as it is given. */
export interface EnclosedSample {
  readonly id?: string
  readonly name?: string
  readonly type?: string
  readonly content: string
}

/** An invoice as another program would write it, with files in it. */
export function enclosing(files: readonly EnclosedSample[], more: Partial<TradeForm> = {}): Uint8Array {
  const references = files.map(
    ({ id = 'T-1', name, type = 'application/pdf', content }) =>
      `<cac:AdditionalDocumentReference><cbc:ID>${id}</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="${type}"${name === undefined ? '' : ` filename="${name}"`}>${content}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`,
  )
  const plain = Buffer.from(documentOf('Invoice', more)).toString()
  return Buffer.from(plain.replace('<cac:AccountingSupplierParty>', (party) => `${references.join('')}${party}`))
}
