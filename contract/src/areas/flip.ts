import { DocumentLine, FlipConfig, RecycleConfig } from '../entities/index.ts'
import { documentTypesOfTrade } from '../enumerations/index.ts'
import { call, currency, id, list, maybe, nothing, oneOf, pageOf, paging, record, text, uuid } from '../words/index.ts'

/** Documents that become others. U-026 to U-028, U-033; F-257 to F-261, F-419, F-420. */
export const flip = {
  readFlipConfig: call('GET document-actions/v0/flip/config', {
    id: 'U-026',
    says: 'What can be made of which document.',
    may: 'document.read',
    returns: FlipConfig,
  }),
  readRecycleConfig: call('GET document-actions/v0/recycle/config', {
    id: 'U-027',
    says: 'Which documents can be used anew.',
    may: 'document.read',
    returns: RecycleConfig,
  }),
  lookUpOrderLines: call('POST document-actions/v0/lines/lookup', {
    id: 'U-028',
    says: 'The lines of orders that can still be billed; fully billed ones are left out.',
    may: 'document.read',
    needs: {
      currency: 'currency is required: a 3-letter ISO 4217 code',
      documentIds: 'documentIds must be a non-empty array of document ids',
    },
    fits: { currency: 'currency must be a 3-letter ISO 4217 code' },
    query: { currency: currency(), ...paging(20) },
    body: record({ documentIds: list(id('document'), { min: 1, max: 1000 }) }),
    returns: pageOf('Lines', DocumentLine),
    fails: ['ResourceNotFound'],
  }),
  flipOrders: call('POST flipper/v0/flip/orders/multi-lines', {
    id: ['DOC-21', 'U-033'],
    says: 'Makes one invoice of lines of several orders.',
    may: 'document.write',
    needs: { documents: 'At least one document is required' },
    body: record({
      documents: list(
        record({ documentId: id('document'), lineIds: maybe(list(text({ max: 100 }), { max: 10_000 })) }),
        {
          min: 1,
          max: 1000,
        },
      ),
      targetType: oneOf(documentTypesOfTrade, 'invoice'),
    }),
    returns: record({ documentId: id('document') }),
    status: 201,
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  reviseDocument: call('PUT documents/{documentId}/revisions/{revisionId}', {
    id: 'K-FLP-01',
    says: 'Begins a later version of an order or a quote that its sender has sent: a draft under an id that the caller chose, with the number, the fields and the files of the document, dated today. Once it is sent, it takes the place of the document (decision 0187).',
    may: 'document.write',
    needs: { documentId: 'documentId is required', revisionId: 'revisionId is required' },
    path: { documentId: id('document'), revisionId: uuid() },
    returns: nothing(),
    fails: ['ResourceNotFound', 'Forbidden', 'Conflict'],
  }),
}
