import { expect, test } from 'vitest'
import { partnerAmong } from './named-partner.ts'

const harbour = { name: 'Hafen Spedition GmbH', identifiers: [{ scheme: 'VAT', value: 'DE811907980' }] }
const courier = { name: 'Kurier Krause', identifiers: [{ scheme: 'IBAN', value: 'DE75512108001245126199' }] }
const bakery = { partnerId: 'ohm', name: 'Bäckerei Ohm', identifiers: [] }
const known = [harbour, courier, bakery]

test.each([
  ['by tax id, however it is written', { name: 'Hafen', vatId: 'DE 811 907 980', accounts: [] }, harbour],
  ['by an account', { name: 'Krause e.K.', accounts: ['DE75 5121 0800 1245 1261 99'] }, courier],
  [
    'by an account, with a tax id that nobody knew',
    { name: 'K', vatId: 'DE1', accounts: ['DE75512108001245126199'] },
    courier,
  ],
  ['by an account that was paid to them', { name: 'B. Ohm', accounts: ['DE00'], paidTo: ['ohm'] }, bakery],
  ['by name', { name: ' bäckerei ohm ', accounts: [] }, bakery],
  [
    'not by name where the tax id is another',
    { name: 'Hafen Spedition GmbH', vatId: 'DE136695976', accounts: [] },
    undefined,
  ],
  ['not at all', { name: 'Ostwind KG', accounts: ['DE00'] }, undefined],
])('a partner is found %s', (_how, named, found) => expect(partnerAmong(known, named)).toBe(found))
