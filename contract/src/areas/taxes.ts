import { Finding } from '../entities/document.ts'
import { DocumentTaxes } from '../entities/index.ts'
import { call, list, record, yes } from '../words/index.ts'

const needs = { documentId: 'documentId is required' }
const fails = ['ResourceNotFound'] as const

/** 002 §7 Tax. */
export const taxes = {
  computeTaxes: call('POST tax-service/v1/workflow/taxes/{documentId}', {
    id: 'TAX-01',
    says: 'Works the taxes of a document out anew, as a step of its flow.',
    may: 'document.write',
    needs,
    returns: DocumentTaxes,
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  readTaxes: call('GET taxservice/v2/{documentId}/taxes', {
    id: 'TAX-02',
    says: 'The taxes that a document states; where it breaks none down, those that its lines come to.',
    may: 'document.read',
    needs,
    returns: DocumentTaxes,
    fails,
  }),
  validateTaxes: call('GET taxservice/v2/{documentId}/validate-taxes', {
    id: 'TAX-03',
    says: 'Whether the taxes of a document are right.',
    may: 'document.read',
    needs,
    returns: record({ valid: yes(), findings: list(Finding, { max: 1000 }) }),
    fails,
  }),
}
