import { useState } from 'react'
import type { Panel } from '../desk/panel.ts'
import { later } from '../later/later.ts'
import { useLater } from '../later/useLater.ts'
import { useLaterWords } from '../later/useLaterWords.ts'
import { Sheet } from '../look/Sheet.tsx'
import { useWords } from '../messages/useWords.ts'

const searchPart = later((parts) => parts.Search)

export interface PaletteProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onPanel: (panel: Panel) => void
}

/** Ctrl-K: jumps to an app, a document, a company or a person, or runs a command of the shell or of any app. */
export function Palette({ open, onClose, onPanel }: PaletteProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const Search = useLater(searchPart, open)
  const words = useLaterWords(open)
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
