import { call, decimal, entity, id, instant, list, maybe, oneOf, pageOf, text, whole } from '@kontor/contract'

/** A call like those that a list screen makes: a query to validate, twenty rows to serialise, a right to check. */
const Row = entity('BenchRow', {
  Id: id('document'),
  Number: text(),
  State: oneOf(['DELIVERED', 'ACCEPTED'] as const),
  Amount: decimal(),
  Sender: text(),
  At: instant(),
  Tags: list(text()),
  Note: maybe(text()),
})

export const benchArea = {
  listRows: call('GET bench/rows', {
    id: 'K-BENCH-01',
    says: 'Rows to measure with.',
    may: 'document.read',
    query: { limit: whole({ min: 1, max: 100, default: 20 }), page: whole({ min: 0, default: 0 }), q: maybe(text()) },
    returns: pageOf('Rows', Row),
  }),
}

const rows = Array.from({ length: 20 }, (_, index) => ({
  Id: `0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a${String(index).padStart(4, '0')}`,
  Number: `RE-2026-${index}`,
  State: 'DELIVERED' as const,
  Amount: '1234.50',
  Sender: 'Brandt Werkzeuge GmbH',
  At: '2026-11-21T14:02:00.000Z',
  Tags: ['sales', 'inbox'],
}))

export const answer = (limit: number, page: number) => ({
  itemsPerPage: limit,
  itemCount: 86,
  numPages: 5,
  pageId: page,
  Rows: rows.slice(0, limit),
})

export const address = '/api/bench/rows?limit=20&page=0&q=torque'
