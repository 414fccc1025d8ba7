import { Button } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import type { ReadAt } from './reading.ts'

export interface ReadNoticeProps {
  /** What nobody has looked at yet. */
  readonly unseen: readonly ReadAt[]
  readonly onField: (path: string) => void
  /** Reads the totals, too; none where they are. */
  readonly onTotals: (() => void) | undefined
  readonly busy: boolean
}

/** What of the form was read from the file, each leading to its field until somebody has been there. */
export function ReadNotice({ unseen, onField, onTotals, busy }: ReadNoticeProps) {
  const { t } = useWords()
  if (unseen.length === 0 && onTotals === undefined) return null
  return (
    <Notice
      tone="info"
      title={unseen.length > 0 ? t('papers.read', { count: unseen.length }) : t('papers.readAll')}
      actions={
        onTotals && (
          <Button busy={busy} onClick={onTotals}>
            {t('papers.readTotals')}
          </Button>
        )
      }
    >
      {unseen.length > 0 && (
        <p className="doc-read">
          {unseen.map(({ path, Name }) => (
            <Button key={path} type="text" onClick={() => onField(path)}>
              {t(`papers.read.${Name as 'Number'}`)}
            </Button>
          ))}
        </p>
      )}
    </Notice>
  )
}
