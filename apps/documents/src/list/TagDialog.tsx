import { Button, Modal, TextField } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'

export interface TagDialogProps {
  readonly visible: boolean
  readonly onTag: (tag: string) => void
  readonly onClose: () => void
}

/** Asks for a new word to tag documents with. */
export function TagDialog({ visible, onTag, onClose }: TagDialogProps) {
  const { t } = useWords()
  return (
    <Modal
      visible={visible}
      onDismiss={onClose}
      size="small"
      title={t('bulk.newTag.title')}
      closeLabel={t('dialog.close')}
    >
      <TagForm onTag={onTag} onClose={onClose} />
    </Modal>
  )
}

/** What a path cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unfit = /[\u0000-\u001f/]/

function TagForm({ onTag, onClose }: Pick<TagDialogProps, 'onTag' | 'onClose'>) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const tag = text.trim()
  const wrong = tag === '' || unfit.test(tag)
  return (
    <form
      className="doc-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!wrong) onTag(tag)
      }}
    >
      <TextField
        label={t('filter.tag')}
        value={text}
        onChange={setText}
        maxLength={100}
        autoFocus
        required
        error={tried && wrong && t('bulk.newTag.wrong')}
      />
      <div className="doc-form-actions">
        <Button onClick={onClose}>{t('dialog.cancel')}</Button>
        <Button type="primary" submit>
          {t('bulk.tag')}
        </Button>
      </div>
    </form>
  )
}
