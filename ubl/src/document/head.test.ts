import { describe, expect, test } from 'vitest'
import { type DocumentType, documentTypes } from '../model/document-types.ts'
import { CAC, CBC, documentNamespace } from '../model/namespaces.ts'
import { bytesOf, fullInvoice } from '../testing/fixtures.ts'
import { read } from '../xml/read.ts'
import { write } from '../xml/write.ts'
import { applicationResponse, responseOf } from './application-response.ts'
import { headOf } from './head.ts'

/** A document with a name in each of the given roles, and nothing else. */
function withRoles(type: DocumentType, roles: Record<string, string>) {
  const parties = Object.entries(roles).map(([role, name]) => {
    const party = `<cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName>`
    const wrapped = /(Supplier|Customer)Party$/.test(role) ? `<cac:Party>${party}</cac:Party>` : party
    return `<cac:${role}>${wrapped}</cac:${role}>`
  })
  return read(
    bytesOf(
      `<${type} xmlns="${documentNamespace(type)}" xmlns:cac="${CAC}" xmlns:cbc="${CBC}"><cbc:ID>1</cbc:ID>${parties.join('')}</${type}>`,
    ),
  )
}

describe('the head of a document', () => {
  test.each([
    [
      'the person whom the originator names',
      [
        ['OriginatorCustomerParty', 'Ida Munk'],
        ['BuyerCustomerParty', 'Bo'],
      ],
      'Ida Munk',
    ],
    ['the buyer’s contact', [['BuyerCustomerParty', 'Bo']], 'Bo'],
    ['nobody', [], undefined],
  ] as const)('says who asked for it: %s', (_who, roles, name) => {
    const parties = roles.map(
      ([role, person]) =>
        `<cac:${role}><cac:Party><cac:Contact><cbc:Name>${person}</cbc:Name></cac:Contact></cac:Party></cac:${role}>`,
    )
    const order = `<Order xmlns="${documentNamespace('Order')}" xmlns:cac="${CAC}" xmlns:cbc="${CBC}"><cbc:ID>1</cbc:ID>${parties.join('')}</Order>`
    expect(headOf(read(bytesOf(order))).requesterName).toBe(name)
  })

  test('says what a list shows: number, dates, amounts, parties, references', () => {
    const head = headOf(read(fullInvoice))
    expect(head).toMatchObject({
      type: 'Invoice',
      id: 'RE-2026-0871',
      issueDate: '2026-11-18',
      dueDate: '2026-12-18',
      currency: 'EUR',
      payableAmount: '1000.00',
      taxExclusiveAmount: '950.00',
      taxAmount: '180.50',
      note: 'Tools & calibration <autumn>',
      buyerReference: 'KST-210',
      orderReference: 'PO-4417',
      lineCount: 2,
      typeCode: '380',
      customizationId: 'urn:cen.eu:en16931:2017',
    })
    expect(head.sender).toEqual({
      name: 'Brandt Werkzeuge GmbH',
      tradingName: 'Brandt',
      endpointId: '4012345000009',
      endpointScheme: '0088',
      identifiers: [{ scheme: '0060', value: '123456789' }],
      vatId: 'DE812526315',
      legalId: 'HRB 4711',
      legalScheme: '0204',
      address: { street: 'Lindenstraße 4', city: 'Hamburg', zip: '20095', country: 'DE' },
      contact: { name: 'Lena Brandt', email: 'lena@brandt.example' },
    })
    expect(head.receiver.name).toBe('Nordlicht Handel AG')
    expect(head.references).toEqual([
      { kind: 'OrderReference', id: 'PO-4417' },
      { kind: 'InvoiceDocumentReference', id: 'RE-2026-0800', issueDate: '2026-10-01' },
      { kind: 'AdditionalDocumentReference', id: 'Timesheet' },
    ])
  })

  const roles: Record<DocumentType, [from: string, to: string]> = {
    ApplicationResponse: ['SenderParty', 'ReceiverParty'],
    AttachedDocument: ['SenderParty', 'ReceiverParty'],
    Catalogue: ['ProviderParty', 'ReceiverParty'],
    CreditNote: ['AccountingSupplierParty', 'AccountingCustomerParty'],
    DebitNote: ['AccountingCustomerParty', 'AccountingSupplierParty'],
    DespatchAdvice: ['DespatchSupplierParty', 'DeliveryCustomerParty'],
    DocumentStatus: ['SenderParty', 'ReceiverParty'],
    Enquiry: ['RequestorParty', 'ResponderParty'],
    EnquiryResponse: ['ResponderParty', 'RequestorParty'],
    Invoice: ['AccountingSupplierParty', 'AccountingCustomerParty'],
    Order: ['BuyerCustomerParty', 'SellerSupplierParty'],
    OrderCancellation: ['BuyerCustomerParty', 'SellerSupplierParty'],
    OrderChange: ['BuyerCustomerParty', 'SellerSupplierParty'],
    OrderResponse: ['SellerSupplierParty', 'BuyerCustomerParty'],
    OrderResponseSimple: ['SellerSupplierParty', 'BuyerCustomerParty'],
    Quotation: ['SellerSupplierParty', 'BuyerCustomerParty'],
    ReceiptAdvice: ['DeliveryCustomerParty', 'DespatchSupplierParty'],
    Reminder: ['AccountingSupplierParty', 'AccountingCustomerParty'],
    RemittanceAdvice: ['AccountingCustomerParty', 'AccountingSupplierParty'],
    RequestForQuotation: ['BuyerCustomerParty', 'SellerSupplierParty'],
    SelfBilledCreditNote: ['AccountingCustomerParty', 'AccountingSupplierParty'],
    SelfBilledInvoice: ['AccountingCustomerParty', 'AccountingSupplierParty'],
    Statement: ['AccountingSupplierParty', 'AccountingCustomerParty'],
  }

  test.each(documentTypes.map((type) => [type, ...roles[type]] as const))(
    'of a %s: %s sends it, %s gets it',
    (type, from, to) => {
      const head = headOf(withRoles(type, { [from]: 'Sender', [to]: 'Receiver' }))
      expect([head.type, head.sender.name, head.receiver.name]).toEqual([type, 'Sender', 'Receiver'])
    },
  )

  test('of a quote without a buyer, the one who asked gets it', () => {
    const tree = withRoles('Quotation', { SellerSupplierParty: 'Seller', OriginatorCustomerParty: 'Asker' })
    expect(headOf(tree).receiver.name).toBe('Asker')
  })
})

describe('an answer to a document', () => {
  const answer = {
    id: 'AR-1',
    issueDate: '2026-11-20',
    issueTime: '14:02:00Z',
    sender: { name: 'Nordlicht Handel AG', endpointId: '4098765000003', endpointScheme: '0088' },
    receiver: { name: 'Brandt Werkzeuge GmbH' },
    responseCode: 'RE',
    reasonCode: 'QTY',
    reason: 'Line 2: five hours were ordered, six are billed.',
    document: { id: 'RE-2026-0871', uuid: '0190f3a2-0000-7000-8000-000000000001', type: 'Invoice' },
  }

  test('is a document of its own that can be read back', () => {
    const tree = read(write(applicationResponse(answer)))
    expect(responseOf(tree)).toEqual({
      responseCode: 'RE',
      reasonCode: 'QTY',
      reason: 'Line 2: five hours were ordered, six are billed.',
      documentId: 'RE-2026-0871',
      documentUuid: '0190f3a2-0000-7000-8000-000000000001',
      documentType: 'Invoice',
    })
    expect(headOf(tree)).toMatchObject({
      type: 'ApplicationResponse',
      id: 'AR-1',
      issueDate: '2026-11-20',
      issueTime: '14:02:00Z',
      sender: { name: 'Nordlicht Handel AG', endpointId: '4098765000003' },
      receiver: { name: 'Brandt Werkzeuge GmbH' },
      typeCode: 'RE',
    })
  })

  test('keeps a reason readable whatever characters a person pasted into it', () => {
    const tree = read(write(applicationResponse({ ...answer, reason: 'a\u0000b\u0008 <b> & "c" \ud800 ü' })))
    expect(responseOf(tree).reason).toBe('ab <b> & "c" \ufffd ü')
  })
})
