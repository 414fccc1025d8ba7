import { Checkbox, DateField, DecimalField, isDate, isDecimal } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { decimalOf } from '@kontor/ubl'
import { useState } from 'react'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useWords } from '../kontor.ts'
import { useBookPayment } from '../queries/paying.ts'
import type { Metadata } from '../queries/types.ts'
import { useOnce } from '../queries/useOnce.ts'
import './paying.css'

export interface BookPaymentDialogProps {
  readonly document: Metadata
  readonly onClose: () => void
}

/** Asks how much of an invoice was paid, or came in for it, and on which day. */
export function BookPaymentDialog({ document, onClose }: BookPaymentDialogProps) {
  const { t, format, today } = useWords()
  const { DocumentId: documentId, ID: number, Currency: currency = '', Amount = '0', Open: open = Amount } = document
  const [id] = useState(() => crypto.randomUUID())
  const [amount, setAmount] = useState(open)
  const [day, setDay] = useState(today)
  const [overpaid, setOverpaid] = useState(false)
  const [tried, setTried] = useState(false)
  const booking = useBookPayment(documentId, onClose)
  const book = useOnce(booking.mutateAsync)
  const paid = isDecimal(amount) ? decimalOf(amount) : undefined
  const isOver = paid?.gt(decimalOf(open) ?? 0) === true
  const amountWrong = !paid?.gt(0) && t('part.amountWrong')
  const dayWrong = (!isDate(day) || day > today) && t('part.dayWrong')
  return (
    <FormDialog visible title={t('part.title', { number })} onClose={onClose}>
      <ActionForm
        intro={t('part.intro', { amount: format.amount(open, currency) })}
        confirm={t('part.confirm')}
        busy={booking.isPending}
        error={booking.error && messageOf(booking.error, t)}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (amountWrong || dayWrong || (isOver && !overpaid)) return
          book({ id, amount, day, overpaid: isOver && overpaid })
        }}
      >
        <DecimalField
          label={t('pay.amount')}
          required
          value={amount}
          onChange={setAmount}
          notDecimal={t('filter.span.notDecimal')}
          error={tried && isDecimal(amount) && amountWrong}
        />
        <DateField
          label={t('part.day')}
          required
          value={day}
          onChange={setDay}
          notDate={t('editor.notDate')}
          pickLabel={t('editor.pickDay', { field: t('part.day') })}
          error={tried && dayWrong}
        />
        {isOver && (
          <Checkbox
            label={t('part.overpaid')}
            checked={overpaid}
            onChange={setOverpaid}
            error={tried && !overpaid && t('part.overpaid.needed')}
          />
        )}
      </ActionForm>
    </FormDialog>
  )
}
