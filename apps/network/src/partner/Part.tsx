import { type ReactNode, useId } from 'react'

/** A part of what is known of a partner, under its heading; what changes it stands beside. */
export function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const heading = useId()
  return (
    <section className="network-part" aria-labelledby={heading}>
      <div className="network-part-head">
        <h2 id={heading}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
