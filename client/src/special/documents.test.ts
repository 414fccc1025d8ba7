import { describe, expect, test } from 'vitest'
import * as special from './index.ts'
import { one, recording, two } from './recorded.testing.ts'

const here = recording()
const { asked } = here

describe('documents', () => {
  test('F-247, F-284: a profile id follows from the type, in the shell’s words too; another type has none', () => {
    expect(special.documentProfileIdOf('invoice')).toBe('kontor.invoice.1.0')
    expect(special.documentProfileIdOf('quotationtype')).toBe('kontor.quote.1.0')
    expect(() => special.documentProfileIdOf('supplierinfo')).toThrow(
      new TypeError('cannot find document profile id for provided document type'),
    )
  })

  test('F-262 to F-264: saving a document needs its type and media type, and holds it against schema and profile', async () => {
    const given = { documentId: one, document: new TextEncoder().encode('<Invoice/>') }
    await special.putDocument(here.client, { ...given, documentType: 'invoice', contentType: 'text/xml' })
    expect(here.server.recorded[0]?.headers['content-type']).toBe('text/xml')
    const query = {
      documentProfileId: 'kontor.invoice.1.0',
      draft: 'false',
      schemaValidate: 'true',
      validateDocumentProfile: 'true',
    }
    expect(asked()).toEqual({ line: `PUT /api/documents/${one}`, query, body: '<Invoice/>' })
    // @ts-expect-error the compiler asks for it too
    const untyped = special.putDocument(here.client, { ...given, contentType: 'text/xml' })
    await expect(untyped).rejects.toThrow(new TypeError('documentType is required'))
    // @ts-expect-error the compiler asks for it too
    const bare = special.putDocument(here.client, { ...given, documentType: 'invoice' })
    await expect(bare).rejects.toThrow(new TypeError('contentType is required'))
  })

  test('F-105 to F-110: a saved filter as the list takes it', () => {
    const query = special.documentQueryOf({
      types: ['invoice', 'supplierinfo'],
      states: ['DELIVERED', 'ACCEPTED'],
      offset: 45,
    })
    expect(query).toEqual({
      type: ['invoice'],
      stag: ['sales', 'purchases', 'draft'],
      withouttag: ['archived'],
      state: ['DELIVERED_SENT', 'DELIVERED_RECEIVED', 'ACCEPTED'],
      limit: 20,
      page: 2,
    })
    expect(special.documentQueryOf({}).type).toHaveLength(11)
    expect(special.documentQueryOf({ types: ['quotation', 'receiptadvicetype'] }).type).toEqual([
      'quote',
      'receiptadvice',
    ])
    // Nothing is not all.
    expect(special.documentQueryOf({ types: ['supplierinfo'] }).type).toEqual(['supplierinfo'])
  })

  test('F-261: a number is held against five things; yes and no are both answers', async () => {
    const query = {
      number: '4711',
      senderConnectionId: one,
      documentType: 'invoice' as const,
      issueDate: '2026-11-21',
      receiverId: two,
    }
    expect(await here.client.documentNumbers.isNumberTaken({ query })).toBe(true)
    expect(asked()).toMatchObject({ line: 'HEAD /api/documents/bynumber', query })
    here.server.answers((response) => void response.writeHead(404).end())
    expect(await here.client.documentNumbers.isNumberTaken({ query })).toBe(false)
    const dateless = here.client.documentNumbers.isNumberTaken({ query: { ...query, issueDate: undefined } })
    await expect(dateless).rejects.toThrow(new TypeError('issueDate is required'))
  })

  test('F-260: a document is looked up by number and day', async () => {
    const undated = here.client.documents.findByBusinessId({ query: { businessId: '4711' } })
    await expect(undated).rejects.toThrow(new TypeError('issueDate is required'))
  })

  test('F-257, F-258, F-419: order lines need a currency of three letters and at least one order', async () => {
    here.server.json(200, { Lines: [] })
    const ask = (currency: string, documentIds: string[]) =>
      here.client.flip.lookUpOrderLines({ query: { currency }, body: { documentIds } })
    await ask('EUR', [one])
    await expect(ask('euro', [one])).rejects.toThrow(new TypeError('currency must be a 3-letter ISO 4217 code'))
    await expect(ask('', [one])).rejects.toThrow(TypeError)
    await expect(ask('EUR', [])).rejects.toThrow(/non-empty array of document ids/)
    expect(here.server.recorded).toHaveLength(1)
  })

  test('F-259: an invoice is made of one order at least', async () => {
    const none = here.client.flip.flipOrders({ body: { documents: [], targetType: 'invoice' } })
    await expect(none).rejects.toThrow(new TypeError('At least one document is required'))
  })
})
