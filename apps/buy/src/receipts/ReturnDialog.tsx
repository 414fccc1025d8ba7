import { Checkbox, DateField, DecimalField, Select, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { unitWord } from '@kontor/tradekit/words'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { type OrderedLine, useReceive } from './api.ts'
import { Photos } from './Photos.tsx'
import type { ReceiveDialogProps } from './ReceiveDialog.tsx'
import './receipts.css'
import { isTooMuch, type ReturnReason, reasons, returnOf } from './typed.ts'

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
  const { t, today } = useWords()
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
  const tooMuch = here.find((line) => isTooMuch(typed.get(line.LineId) ?? '', line.Received))
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
        {here.map((line) => (
          <ReturnedLine
            key={line.LineId}
            line={line}
            typed={typed.get(line.LineId) ?? ''}
            onChange={(quantity) => setTyped(new Map(typed).set(line.LineId, quantity))}
          />
        ))}
      </ol>
      <Select
        label={t('receipt.why')}
        placeholder={t('receipt.why')}
        options={reasons.map((id) => ({ id, label: t(`return.reason.${id}`) }))}
        value={reasonCode}
        onChange={(code) => setReasonCode(reasons.find((one) => one === code) ?? 'OTH')}
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

interface ReturnedLineProps {
  readonly line: OrderedLine
  readonly typed: string
  readonly onChange: (quantity: string) => void
}

function ReturnedLine({ line, typed, onChange }: ReturnedLineProps) {
  const { t, format } = useWords()
  const { Description: item, Received, Unit = '' } = line
  return (
    <li className="receipt-line">
      <span className="buy-read-name">
        <b dir="auto">{item}</b>
        <small>{t('return.here', { quantity: `${format.quantity(Received)} ${unitWord(Unit, t)}` })}</small>
      </span>
      <DecimalField label={t('return.quantity')} value={typed} onChange={onChange} notDecimal={t('editor.notNumber')} />
    </li>
  )
}
