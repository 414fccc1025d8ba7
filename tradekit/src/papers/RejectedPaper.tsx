import { HeaderBar } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { useMemo } from 'react'
import { BackButton } from '../document/BackButton.tsx'
import { useKontor } from '../kontor.ts'
import { PageViewer } from '../pages/PageViewer.tsx'
import { paperPages } from '../pages/source.ts'
import type { PaperUpload } from '../queries/types.ts'
import { PaperHalves } from './PaperHalves.tsx'
import { PaperHistory } from './PaperHistory.tsx'
import { PaperStanding } from './PaperStanding.tsx'
import { usePaperActions } from './usePaperActions.tsx'

export interface RejectedPaperProps {
  readonly paper: PaperUpload
  readonly onList: () => void
  /** It was taken back. */
  readonly onReload: () => void
}

/** A paper that was rejected, as it came: why, by whom, and the way back. */
export function RejectedPaper({ paper, onList, onReload }: RejectedPaperProps) {
  const { api } = useKontor()
  const source = useMemo(() => paperPages(api, paper.Id), [api, paper.Id])
  const { entries, dialogs } = usePaperActions(paper, { onGone: onReload })
  useTitle(paper.FileName)
  return (
    <main className="doc-screen doc-editor">
      <HeaderBar icon={<BackButton onClick={onList} />} title={paper.FileName} />
      <PaperHalves
        paper={<PageViewer source={source} name={paper.FileName} />}
        form={
          <div className="doc-sheet">
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
