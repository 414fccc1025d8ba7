import { Button, TextField } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'

export interface AddFieldProps {
  readonly label: string
  readonly confirm: string
  /** What is there already: it is not added twice. */
  readonly taken: readonly string[]
  readonly onAdd: (name: string) => void
}

/** What a path can not hold. */
const unfit = /[\p{Cc}/\\]/u

/** A name, and the button that adds it. */
export function AddField({ label, confirm, taken, onAdd }: AddFieldProps) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const name = text.trim()
  const wrong =
    name === ''
      ? t('add.needed')
      : unfit.test(name)
        ? t('add.unfit')
        : taken.includes(name)
          ? t('add.taken')
          : undefined
  return (
    <form
      className="capture-add"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(wrong !== undefined)
        if (wrong !== undefined) return
        onAdd(name)
        setText('')
      }}
    >
      <TextField
        label={label}
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={(next) => {
          setText(next)
          setTried(false)
        }}
        error={tried && wrong}
      />
      <Button submit>{confirm}</Button>
    </form>
  )
}
