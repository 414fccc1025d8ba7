import { DateField, Select, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { unitWord } from '@kontor/tradekit/words'
import { useState } from 'react'
import { usePlaces } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { QuantityLine } from '../receipts/QuantityLine.tsx'
import { type BlanketOrder, useCallOff } from './api.ts'
import { calledOffOf, isMoreThanLeft } from './typed-call-off.ts'

interface CallOffDialogProps {
  readonly blanket: BlanketOrder
  readonly visible: boolean
  readonly onClose: () => void
}

/** What is called off of a blanket order, of what is left line by line. */
export function CallOffDialog({ blanket, visible, onClose }: CallOffDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('callOff.title', { number: blanket.ID })} onClose={onClose}>
      <CallOffForm blanket={blanket} onClose={onClose} />
    </FormDialog>
  )
}

/** The choice of none. */
const nowhere = 'none'

/** Quantities, a day, a place and a cost centre. */
export function CallOffForm({ blanket, onClose }: Omit<CallOffDialogProps, 'visible'>) {
  const { t, format } = useWords()
  const { notify } = useKontor()
  const places = usePlaces()
  const [callOffId] = useState(() => crypto.randomUUID())
  const [quantities, setQuantities] = useState<ReadonlyMap<string, string>>(new Map())
  const [costCentre, setCostCentre] = useState('')
  const [day, setDay] = useState('')
  const [place, setPlace] = useState(nowhere)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const { callOff, isPending, error } = useCallOff(blanket.OrderId, () => {
    notify('success', t('callOff.done', { number: blanket.ID }))
    onClose()
  })
  const lines = calledOffOf(blanket, { quantities, costCentre })
  const tooMuch = blanket.Lines.find(({ LineId, Left }) => isMoreThanLeft(quantities.get(LineId) ?? '', Left))
  const wrong =
    lines.length === 0 ? t('callOff.nothing') : tooMuch && t('callOff.tooMuch', { item: tooMuch.Description })
  const deliverTo = places.find(({ key }) => key === place)?.name
  return (
    <ActionForm
      confirm={t('callOff.confirm')}
      busy={isPending}
      error={tried && wrong ? wrong : error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (wrong) return
        const head = { ...(day && { DeliveryDate: day }), ...(deliverTo && { DeliverTo: deliverTo }) }
        void callOff({ callOffId, body: { Lines: lines, ...head, ...(note.trim() && { Note: note.trim() }) } })
      }}
    >
      <ol className="receipt-lines">
        {blanket.Lines.map(({ LineId, Description, Left, Ordered, Unit = '' }) => (
          <QuantityLine
            key={LineId}
            item={Description}
            note={t('callOff.left', {
              left: format.quantity(Left),
              ordered: `${format.quantity(Ordered)} ${unitWord(Unit, t)}`,
            })}
            label={t('callOff.quantity')}
            value={quantities.get(LineId) ?? ''}
            onChange={(quantity) => setQuantities(new Map(quantities).set(LineId, quantity))}
          />
        ))}
      </ol>
      <DateField
        label={t('callOff.day')}
        value={day}
        onChange={setDay}
        notDate={t('buy.notDate')}
        pickLabel={t('buy.pickDay')}
      />
      {places.length > 0 && (
        <Select
          label={t('buy.deliverTo')}
          placeholder={t('callOff.asOrdered')}
          options={[
            { id: nowhere, label: t('callOff.asOrdered') },
            ...places.map(({ key, words }) => ({ id: key, label: words })),
          ]}
          value={place}
          onChange={setPlace}
        />
      )}
      <TextField
        label={t('callOff.costCentre')}
        description={t('callOff.costCentreHint')}
        value={costCentre}
        onChange={setCostCentre}
        maxLength={100}
      />
      <TextField label={t('receipt.note')} value={note} onChange={setNote} maxLength={4000} />
    </ActionForm>
  )
}
