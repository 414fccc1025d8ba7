import { ScrollRegion } from '@kontor/kit'
import { lazy, Suspense, useMemo } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { attachmentPages } from '../pages/source.ts'
import { useFiles } from '../queries/files.ts'
import type { Metadata } from '../queries/types.ts'
import { Paper } from './Paper.tsx'

const PageViewer = lazy(async () => ({ default: (await import('../pages/PageViewer.tsx')).PageViewer }))

/** The data of the document, typeset, or one of its files. */
export type Shown = 'data' | { readonly file: string }

export interface ShownPagesProps {
  readonly document: Metadata
  /** Nothing where nobody has chosen yet: then it is the paper that the document was entered from, if there is one. */
  readonly chosen: Shown | undefined
  readonly onChoose: (shown: Shown) => void
}

/** What the document looks like: the paper that it was entered from, its data as a page, or a file beside it. */
export function ShownPages({ document, chosen, onChoose }: ShownPagesProps) {
  const { t } = useWords()
  const { api } = useKontor()
  const { DocumentId: id, Version, DocumentType, ID, AsOf, AttachmentCount = 0 } = document
  const { data: files } = useFiles(id, AttachmentCount > 0)
  const viewable = files?.filter(({ Viewable }) => Viewable) ?? []
  const original = viewable.find(({ Original }) => Original)
  const asked = chosen ?? (original && AsOf === undefined ? { file: original.Id } : 'data')
  const file = asked === 'data' ? undefined : viewable.find(({ Id }) => Id === asked.file)
  const source = useMemo(() => (file ? attachmentPages(api, id, file.Id) : undefined), [api, id, file])
  const parts = [
    ...(original ? [{ shown: { file: original.Id }, label: t('pages.original') }] : []),
    ...(file && file !== original ? [{ shown: { file: file.Id }, label: file.Name }] : []),
    { shown: 'data' as const, label: t('pages.document') },
  ]
  const isShown = (shown: Shown) => (shown === 'data' ? file === undefined : shown.file === file?.Id)
  return (
    <div className="doc-shown">
      {parts.length > 1 && (
        <nav className="doc-switch" aria-label={t('pages.shown')}>
          {parts.map(({ shown, label }) => (
            <button
              key={shown === 'data' ? shown : shown.file}
              type="button"
              aria-current={isShown(shown) || undefined}
              onClick={() => onChoose(shown)}
            >
              {label}
            </button>
          ))}
        </nav>
      )}
      {file && source ? (
        <Suspense fallback={null}>
          <PageViewer key={file.Id} source={source} name={file.Name} />
        </Suspense>
      ) : (
        <ScrollRegion className="doc-viewer-page" label={t('viewer.document')}>
          <Paper id={id} version={Version} type={DocumentType.type} number={ID} position={AsOf} />
        </ScrollRegion>
      )}
    </div>
  )
}
