import { DateField, isDate, TextArea } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { type QuoteRequest, usePostToAll } from './api.ts'

export interface MessageDialogProps {
  readonly request: QuoteRequest
  readonly visible: boolean
  readonly onClose: () => void
}

/** Says the same to all who were asked, and until when they have time from now on. */
export function MessageDialog({ request, visible, onClose }: MessageDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('quotes.message.title')} onClose={onClose}>
      <MessageForm request={request} onClose={onClose} />
    </FormDialog>
  )
}

function MessageForm({ request, onClose }: Omit<MessageDialogProps, 'visible'>) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [postId] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const [respondBy, setRespondBy] = useState(request.RespondBy ?? '')
  const [tried, setTried] = useState(false)
  const post = usePostToAll(request.Id, () => {
    notify('success', t('quotes.message.sent', { count: request.Asked }))
    onClose()
  })
  const missing = text.trim() === ''
  const wrongDay = respondBy !== '' && !isDate(respondBy)
  return (
    <ActionForm
      intro={t('quotes.message.intro')}
      confirm={t('quotes.message.send')}
      busy={post.isPending}
      error={post.error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (missing || wrongDay) return
        void post.run({ postId, text: text.trim(), respondBy: respondBy === request.RespondBy ? '' : respondBy })
      }}
    >
      <TextArea
        label={t('quotes.message.text')}
        required
        error={tried && missing && t('quotes.message.needed')}
        value={text}
        onChange={setText}
        rows={4}
        maxLength={4000}
      />
      <DateField
        label={t('quotes.respondBy')}
        value={respondBy}
        onChange={setRespondBy}
        notDate={t('buy.notDate')}
        pickLabel={t('buy.pickDay')}
      />
    </ActionForm>
  )
}
