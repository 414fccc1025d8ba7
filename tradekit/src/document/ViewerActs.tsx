import type { ReactNode } from 'react'
import { useMatch } from '../queries/matching.ts'
import type { Metadata } from '../queries/types.ts'

/** The actions below what is said of a document: shown once its match has come, whose notice would push them from under the pointer. */
export function ViewerActs({ document, children }: { document: Metadata; children: ReactNode }) {
  const { isLoading } = useMatch(document.DocumentId, document.Notices.includes('match'))
  return (
    <div className="doc-viewer-acts" data-coming={isLoading || undefined}>
      {children}
    </div>
  )
}
