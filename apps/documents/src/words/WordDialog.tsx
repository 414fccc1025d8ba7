import { Button, Modal, TextField } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'

interface WordFormProps {
  readonly label: string
  /** What comes of it. */
  readonly intro?: string
  /** In letters. */
  readonly maxLength: number
  readonly confirm: string
  /** What is wrong with what was written; false where nothing is. */
  readonly whyNot: (word: string) => string | false
  readonly onWord: (word: string) => void
  readonly onClose: () => void
}

export interface WordDialogProps extends WordFormProps {
  readonly visible: boolean
  readonly title: string
}

/** Asks for a single word: a name, a tag. */
export function WordDialog({ visible, title, ...form }: WordDialogProps) {
  const { t } = useWords()
  return (
    <Modal visible={visible} onDismiss={form.onClose} size="small" title={title} closeLabel={t('dialog.close')}>
      <WordForm {...form} />
    </Modal>
  )
}

function WordForm({ label, intro, maxLength, confirm, whyNot, onWord, onClose }: WordFormProps) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const word = text.trim()
  const wrong = whyNot(word)
  return (
    <form
      className="doc-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!wrong) onWord(word)
      }}
    >
      {intro && <p className="doc-intro">{intro}</p>}
      <TextField
        label={label}
        value={text}
        onChange={setText}
        maxLength={maxLength}
        autoFocus
        required
        error={tried && wrong}
      />
      <div className="doc-form-actions">
        <Button onClick={onClose}>{t('dialog.cancel')}</Button>
        <Button type="primary" submit>
          {confirm}
        </Button>
      </div>
    </form>
  )
}
