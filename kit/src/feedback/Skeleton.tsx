export type SkeletonProps = {
  /** How many rows stand in for what is coming. */
  rows?: number | undefined
  /** Said to a screen reader: 'Loading documents'. */
  label: string
}

/** The shape of what is on its way, at the height of the rows that replace it. */
export function Skeleton({ rows = 3, label }: SkeletonProps) {
  return (
    <div className="k-skeleton" role="status">
      <span className="k-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and have no other identity
        <div key={row} className="k-skeleton-row" aria-hidden="true" />
      ))}
    </div>
  )
}
