import { History } from '@kontor/kit'
import { useHistory } from '../api/document.ts'
import { useWords } from '../kontor.ts'
import { stepOf, withoutRepeats } from './historyWords.ts'

/** What happened to the document, oldest first: when, what, who, and why. */
export function DocumentHistory({ id }: { id: string }) {
  const words = useWords()
  const { data } = useHistory(id)
  if (!data) return null
  if (data.Events.length === 0) return <p className="doc-quiet">{words.t('history.empty')}</p>
  return (
    <History
      label={words.t('viewer.history')}
      steps={withoutRepeats(data.Events).map((event) => stepOf(event, words))}
    />
  )
}
