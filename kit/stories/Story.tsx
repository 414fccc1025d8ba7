import type { ReactNode } from 'react'

/** One component in its states: a name, what to mind, and the thing itself. */
export function Story({
  name,
  says,
  wide,
  children,
}: {
  name: string
  says?: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <section className="story" id={name.toLowerCase().replaceAll(' ', '-')}>
      <h2>{name}</h2>
      {says && <p>{says}</p>}
      <div className={wide ? 'story-wide' : 'story-row'}>{children}</div>
    </section>
  )
}
