import type { Metadata } from '../queries/types.ts'

type Related = Metadata['Related'][number]

const versions: ReadonlySet<string> = new Set(['replaces', 'replacedBy', 'earlierVersion', 'laterVersion'])

/** The documents that belong to one, each once: that one is a version of it says more than that it follows it or looks like it. */
export function relatedOnce(related: readonly Related[]): Related[] {
  const byDocument = Map.groupBy(related, ({ DocumentId }) => DocumentId)
  return [...byDocument.values()].flatMap(
    (same) => same.find(({ Relation }) => versions.has(Relation)) ?? same.slice(0, 1),
  )
}
