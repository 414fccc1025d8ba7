import { Button, Progress, Status } from '@kontor/kit'
import { useState } from 'react'
import { FindingList } from '../findings/FindingList.tsx'
import { useWords } from '../kontor.ts'
import { OriginNotice } from '../notices/OriginNotice.tsx'
import type { Finding } from '../queries/types.ts'
import { isBill } from '../words/amounts.ts'
import { documentName } from '../words/DocumentName.tsx'
import type { Upload } from './queue.ts'

export interface UploadRowProps {
  readonly upload: Upload
  readonly onOpen: (documentId: string) => void
  readonly onPaper: (id: string) => void
  readonly onAgain: () => void
}

/** One file: what it is, what is to mend in it, or why it was refused. */
export function UploadRow({ upload, onOpen, onPaper, onAgain }: UploadRowProps) {
  const { t } = useWords()
  const { state, result, paper, refusal } = upload
  const [entered, setEntered] = useState<string>()
  return (
    <li>
      <div className="doc-upload-head">
        <span className="doc-upload-name">
          <b className="doc-cut">{result ? documentName({ type: result.type, number: result.ID }, t) : upload.name}</b>
          {result && <small className="doc-cut">{upload.name}</small>}
        </span>
        {state === 'waiting' && <Status tone="mute">{t('upload.waiting')}</Status>}
        {state === 'sending' && <Progress label={t('upload.reading')} value={upload.progress} bare />}
        {state === 'done' && (
          <Status tone={paper ? 'info' : 'good'}>
            {t(paper ? 'papers.toEnter' : entered ? 'upload.received' : 'upload.done')}
          </Status>
        )}
        {paper && (
          <Button label={t('papers.enterFile', { file: upload.name })} onClick={() => onPaper(paper.Id)}>
            {t('papers.enter')}
          </Button>
        )}
        {state === 'refused' && <Status tone="bad">{t('upload.refused')}</Status>}
        {result && (
          <Button label={`${t('upload.open')} ${result.ID}`} onClick={() => onOpen(entered ?? result.DocumentId)}>
            {t('upload.open')}
          </Button>
        )}
        {state === 'refused' && (
          <Button label={`${t('upload.again')} ${upload.name}`} onClick={onAgain}>
            {t('upload.again')}
          </Button>
        )}
      </div>
      {paper && <p className="doc-quiet">{t('papers.noData')}</p>}
      {refusal && (
        <p className="doc-problem" role="alert">
          {refusal}
        </p>
      )}
      {result && !entered && isBill(result.type) && (
        <OriginNotice draft={{ id: result.DocumentId, number: result.ID }} onEntered={setEntered} />
      )}
      {result && <Findings findings={result.Findings} />}
    </li>
  )
}

/** How many findings are shown with a file; all of them stand in the document. */
const maxShownFindings = 3

function Findings({ findings }: { findings: readonly Finding[] }) {
  const { t } = useWords()
  if (findings.length === 0) return <p className="doc-quiet">{t('upload.fine')}</p>
  return (
    <div className="doc-findings">
      <span>{t('upload.findings', { count: findings.length })}</span>
      <FindingList findings={findings.slice(0, maxShownFindings)} />
      {findings.length > maxShownFindings && (
        <span className="doc-quiet">{t('upload.more', { count: findings.length - maxShownFindings })}</span>
      )}
    </div>
  )
}
