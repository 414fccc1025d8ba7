import { Button } from '@kontor/kit'
import { Check, Circle } from 'lucide-react'
import { useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import type { ReadAt } from './reading.ts'

export interface ReadNoticeProps {
  readonly read: readonly ReadAt[]
  /** What nobody has looked at yet. */
  readonly unseen: readonly ReadAt[]
  readonly onField: (path: string) => void
  /** Reads the totals, too; none where they are. */
  readonly onTotals: (() => void) | undefined
  readonly busy: boolean
}

/**
 * What of the form was read from the file, each leading to its field. Where somebody has been it says so and stays: nothing below it
 * moves while one goes from field to field.
 */
export function ReadNotice({ read, unseen, onField, onTotals, busy }: ReadNoticeProps) {
  const { t } = useWords()
  if (read.length === 0 && onTotals === undefined) return null
  return (
    <Notice
      tone="info"
      title={titleOf()}
      actions={
        onTotals && (
          <Button busy={busy} onClick={onTotals}>
            {t('papers.readTotals')}
          </Button>
        )
      }
    >
      {read.length > 0 && (
        <p className="doc-read">
          {read.map(({ path, Name }) => {
            const isOpen = unseen.some((one) => one.path === path)
            return (
              <Button key={path} type="text" icon={isOpen ? Circle : Check} onClick={() => onField(path)}>
                {t(`papers.read.${Name as 'Number'}`)}
                {!isOpen && <span className="k-hidden">{t('papers.isChecked')}</span>}
              </Button>
            )
          })}
        </p>
      )}
    </Notice>
  )

  function titleOf(): string {
    if (read.length === 0) return t('papers.readAll')
    return unseen.length > 0 ? t('papers.read', { count: unseen.length }) : t('papers.allChecked')
  }
}
