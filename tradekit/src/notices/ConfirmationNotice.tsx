import { Button } from '@kontor/kit'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'
import { useChangeOrder, useOrderChange } from '../queries/order-change.ts'
import type { Metadata } from '../queries/types.ts'
import { Notice } from './Notice.tsx'
import { NoticeComing } from './NoticeComing.tsx'
import { ProposedLine } from './ProposedLine.tsx'

/** That the supplier would have an order otherwise, line by line, and the way to agree; nothing where they would not. */
export function ConfirmationNotice({ document }: { document: Metadata }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { data, isLoading } = useOrderChange(document.DocumentId, true)
  const { change, isPending } = useChangeOrder((draftId) => navigate(`/edit/${draftId}`))
  if (!data?.ChangedLines.length) return <NoticeComing when={isLoading} />
  return (
    <Notice
      tone="warn"
      title={t('confirmed.title')}
      actions={
        data.CanGenerate && (
          <Button type="primary" busy={isPending} onClick={() => change({ orderId: document.DocumentId })}>
            {t('confirmed.change')}
          </Button>
        )
      }
    >
      {data.ChangedLines.map((line) => (
        <p key={line.LineId}>
          <ProposedLine line={line} />
        </p>
      ))}
      <p className="doc-quiet">{data.CanGenerate ? t('confirmed.text') : data.Because}</p>
    </Notice>
  )
}
