import { expect, test } from 'vitest'
import { relatedOnce } from './related.ts'

const related = (DocumentId: string, Relation: string) =>
  ({ DocumentId, Relation, ID: DocumentId, type: 'invoice' }) as const

test('a document that belongs to another in two ways is led to once, by what says more', () => {
  const found = relatedOnce([
    related('order', 'follows'),
    related('corrected', 'followedBy'),
    related('twin', 'duplicates'),
    related('corrected', 'replacedBy'),
    related('twin', 'duplicatedBy'),
  ])
  expect(found.map(({ DocumentId, Relation }) => [DocumentId, Relation])).toEqual([
    ['order', 'follows'],
    ['corrected', 'replacedBy'],
    ['twin', 'duplicates'],
  ])
})
