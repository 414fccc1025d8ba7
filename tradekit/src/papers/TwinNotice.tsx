import { Button } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import type { Twin } from '../queries/types.ts'
import { Money } from '../words/Money.tsx'

export interface TwinNoticeProps {
  readonly twins: readonly Twin[]
  /** The document that stands beside the form instead of the paper. */
  readonly beside: string | undefined
  readonly onBeside: (documentId: string | undefined) => void
  readonly onPaper: (uploadId: string) => void
}

/** That what is being entered may be there already, and the way to see it beside the form. */
export function TwinNotice({ twins, beside, onBeside, onPaper }: TwinNoticeProps) {
  const { t, format } = useWords()
  if (twins.length === 0) return null
  return (
    <Notice tone="warn" title={t('papers.twins', { count: twins.length })}>
      <ul className="doc-twins">
        {twins.map(({ By, DocumentId, UploadId, Name, SenderName, IssueDate, Amount, Currency }) => (
          <li key={DocumentId ?? UploadId}>
            <span>
              <b dir="auto">{Name}</b> {SenderName} {IssueDate && format.date(IssueDate)}{' '}
              <Money value={Amount} currency={Currency} />
              <small>{t(UploadId ? 'papers.twin.waiting' : `papers.twin.${By}`)}</small>
            </span>
            {DocumentId && (
              <Button
                label={t(beside === DocumentId ? 'papers.showPaper' : 'papers.showTwin', { name: Name })}
                onClick={() => onBeside(beside === DocumentId ? undefined : DocumentId)}
              >
                {t(beside === DocumentId ? 'papers.paper' : 'papers.compare')}
              </Button>
            )}
            {UploadId && (
              <Button label={t('papers.openPaper', { name: Name })} onClick={() => onPaper(UploadId)}>
                {t('upload.open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
