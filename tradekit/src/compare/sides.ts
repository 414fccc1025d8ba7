import { formOf, isFormType } from '@kontor/ubl'
import { useMemo } from 'react'
import { relatedOnce } from '../document/related.ts'
import { useXml } from '../queries/document.ts'
import { useTree } from '../queries/tree.ts'
import type { Metadata } from '../queries/types.ts'
import type { Side } from './compare.ts'

/** Which of two documents came first, by how the other belongs to the one that is shown; an answer says nothing anew. */
const comparable: Readonly<Record<string, 'before' | 'after'>> = {
  corrects: 'before',
  follows: 'before',
  duplicates: 'before',
  replaces: 'before',
  earlierVersion: 'before',
  correctedBy: 'after',
  followedBy: 'after',
  duplicatedBy: 'after',
  replacedBy: 'after',
  laterVersion: 'after',
}

/** The documents with which one can be compared. */
export const comparableWith = ({ Related }: Metadata): Metadata['Related'] =>
  relatedOnce(Related).filter(({ Relation }) => Relation in comparable)

/** A document and another that belongs to it, the earlier first. */
export const inOrder = (document: Metadata, other: Metadata): readonly [Metadata, Metadata] => {
  const relation = document.Related.find(({ DocumentId }) => DocumentId === other.DocumentId)?.Relation ?? ''
  return comparable[relation] === 'after' ? [document, other] : [other, document]
}

/** A document to be compared; undefined until it is read. */
export function useSide(document: Metadata): Side | undefined {
  const tree = useTree(document)
  const { isPending } = useXml(document)
  return useMemo(
    () => (isPending ? undefined : { document, form: tree && isFormType(tree.type) ? formOf(tree) : undefined }),
    [document, tree, isPending],
  )
}
