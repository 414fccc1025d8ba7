import { Button } from '@kontor/kit'
import { SettledPaper } from '@kontor/tradekit/papers'
import { useKontor, useWords } from '../kontor.ts'
import type { Upload } from '../queue/queue-filter.ts'

/** A scanned document that was sent on: what it became, where the company reads that itself. */
export function SentPaper({ paper, onList }: { paper: Upload; onList: () => void }) {
  const { t } = useWords()
  const { open } = useKontor()
  const { DocumentId, RecipientName } = paper
  return (
    <SettledPaper paper={paper} onList={onList} onReload={onList}>
      {RecipientName ? (
        <p>{t('verify.sentTo', { branch: RecipientName })}</p>
      ) : (
        <Button type="primary" onClick={() => open('Kontor.Documents', `/view/${DocumentId}`)}>
          {t('verify.openDocument')}
        </Button>
      )}
    </SettledPaper>
  )
}
