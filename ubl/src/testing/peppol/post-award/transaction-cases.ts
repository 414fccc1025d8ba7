import type { DocumentType } from '../../../model/document-types.ts'
import { cac, cbc } from '../elements.ts'
import { agreement } from './agreement-cases.ts'
import {
  action,
  type Case,
  catalogueLine,
  classified,
  despatch,
  item,
  known,
  named,
  nobody,
  period,
  place,
  process,
  response,
  spec,
  status,
  year,
} from './elements.ts'
import { answering, ordering } from './order-cases.ts'

/** The cases of each transaction; how its documents say which they are; the rules on that. */
export const suites: readonly [id: string, type: DocumentType, says: string, cases: Case[]][] = [
  [
    'T01',
    'Order',
    '',
    [
      ['PEPPOL-T01-R031', process('order_only'), process('advanced')],
      ['PEPPOL-T01-R034', spec('order'), spec('offer')],
      ...ordering('T01'),
    ],
  ],
  [
    'T114',
    'OrderChange',
    '',
    [
      ['PEPPOL-T114-R031', process('advanced_ordering'), process('ordering')],
      ['PEPPOL-T114-R034', spec('order_change'), spec('order')],
      ...ordering('T114'),
    ],
  ],
  [
    'T115',
    'OrderCancellation',
    '',
    [
      ['PEPPOL-T115-R031', process('advanced_ordering'), process('ordering')],
      ['PEPPOL-T115-R034', spec('order_cancellation'), spec('order')],
    ],
  ],
  ['T76', 'OrderResponse', '', [['PEPPOL-T76-R006', spec('order_response'), spec('order')], ...answering('T76')]],
  [
    'T116',
    'OrderResponse',
    process('order_response_advanced'),
    [['PEPPOL-T116-R006', spec('order_response_advanced'), spec('order')], ...answering('T116')],
  ],
  [
    'T110',
    'OrderResponse',
    process('order_agreement'),
    [
      ['PEPPOL-T110-R030', spec('order_agreement'), spec('order')],
      ...agreement.map(([id, good, bad]): Case => [`PEPPOL-T110-${id}`, good, bad]),
    ],
  ],
  [
    'T16',
    'DespatchAdvice',
    '',
    [
      ['PEPPOL-T16-R003', despatch(known), despatch(item())],
      ['PEPPOL-T16-R004', despatch(item(cbc('Name', 'x'))), despatch(item())],
      ['PEPPOL-T16-R005', despatch(cbc('DeliveredQuantity', '1')), despatch()],
      ['PEPPOL-T16-R006', despatch(cbc('DeliveredQuantity', '0')), despatch(cbc('DeliveredQuantity', '-1'))],
      [
        'PEPPOL-T16-R007',
        despatch(cbc('OutstandingQuantity', '1'), cbc('OutstandingReason', 'x')),
        despatch(cbc('OutstandingQuantity', '1')),
      ],
      ['PEPPOL-T16-R008', cac('BuyerCustomerParty', named), cac('BuyerCustomerParty', nobody)],
      ['PEPPOL-T16-R009', cac('SellerSupplierParty', named), cac('SellerSupplierParty', nobody)],
      ['PEPPOL-T16-R010', cac('OriginatorCustomerParty', named), cac('OriginatorCustomerParty', nobody)],
      ['PEPPOL-T16-R011', spec('despatch_advice'), spec('order')],
    ],
  ],
  [
    'T111',
    'ApplicationResponse',
    '',
    [
      ['PEPPOL-T111-R001', response('RE', status('OTH')), response('UQ')],
      ['PEPPOL-T111-R002', response('RE', status('OTH', cbc('StatusReason', 'x'))), response('RE', status('OTH'))],
      ['PEPPOL-T111-R003', spec('invoice_response'), spec('order')],
      ['PEPPOL-T111-R004', response('PD', status('PPD', cbc('StatusReason', 'x'))), response('PD', status('PPD'))],
      ['PEPPOL-T111-R005', process('invoice_response'), process('ordering')],
      ['PEPPOL-T111-R006', response('RE', action('NIN')), response('RE', action('REF'))],
      ['PEPPOL-T111-R007', response('RE', status('OTH')), response('RE', status('NOA'))],
    ],
  ],
  ['T71', 'ApplicationResponse', process('mlr'), [['PEPPOL-T71-R001', spec('mlr'), spec('order')]]],
  [
    'T58',
    'ApplicationResponse',
    process('catalogue_response'),
    [['PEPPOL-T58-R001', spec('catalogue_response'), spec('order')]],
  ],
  [
    'T19',
    'Catalogue',
    '',
    [
      ['PEPPOL-T19-R001', year, period('ValidityPeriod', '2026-12-31', '2026-01-01')],
      ['PEPPOL-T19-R004', cac('SellerSupplierParty', named), cac('SellerSupplierParty', nobody)],
      ['PEPPOL-T19-R005', cac('ContractorCustomerParty', named), cac('ContractorCustomerParty', nobody)],
      ['PEPPOL-T19-R006', place(cac('Price', cbc('PriceAmount', '0'))), place(cac('Price', cbc('PriceAmount', '-1')))],
      [
        'PEPPOL-T19-R007',
        year + catalogueLine(period('LineValidityPeriod', '2026-02-01', '2026-03-01')),
        year + catalogueLine(period('LineValidityPeriod', '2025-02-01', '2026-03-01')),
      ],
      [
        'PEPPOL-T19-R008',
        catalogueLine(cbc('MaximumOrderQuantity', '0')),
        catalogueLine(cbc('MaximumOrderQuantity', '-1')),
      ],
      [
        'PEPPOL-T19-R009',
        catalogueLine(cbc('MinimumOrderQuantity', '0')),
        catalogueLine(cbc('MinimumOrderQuantity', '-1')),
      ],
      [
        'PEPPOL-T19-R010',
        catalogueLine(cbc('MinimumOrderQuantity', '9'), cbc('MaximumOrderQuantity', '10')),
        catalogueLine(cbc('MinimumOrderQuantity', '11'), cbc('MaximumOrderQuantity', '10')),
      ],
      [
        'PEPPOL-T19-R011',
        year + place(cac('Price', period('ValidityPeriod', '2026-02-01', '2026-03-01'))),
        year + place(cac('Price', period('ValidityPeriod', '2026-02-01', '2027-03-01'))),
      ],
      ['PEPPOL-T19-R012', catalogueLine(known), catalogueLine(item())],
      [
        'PEPPOL-T19-R013',
        catalogueLine(period('LineValidityPeriod', '2026-02-01', '2026-02-01')),
        catalogueLine(period('LineValidityPeriod', '2026-02-02', '2026-02-01')),
      ],
      ['PEPPOL-T19-R014', catalogueLine(item(classified('O'))), catalogueLine(item(classified('E')))],
      ['PEPPOL-T19-R015', catalogueLine(item(classified('S', '7'))), catalogueLine(item(classified('S', '0')))],
      [
        'PEPPOL-T19-R016',
        place(cac('Price', period('ValidityPeriod', '2026-02-01', '2026-02-01'))),
        place(cac('Price', period('ValidityPeriod', '2026-02-02', '2026-02-01'))),
      ],
      ['PEPPOL-T19-R017', process('catalogue_only'), process('catalogue')],
      ['PEPPOL-T19-R018', spec('catalogue'), spec('order')],
    ],
  ],
  [
    'T77',
    'Catalogue',
    process('punch_out'),
    [
      ['PEPPOL-T77-R001', cbc('IssueDate', '2026-01-01') + year, cbc('IssueDate', '2027-01-01') + year],
      [
        'PEPPOL-T77-R002',
        place(cac('Price', cbc('BaseQuantity', '1')), cac('DeliveryUnit', cbc('BatchQuantity', '1'))),
        place(cac('Price', cbc('BaseQuantity', '1')), cac('DeliveryUnit', cbc('BatchQuantity', '0'))),
      ],
      ['PEPPOL-T77-R003', place(cac('Price', cbc('PriceAmount', '0'))), place(cac('Price', cbc('PriceAmount', '-1')))],
      ['PEPPOL-T77-R004', catalogueLine(known), catalogueLine(item())],
      [
        'PEPPOL-T77-R005',
        item(cac('ItemSpecificationDocumentReference', cbc('DocumentTypeCode', 'PRODUCT_IMAGE'))),
        item(cac('ItemSpecificationDocumentReference', cbc('DocumentTypeCode', 'PRODUCT_IMAGE')).repeat(2)),
      ],
      [
        'PEPPOL-T77-R006',
        place(
          cac('Price', cbc('BaseQuantity', '1', 'unitCode="C62"')),
          cac('DeliveryUnit', cbc('BatchQuantity', '1', 'unitCode="C62"')),
        ),
        place(
          cac('Price', cbc('BaseQuantity', '1', 'unitCode="C62"')),
          cac('DeliveryUnit', cbc('BatchQuantity', '1', 'unitCode="KGM"')),
        ),
      ],
      [
        'PEPPOL-T77-R007',
        item(cac('AdditionalItemProperty', cbc('Name', 'ServiceIndicator'), cbc('Value', 'true'))),
        item(cac('AdditionalItemProperty', cbc('Name', 'ServiceIndicator'), cbc('Value', 'yes'))),
      ],
      ['PEPPOL-T77-R008', item(classified('O')), item(classified('E'))],
      ['PEPPOL-T77-R009', item(classified('S', '7')), item(classified('S', '0'))],
      ['PEPPOL-T77-R010', spec('punch_out'), spec('order')],
    ],
  ],
]
