import { Checkbox, DateField, Select, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { unitWord } from '@kontor/tradekit/words'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useReceive } from './api.ts'
import { Photos } from './Photos.tsx'
import { QuantityLine } from './QuantityLine.tsx'
import type { ReceiveDialogProps } from './ReceiveDialog.tsx'
import { isMoreThanReceived, type ReturnReason, returnOf, returnReasons } from './typed-receipt.ts'

/** What of an order goes back to its supplier, and why. */
export function ReturnDialog({ order, visible, onClose }: ReceiveDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('return.title', { number: order.ID })} onClose={onClose}>
      <ReturnForm order={order} onClose={onClose} />
    </FormDialog>
  )
}

function ReturnForm({ order, onClose }: Omit<ReceiveDialogProps, 'visible'>) {
  const { t, today, format } = useWords()
  const { notify } = useKontor()
  const [receiptId] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [reasonCode, setReasonCode] = useState<ReturnReason>('QUA')
  const [reason, setReason] = useState('')
  const [day, setDay] = useState(today)
  const [asksCredit, setAsksCredit] = useState(true)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [tried, setTried] = useState(false)
  const { receive, isPending, error } = useReceive(order.OrderId, () => {
    notify('success', t('return.done', { number: order.ID }))
    onClose()
  })
  const here = order.Lines.filter(({ Received }) => Number(Received) > 0)
  const lines = returnOf(typed, { reasonCode, reason })
  const nothing = lines.length === 0
  const tooMuch = here.find((line) => isMoreThanReceived(typed.get(line.LineId) ?? '', line.Received))
  return (
    <ActionForm
      confirm={t('return.confirm')}
      busy={isPending}
      error={tried && nothing ? t('return.nothing') : tried && tooMuch ? t('return.tooMuch') : error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (!nothing && !tooMuch) void receive({ receiptId, lines, note: '', photos, day, asksCredit })
      }}
    >
      <ol className="receipt-lines">
        {here.map(({ LineId, Description, Received, Unit = '' }) => (
          <QuantityLine
            key={LineId}
            item={Description}
            note={t('return.here', { quantity: `${format.quantity(Received)} ${unitWord(Unit, t)}` })}
            label={t('return.quantity')}
            value={typed.get(LineId) ?? ''}
            onChange={(quantity) => setTyped(new Map(typed).set(LineId, quantity))}
          />
        ))}
      </ol>
      <Select
        label={t('receipt.why')}
        placeholder={t('receipt.why')}
        options={returnReasons.map((id) => ({ id, label: t(`return.reason.${id}`) }))}
        value={reasonCode}
        onChange={(code) => setReasonCode(returnReasons.find((one) => one === code) ?? 'OTH')}
      />
      <TextField label={t('return.details')} value={reason} onChange={setReason} maxLength={1000} />
      <DateField
        label={t('return.day')}
        value={day}
        onChange={setDay}
        notDate={t('buy.notDate')}
        pickLabel={t('buy.pickDay')}
      />
      <Checkbox label={t('return.askCredit')} checked={asksCredit} onChange={setAsksCredit} />
      <Photos photos={photos} onChange={setPhotos} />
    </ActionForm>
  )
}
