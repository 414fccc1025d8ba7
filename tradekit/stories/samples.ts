import type { TradeForm } from '@kontor/ubl'
import type { Match, Metadata } from '../src/queries/types.ts'

export const company = { id: 'nordlicht', name: 'Nordlicht Handels GmbH', country: 'DE', currency: 'EUR' }

const tax = { category: 'S', percent: '19' }

/** An invoice that says nearly all that it has to: its second line has no price. */
export const form: TradeForm = {
  type: 'Invoice',
  id: 'RE-2026-0041',
  issueDate: '2026-11-21',
  dueDate: '2026-12-21',
  currency: 'EUR',
  seller: { name: company.name, vatId: 'DE123456789', address: { city: 'Hamburg', zip: '20457', country: 'DE' } },
  buyer: { name: 'Fjord Logistik A/S', address: { city: 'København', zip: '1150', country: 'DK' } },
  paymentMeans: { code: '30', iban: 'DE02120300000000202051', reference: 'RE-2026-0041' },
  paymentTerms: 'Due within 30 days',
  lines: [
    { id: '1', name: 'Hand pallet truck, 2 t', quantity: '2', unit: 'C62', price: '249.00', tax },
    { id: '2', name: 'Delivery', quantity: '1', unit: 'C62', price: '', tax },
  ],
}

/** An invoice that has come, as its buyer sees it. */
export const received: Metadata = {
  DocumentId: 'd1',
  ID: 'FL-2026-118',
  DocumentType: { type: 'invoice', documentProfileId: 'invoice', mimeType: 'application/xml' },
  State: 'LOCKED',
  UnifiedState: 'DELIVERED',
  DeliveryState: 'RECEIVED',
  ProcessState: 'PENDING',
  PaymentState: 'NONE',
  CreatedDateTime: '2026-11-20T08:15:00Z',
  LastEdit: '2026-11-20T08:15:00Z',
  SentReceivedTimestamp: '2026-11-20T08:15:00Z',
  Date: '2026-11-20',
  DueDate: '2026-12-20',
  Currency: 'EUR',
  Amount: '1234.50',
  SenderCompanyName: 'Fjord Logistik A/S',
  ReceiverCompanyName: company.name,
  SenderCompanyAccountId: 'fjord',
  SentBy: 'Fjord Logistik A/S',
  ReceivedToCompanyAccountId: company.id,
  Tags: [],
  Version: 1,
  ContentHash: '',
  ContentSize: 0,
  OwnerCompanyAccountId: company.id,
  Related: [],
  AllowedActions: [],
  TurnsInto: [],
  Parts: ['data'],
  Notices: [],
}

/** It bills a line for more than it was ordered, and one that nobody ordered. */
export const match: Match = {
  State: 'DIFFERS',
  Matched: true,
  Orders: [{ DocumentId: 'o1', ID: 'PO-4417' }],
  Lines: [
    {
      LineId: '1',
      Description: 'Hand pallet truck, 2 t',
      OrderId: 'o1',
      OrderLineId: '1',
      LinkedBy: 'ITEM',
      Differences: ['PRICE', 'NOT_RECEIVED'],
      Within: false,
      Quantity: '2',
      Unit: 'C62',
      Price: '264.00',
      OrderedQuantity: '2',
      OrderedPrice: '249.00',
      BilledQuantity: '2',
      ReceivedQuantity: '1',
      Currency: 'EUR',
    },
    {
      LineId: '2',
      Description: 'Delivery',
      Differences: ['NOT_ORDERED'],
      Within: true,
      Quantity: '1',
      Unit: 'C62',
      Price: '40.00',
      Currency: 'EUR',
    },
  ],
  OrderLines: [
    {
      OrderId: 'o1',
      OrderLineId: '1',
      Description: 'Hand pallet truck, 2 t',
      Quantity: '2',
      Unit: 'C62',
      Price: '249.00',
      Currency: 'EUR',
    },
  ],
  OverBilled: '70.00',
  AllowedActions: ['acceptDifferences', 'remap'],
}
