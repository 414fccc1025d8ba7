import { Button } from '@kontor/kit'
import { useWords } from '../kontor.ts'

export interface PagerProps {
  /** The page that is shown, from 0. */
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** The way to the pages before and after this one, where there is more than one. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useWords()
  if (pages <= 1) return null
  return (
    <div className="admin-bar">
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('page.before')}
      </Button>
      <Button disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
        {t('page.after')}
      </Button>
    </div>
  )
}
