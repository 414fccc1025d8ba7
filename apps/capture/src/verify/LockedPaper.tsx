import { Button } from '@kontor/kit'
import { SettledPaper } from '@kontor/tradekit/papers'
import { useWords } from '../kontor.ts'
import type { Upload } from '../queue/queue-filter.ts'
import { useChangeSettings } from '../settings/api.ts'

export interface LockedPaperProps {
  readonly paper: Upload
  readonly onList: () => void
  readonly onReload: () => void
}

/** A scanned document on which a colleague works: it is seen, and nothing of it is changed meanwhile. */
export function LockedPaper({ paper, onList, onReload }: LockedPaperProps) {
  const { t } = useWords()
  const release = useChangeSettings(onReload)
  const name = paper.LockedByName ?? t('papers.formerColleague')
  return (
    <SettledPaper paper={paper} onList={onList} onReload={onReload}>
      <p role="status">{t('verify.locked', { name })}</p>
      <p className="capture-part-fields">
        <Button onClick={onReload}>{t('verify.again')}</Button>
        {paper.AllowedActions.some(({ Action }) => Action === 'unlock') && (
          <Button
            busy={release.isPending}
            onClick={() => release.mutate((scanning) => scanning.unlockDocument({ params: { id: paper.Id } }))}
          >
            {t('verify.release')}
          </Button>
        )}
      </p>
    </SettledPaper>
  )
}
