import { Button, TextField } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import './copy-text.css'

export interface CopyTextProps {
  /** What it is good for, and for how long. */
  readonly intro: string
  readonly label: string
  /** What is copied. */
  readonly value: string
  readonly copyText: string
  readonly copiedText: string
  /** Where the dialog has no other way out at its foot. */
  readonly onClose?: () => void
}

/** A link or secret that is shown this once, to be handed over. */
export function CopyText({ intro, label, value, copyText, copiedText, onClose }: CopyTextProps) {
  const { t } = useWords()
  const [isCopied, setIsCopied] = useState(false)
  return (
    <div className="trade-copy">
      <p>{intro}</p>
      <TextField label={label} value={value} readOnly onChange={() => undefined} />
      <div className="trade-copy-acts">
        <Button type="primary" onClick={() => void navigator.clipboard.writeText(value).then(() => setIsCopied(true))}>
          {copyText}
        </Button>
        {onClose && <Button onClick={onClose}>{t('dialog.close')}</Button>}
        <span role="status">{isCopied && copiedText}</span>
      </div>
    </div>
  )
}
