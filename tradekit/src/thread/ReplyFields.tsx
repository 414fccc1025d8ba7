import { Button, Kbd, TextArea } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import './thread.css'

export interface ReplyFieldsProps {
  readonly label: string
  /** Who will read it. */
  readonly description: string
  readonly text: string
  readonly onText: (text: string) => void
  /** It was sent without a word. */
  readonly isMissing: boolean
  /** It is on its way. */
  readonly busy: boolean
  /** What the button says where it sends no reply. */
  readonly sendText?: string
  /** What the button does; undefined where it submits the form that it stands in. */
  readonly onSend?: () => void
}

/** What is said in a thread, and the button that sends it; Ctrl+Enter is the screen's to hear. */
export function ReplyFields({ label, description, text, onText, isMissing, busy, sendText, onSend }: ReplyFieldsProps) {
  const { t } = useWords()
  const send = sendText ?? t('thread.send')
  return (
    <>
      <TextArea
        label={label}
        description={description}
        value={text}
        onChange={onText}
        rows={2}
        maxLength={4000}
        readOnly={busy}
        error={isMissing && t('thread.replyNeeded')}
      />
      <Button
        label={send}
        busy={busy}
        // Where it stands in another form, what that form is for is the main thing.
        {...(onSend ? { onClick: onSend } : { type: 'primary', submit: true })}
      >
        <span className="doc-keyed">
          {send}
          <Kbd>Ctrl ↵</Kbd>
        </span>
      </Button>
    </>
  )
}
