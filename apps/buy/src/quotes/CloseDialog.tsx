import { TextArea } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { type QuoteRequest, useClose } from './api.ts'
import { columnsOf } from './chosen-offers.ts'

export interface CloseDialogProps {
  readonly request: QuoteRequest
  readonly visible: boolean
  readonly onClose: () => void
}

/** Ends a request without buying: who quoted reads why, the others that it is over. */
export function CloseDialog({ request, visible, onClose }: CloseDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('quotes.close.title', { number: request.ID })} onClose={onClose}>
      <CloseForm request={request} onClose={onClose} />
    </FormDialog>
  )
}

function CloseForm({ request, onClose }: Omit<CloseDialogProps, 'visible'>) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [thanks, setThanks] = useState(() => t('quotes.close.thanksText'))
  const end = useClose(request.Id, () => {
    notify('success', t('quotes.done.CLOSED'))
    onClose()
  })
  const hasQuotes = columnsOf(request).length > 0
  return (
    <ActionForm
      confirm={t('quotes.close.confirm')}
      busy={end.isPending}
      error={end.error}
      onClose={onClose}
      onSubmit={() => void end.run(thanks.trim())}
    >
      <p>{t(hasQuotes ? 'quotes.close.text' : 'quotes.close.textNone')}</p>
      {hasQuotes && (
        <TextArea label={t('quotes.close.thanks')} value={thanks} onChange={setThanks} rows={3} maxLength={1000} />
      )}
    </ActionForm>
  )
}
