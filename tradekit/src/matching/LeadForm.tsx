import { ComboBox } from '@kontor/kit'
import { useState } from 'react'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { useWords } from '../kontor.ts'
import { useLines } from '../queries/lines.ts'
import { type Target, useMatchOrders } from '../queries/matching.ts'
import type { DocumentLine, MatchableOrder, MatchedLine } from '../queries/types.ts'
import { writtenDay } from '../words/days.ts'
import { quantityOf } from './words.ts'

export interface LeadFormProps {
  readonly documentId: string
  readonly line: MatchedLine
  readonly onChosen: (to: Target) => void
  readonly onClose: () => void
}

/** An order of the invoice's supplier and currency, found by its number, and one of its lines. */
export function LeadForm({ documentId, line, onChosen, onClose }: LeadFormProps) {
  const { t } = useWords()
  const [order, setOrder] = useState<MatchableOrder>()
  const [lineId, setLineId] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  return (
    <ActionForm
      intro={line.Description}
      confirm={t('match.lead.confirm')}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (order !== undefined && lineId !== null) onChosen({ OrderId: order.DocumentId, OrderLineId: lineId })
      }}
    >
      <OrderField
        documentId={documentId}
        currency={line.Currency}
        order={order}
        error={tried && order === undefined && t('match.lead.order.needed')}
        onChange={(chosen) => {
          setOrder(chosen)
          setLineId(null)
        }}
      />
      {order && (
        <LineField
          key={order.DocumentId}
          orderId={order.DocumentId}
          lineId={lineId}
          error={tried && lineId === null && t('match.lead.line.needed')}
          onChange={setLineId}
        />
      )}
    </ActionForm>
  )
}

interface OrderFieldProps {
  readonly documentId: string
  readonly currency: string | undefined
  readonly order: MatchableOrder | undefined
  readonly error: string | false
  readonly onChange: (order: MatchableOrder | undefined) => void
}

function OrderField({ documentId, currency = '', order, error, onChange }: OrderFieldProps) {
  const { t, format, locale } = useWords()
  const [text, setText] = useState('')
  const [typed, setTyped] = useState('')
  const { data: orders = [], isFetching } = useMatchOrders(documentId, typed)
  const factsOf = ({ Date: day, Amount, Currency, IsClosed }: MatchableOrder) =>
    [
      day && writtenDay(day, locale),
      Amount && Currency && format.amount(Amount, Currency),
      IsClosed && t('match.lead.order.closed'),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <ComboBox
      autoFocus
      label={t('match.lead.order')}
      placeholder={t('match.lead.order.search')}
      error={error}
      value={order?.DocumentId ?? null}
      text={text}
      onText={(next) => {
        setText(next)
        setTyped(next === order?.ID ? '' : next.trim())
      }}
      onChange={(id) => onChange(orders.find(({ DocumentId }) => DocumentId === id))}
      options={orders.map((one) => ({ id: one.DocumentId, label: one.ID, note: factsOf(one) }))}
      loading={isFetching}
      loadingText={t('list.loading')}
      emptyText={t('match.lead.order.none', { currency })}
      openLabel={t('match.lead.order.open')}
    />
  )
}

interface LineFieldProps {
  readonly orderId: string
  readonly lineId: string | null
  readonly error: string | false
  readonly onChange: (lineId: string | null) => void
}

function LineField({ orderId, lineId, error, onChange }: LineFieldProps) {
  const words = useWords()
  const { t, format } = words
  const [text, setText] = useState('')
  const { data, isFetching } = useLines(orderId)
  const factsOf = ({ quantity, unitCode, price, currency }: DocumentLine) =>
    [
      quantityOf(quantity, unitCode, words),
      price && currency && t('match.each', { price: format.amount(price, currency) }),
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <ComboBox
      fixed
      label={t('match.lead.line')}
      error={error}
      value={lineId}
      text={text}
      onText={setText}
      onChange={onChange}
      options={[...(data?.byId.values() ?? [])].map((one) => ({
        id: one.lineId,
        label: `${one.lineId} · ${one.description ?? ''}`,
        note: factsOf(one),
      }))}
      loading={isFetching}
      loadingText={t('list.loading')}
      emptyText={t('match.lead.line.none')}
      openLabel={t('match.lead.line.open')}
    />
  )
}
