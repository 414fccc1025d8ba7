import type { ReactNode } from 'react'

export type Definition = {
  id: string
  term: ReactNode
  value: ReactNode
}

export type DefinitionListProps = {
  items: readonly Definition[]
  /** Terms above their values, side by side, as at the head of a document; else one pair a line. */
  columns?: boolean | undefined
}

/** Names and their values. */
export function DefinitionList({ items, columns = false }: DefinitionListProps) {
  return (
    <dl className="k-definitions" data-columns={columns || undefined}>
      {items.map(({ id, term, value }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
