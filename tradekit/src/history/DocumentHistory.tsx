import { History } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { useHistory } from '../queries/document.ts'
import { stepOf, withoutRepeats } from './events.ts'

export interface DocumentHistoryProps {
  readonly id: string
  /** The position of the log that is shown, where it is not now. */
  readonly asOf?: number | undefined
  /** Shows the document as it was at a position; without it a step is only told. */
  readonly onLookBack?: (position: number) => void
}

/** What happened to the document, oldest first: when, what, who, and why; and how it was after each step. */
export function DocumentHistory({ id, asOf, onLookBack }: DocumentHistoryProps) {
  const words = useWords()
  const { data } = useHistory(id)
  if (!data) return null
  if (data.Events.length === 0) return <p className="doc-quiet">{words.t('history.empty')}</p>
  return (
    <>
      {onLookBack && <p className="doc-quiet">{words.t('past.hint')}</p>}
      <History
        label={words.t('viewer.history')}
        steps={withoutRepeats(data.Events).map((event) => {
          const position = event.Position === undefined ? undefined : Number(event.Position)
          return {
            ...stepOf(event, words),
            // What is not in its place in the log yet cannot be looked back to.
            ...(onLookBack && position !== undefined && { onChoose: () => onLookBack(position) }),
            chosen: asOf !== undefined && position === asOf,
          }
        })}
      />
    </>
  )
}
