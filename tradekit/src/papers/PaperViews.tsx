import { Tabs } from '@kontor/kit'
import { useShownKeys } from '@kontor/sdk/react'
import { useWords } from '../kontor.ts'
import { type PaperView, paperViews, usePapers } from '../queries/papers.ts'
import { PaperList } from './PaperList.tsx'

export interface PaperViewsProps {
  readonly view: PaperView
  readonly onView: (view: PaperView) => void
  readonly onPaper: (id: string) => void
  readonly onUpload: () => void
}

/** What is to be entered, and apart from it what is on hold and what was rejected, each with its count. Keys decide of the paper that has the focus. */
export function PaperViews({ view, onView, ...list }: PaperViewsProps) {
  const { t, format } = useWords()
  useShownKeys([
    ['H', t('papers.hold')],
    ['R', t('papers.reject')],
  ])
  const counts = {
    toEnter: usePapers('toEnter').data?.itemCount,
    onHold: usePapers('onHold').data?.itemCount,
    rejected: usePapers('rejected').data?.itemCount,
  }
  return (
    <Tabs
      label={t('papers.views')}
      tabs={paperViews.map((id) => {
        const count = counts[id]
        return { id, label: t(`papers.view.${id}`), ...(count !== undefined && { count: format.count(count) }) }
      })}
      selected={view}
      onSelect={(id) => onView(paperViews.find((one) => one === id) ?? 'toEnter')}
    >
      <PaperList view={view} {...list} />
    </Tabs>
  )
}
