import { Button, DecimalField, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { unitWord } from '@kontor/tradekit/words'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { type OrderedLine, type OrderReceipts, useReceive } from './api.ts'
import { Photos } from './Photos.tsx'
import { QuantityLine } from './QuantityLine.tsx'
import { expectedReceipt, isReceiptWrong, receiptOf, type TypedReceipt } from './typed-receipt.ts'

export interface ReceiveDialogProps {
  readonly order: OrderReceipts
  readonly visible: boolean
  readonly onClose: () => void
}

/** What has come of an order, line by line; at the ramp, with a photo of what is broken. */
export function ReceiveDialog({ order, visible, onClose }: ReceiveDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('receipt.title', { number: order.ID })} onClose={onClose}>
      <ReceiveForm order={order} onClose={onClose} />
    </FormDialog>
  )
}

function ReceiveForm({ order, onClose }: Omit<ReceiveDialogProps, 'visible'>) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [receiptId] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState<ReadonlyMap<string, TypedReceipt>>(
    () => new Map(order.Lines.map((line) => [line.LineId, expectedReceipt(line)])),
  )
  const [note, setNote] = useState('')
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [tried, setTried] = useState(false)
  const { receive, isPending, error } = useReceive(order.OrderId, () => {
    notify('success', t('receipt.done', { number: order.ID }))
    onClose()
  })
  const lines = receiptOf(typed)
  const nothing = lines.length === 0
  return (
    <ActionForm
      confirm={t('receipt.confirm')}
      busy={isPending}
      error={tried && nothing ? t('receipt.nothing') : error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (!nothing && ![...typed.values()].some(isReceiptWrong))
          void receive({ receiptId, lines, note: note.trim(), photos })
      }}
    >
      <ol className="receipt-lines">
        {order.Lines.map((line) => (
          <ReceivedLine
            key={line.LineId}
            line={line}
            typed={typed.get(line.LineId) ?? expectedReceipt(line)}
            onChange={(change) => setTyped(new Map(typed).set(line.LineId, change))}
          />
        ))}
      </ol>
      <TextField label={t('receipt.note')} value={note} onChange={setNote} maxLength={4000} />
      <Photos photos={photos} onChange={setPhotos} />
    </ActionForm>
  )
}

interface ReceivedLineProps {
  readonly line: OrderedLine
  readonly typed: TypedReceipt
  readonly onChange: (typed: TypedReceipt) => void
}

function ReceivedLine({ line, typed, onChange }: ReceivedLineProps) {
  const { t, format } = useWords()
  const [asks, setAsks] = useState(false)
  const { Description: item, Ordered, Received, Unit = '' } = line
  const set = (change: Partial<TypedReceipt>) => onChange({ ...typed, ...change })
  return (
    <QuantityLine
      item={item}
      note={t('receipt.sofar', {
        received: format.quantity(Received),
        ordered: `${format.quantity(Ordered)} ${unitWord(Unit, t)}`,
      })}
      label={t('receipt.came')}
      value={typed.quantity}
      onChange={(quantity) => set({ quantity })}
    >
      {asks ? (
        <div className="receipt-rejected">
          <DecimalField
            label={t('receipt.rejected')}
            value={typed.rejected}
            onChange={(rejected) => set({ rejected })}
            notDecimal={t('editor.notNumber')}
          />
          <TextField
            label={t('receipt.why')}
            value={typed.reason}
            onChange={(reason) => set({ reason })}
            maxLength={1000}
          />
        </div>
      ) : (
        <Button type="text" label={t('receipt.damaged.named', { item })} onClick={() => setAsks(true)}>
          {t('receipt.damaged')}
        </Button>
      )}
    </QuantityLine>
  )
}
