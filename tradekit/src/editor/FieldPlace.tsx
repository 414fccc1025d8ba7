import { afterPress, cx } from '@kontor/kit'
import type { FocusEvent, ReactNode } from 'react'
import { FindingWords } from '../findings/FindingWords.tsx'
import type { FieldErrors } from './useDraft.ts'
import './editor.css'

export interface FieldPlaceProps {
  readonly draft: FieldErrors
  /** The path by which findings name the field. */
  readonly path: string
  readonly className?: string
  readonly children: (error: ReactNode) => ReactNode
}

/** Where a field of the form stands: findings lead to it, and it speaks up once the person has been there. */
export function FieldPlace({ draft, path, className, children }: FieldPlaceProps) {
  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) afterPress(() => draft.touch(path))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the focus has left the field in it
    <div className={cx('doc-place', className)} data-path={path} onBlur={left}>
      {children(errorWords(draft, path))}
    </div>
  )
}

const errorWords = (draft: FieldErrors, path: string): ReactNode => {
  const finding = draft.errorAt(path)
  return finding && <FindingWords finding={finding} />
}
