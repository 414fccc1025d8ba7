import { TextField } from '@kontor/kit'
import { useState } from 'react'
import { ActionForm } from './ActionForm.tsx'
import { FormDialog } from './FormDialog.tsx'

interface TextFormProps {
  readonly label: string
  /** What comes of it. */
  readonly intro?: string
  /** What it is now. */
  readonly initial?: string
  /** What the act said of it. */
  readonly problem?: string
  /** In letters. */
  readonly maxLength: number
  readonly confirm: string
  /** What is wrong with what was written; false where nothing is. */
  readonly whyNot: (word: string) => string | false
  readonly onWord: (word: string) => void
  readonly onClose: () => void
}

export interface TextDialogProps extends TextFormProps {
  readonly visible: boolean
  readonly title: string
}

/** Asks for a single word: a name, a tag. */
export function TextDialog({ visible, title, ...form }: TextDialogProps) {
  return (
    <FormDialog visible={visible} title={title} onClose={form.onClose}>
      <TextForm {...form} />
    </FormDialog>
  )
}

function TextForm({ label, intro, initial = '', problem, maxLength, confirm, whyNot, onWord, onClose }: TextFormProps) {
  const [text, setText] = useState(initial)
  const [tried, setTried] = useState(false)
  const word = text.trim()
  const wrong = whyNot(word)
  return (
    <ActionForm
      intro={intro}
      confirm={confirm}
      onClose={onClose}
      {...(problem && { error: problem })}
      onSubmit={() => {
        setTried(true)
        if (!wrong) onWord(word)
      }}
    >
      <TextField label={label} value={text} onChange={setText} maxLength={maxLength} required error={tried && wrong} />
    </ActionForm>
  )
}
