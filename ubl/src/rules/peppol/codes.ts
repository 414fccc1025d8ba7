import { children, written } from '../../xml/access.ts'
import type { XmlElement } from '../../xml/tree.ts'
import { type CodeRule, coreAmounts } from '../codes.ts'
import { processOf } from './billing.ts'

/** As it is written: white space is none of it. */
const says = (row: XmlElement | undefined, indicator: string): boolean =>
  children(row, 'cbc:ChargeIndicator').some((one) => written(one) === indicator)

/** PEPPOL-EN16931-CL and P: the code lists of Peppol BIS Billing 3, to which 0 and 1 say nothing of a row. */
export const peppolCodeRules: readonly CodeRule[] = [
  {
    id: 'PEPPOL-EN16931-CL001',
    terms: ['BT-125'],
    name: 'cbc:EmbeddedDocumentBinaryObject',
    attribute: 'mimeCode',
    isExact: true,
    lists: ['MimeCode'],
    what: 'a file type allowed by Peppol',
  },
  {
    id: 'PEPPOL-EN16931-CL002',
    terms: ['BT-98', 'BT-140'],
    parent: 'cac:AllowanceCharge',
    name: 'cbc:AllowanceChargeReasonCode',
    lists: ['UNCL5189'],
    when: (row) => says(row, 'false'),
    what: 'an allowance reason',
  },
  {
    id: 'PEPPOL-EN16931-CL003',
    terms: ['BT-105', 'BT-145'],
    parent: 'cac:AllowanceCharge',
    name: 'cbc:AllowanceChargeReasonCode',
    lists: ['UNCL7161'],
    when: (row) => says(row, 'true'),
    what: 'a charge reason',
  },
  {
    id: 'PEPPOL-EN16931-CL006',
    terms: ['BT-8'],
    parent: 'cac:InvoicePeriod',
    name: 'cbc:DescriptionCode',
    lists: ['UNCL2005'],
    what: 'a VAT point date code',
  },
  ...coreAmounts.map(
    (name): CodeRule => ({
      id: 'PEPPOL-EN16931-CL007',
      terms: ['BT-5'],
      name,
      attribute: 'currencyID',
      isExact: true,
      isAsked: true,
      lists: ['ISO4217_2015'],
      what: 'a currency',
    }),
  ),
  {
    id: 'PEPPOL-EN16931-CL008',
    terms: ['BT-34', 'BT-49'],
    name: 'cbc:EndpointID',
    attribute: 'schemeID',
    isExact: true,
    lists: ['eas'],
    what: 'an electronic address scheme',
  },
  {
    id: 'PEPPOL-EN16931-P0100',
    terms: ['BT-3'],
    name: 'cbc:InvoiceTypeCode',
    lists: ['UNCL1001-inv'],
    when: (root) => processOf(root) === '01',
    what: 'an invoice type of this process',
  },
  {
    id: 'PEPPOL-EN16931-P0101',
    terms: ['BT-3'],
    name: 'cbc:CreditNoteTypeCode',
    lists: ['UNCL1001-cn'],
    when: (root) => processOf(root) === '01',
    what: 'a credit note type of this process',
  },
]
