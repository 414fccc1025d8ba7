import { Button } from '@kontor/kit'
import { memo, useEffect, useState } from 'react'
import { ActionBar } from '../actions/ActionBar.tsx'
import type { DocumentActions } from '../actions/useActions.tsx'
import { DocumentNotices } from '../document/DocumentNotices.tsx'
import { Paper } from '../document/Paper.tsx'
import { DocumentHistory } from '../history/DocumentHistory.tsx'
import { useWords } from '../kontor.ts'
import { useMetadata } from '../queries/document.ts'
import type { Row } from '../queries/types.ts'
import { signedAmount } from '../words/amounts.ts'
import { typeWord } from '../words/DocumentName.tsx'
import { Money } from '../words/Money.tsx'
import { BusinessStatus, DeliveryStatus } from '../words/StatusWord.tsx'

export interface PreviewProps {
  readonly row: Row
  readonly actions: DocumentActions
  readonly onOpen: () => void
}

/**
 * The chosen document beside the list: what it is, how it stands, what can be done, its page and its history. It is not
 * drawn anew with each page of the list that comes.
 */
export const Preview = memo(({ row, actions, onOpen }: PreviewProps) => {
  const { t } = useWords()
  const { data } = useMetadata(row.DocumentId)
  const entry = data ?? row
  const isSettled = useSettled(row.DocumentId)
  return (
    <div className="doc-preview">
      <header className="doc-preview-head">
        <h2>
          <span className="doc-cut">
            {entry.ID ? (
              <bdi>{entry.ID}</bdi>
            ) : (
              t(typeWord({ type: entry.DocumentType.type, orderKind: entry.OrderKind }))
            )}
          </span>
          <Money value={signedAmount(entry)} currency={entry.Currency} strong />
        </h2>
        <div className="doc-statuses">
          {entry.State !== 'DRAFT' && <DeliveryStatus entry={entry} />}
          <BusinessStatus entry={entry} />
        </div>
        <div className="doc-preview-acts">
          <ActionBar actions={actions} isDisputed={entry.ProcessState === 'DISPUTED'} buttons={2} keys />
          <Button type="text" onClick={onOpen}>
            {t('preview.open')}
          </Button>
        </div>
      </header>
      {data && <DocumentNotices document={data} actions={actions} />}
      {isSettled && (
        <>
          <Paper id={row.DocumentId} version={data?.Version} type={entry.DocumentType.type} number={entry.ID} />
          <DocumentHistory id={row.DocumentId} />
        </>
      )}
    </div>
  )
})

/** How long a row keeps the keyboard before its page is drawn, in milliseconds: whoever runs down the list asks for none. */
const previewDelayMs = 90

function useSettled(id: string): boolean {
  const [settled, setSettled] = useState(id)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(id), previewDelayMs)
    return () => clearTimeout(timer)
  }, [id])
  return settled === id
}
