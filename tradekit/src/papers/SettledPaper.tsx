import { HeaderBar } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { type ReactNode, useMemo } from 'react'
import { BackButton } from '../document/BackButton.tsx'
import { useKontor, useWords } from '../kontor.ts'
import { PageViewer } from '../pages/PageViewer.tsx'
import { paperPages } from '../pages/source.ts'
import type { PaperUpload } from '../queries/types.ts'
import { PaperHalves } from './PaperHalves.tsx'
import { PaperHistory } from './PaperHistory.tsx'
import { PaperStanding } from './PaperStanding.tsx'
import { usePaperActions } from './usePaperActions.tsx'

export interface SettledPaperProps {
  readonly paper: PaperUpload
  readonly onList: () => void
  /** It was taken back. */
  readonly onReload: () => void
  /** Said before how it stands. */
  readonly children?: ReactNode
}

/** A paper of which nothing is to be typed now, as it came: how it stands and why, what was decided, and the way back. */
export function SettledPaper({ paper, onList, onReload, children }: SettledPaperProps) {
  const { api } = useKontor()
  const { t } = useWords()
  const source = useMemo(() => paperPages(api, paper.Id), [api, paper.Id])
  const { entries, dialogs } = usePaperActions(paper, { onGone: onReload })
  useTitle(paper.FileName)
  return (
    <main className="doc-screen doc-editor">
      <HeaderBar icon={<BackButton to={t('papers.views')} onClick={onList} />} title={paper.FileName} />
      <PaperHalves
        paper={paper.PageCount > 0 && <PageViewer source={source} name={paper.FileName} />}
        form={
          <div className="doc-sheet">
            {children}
            <PaperStanding paper={paper} entries={entries} />
            <PaperHistory paper={paper} />
          </div>
        }
        besideShown={false}
      />
      {dialogs}
    </main>
  )
}
