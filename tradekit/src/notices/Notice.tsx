import { Status, type Tone } from '@kontor/kit'
import { type ReactNode, useId } from 'react'
import './notice.css'

export interface NoticeProps {
  readonly tone: Tone
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** Something that was found and should be seen before anything is done. */
export function Notice({ tone, title, children, actions }: NoticeProps) {
  const id = useId()
  return (
    <section className="doc-notice" data-tone={tone} aria-labelledby={id}>
      <h2 id={id}>
        <Status tone={tone}>{title}</Status>
      </h2>
      {children}
      {actions && <div className="doc-notice-acts">{actions}</div>}
    </section>
  )
}
