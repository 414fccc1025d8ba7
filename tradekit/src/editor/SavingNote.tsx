import { Button } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useWords } from '../kontor.ts'
import { momentOf } from '../words/moments.ts'
import type { Saving } from './useAutosave.ts'

/** Whether what was typed is safe. */
export function SavingNote({ saving, onAgain }: { saving: Saving; onAgain: () => void }) {
  const { t, today, locale } = useWords()
  return (
    <span className="doc-saving" role="status">
      {words()}
      {saving.state === 'failed' && (
        <Button type="text" onClick={onAgain}>
          {t('editor.retry')}
        </Button>
      )}
    </span>
  )

  function words() {
    switch (saving.state) {
      case 'saved':
        return t('editor.saved', { at: momentOf(saving.at, today, locale) })
      case 'saving':
        return t('editor.saving')
      case 'failed':
        return t('editor.saveFailed', { message: messageOf(saving.error, t) })
      case 'untouched':
        return ''
      default:
        return t('editor.unsaved')
    }
  }
}
