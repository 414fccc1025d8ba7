import { useState } from 'react'
import { Sheet } from '../components/Sheet.tsx'
import { lazy } from '../lazy/lazy.ts'
import { useLazy } from '../lazy/useLazy.ts'
import { useLazyWords } from '../lazy/useLazyWords.ts'
import { useWords } from '../messages/useWords.ts'
import type { Panel } from '../workspace/panel.ts'

const searchPart = lazy((parts) => parts.Search)

export interface PaletteProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onPanel: (panel: Panel) => void
}

/** Ctrl-K: jumps to an app, a document, a company or a person, or runs a command of the shell or of any app. */
export function Palette({ open, onClose, onPanel }: PaletteProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const Search = useLazy(searchPart, open)
  const words = useLazyWords(open)
  const close = () => {
    setTyped('')
    onClose()
  }
  return (
    <Sheet open={open} onClose={close} label={t('palette.title')} place="top">
      {Search && words ? (
        <Search query={typed} onQuery={setTyped} onDone={close} onPanel={onPanel} />
      ) : (
        // What is typed before the rest is there is not lost.
        <div className="k-commands-field">
          <input aria-label={t('palette.title')} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </div>
      )}
    </Sheet>
  )
}
