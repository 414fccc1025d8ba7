import { Checkbox, TextArea } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { Money } from '@kontor/tradekit/words'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRequisition } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { type Next, type QuoteRequest, useAward } from './api.ts'
import { type Chosen, columnsOf, sumsOf } from './chosen-offers.ts'

export interface AwardDialogProps {
  readonly request: QuoteRequest
  readonly chosen: Chosen
  readonly visible: boolean
  readonly onClose: () => void
}

/** What is bought of whom, what the others are told, and what becomes of it. */
export function AwardDialog({ request, visible, ...rest }: AwardDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('quotes.award.title', { number: request.ID })} onClose={rest.onClose}>
      <AwardForm request={request} {...rest} />
    </FormDialog>
  )
}

function AwardForm({ request, chosen, onClose }: Omit<AwardDialogProps, 'visible'>) {
  const { t } = useWords()
  const { notify } = useKontor()
  const navigate = useNavigate()
  const [thanks, setThanks] = useState(() => t('quotes.award.thanksText'))
  const { data: requisition } = useRequisition(request.RequisitionId)
  const award = useAward(request, (next) => {
    notify('success', t(next === undefined ? 'quotes.award.done' : `buy.done.${next}`))
    navigate(`/${request.RequisitionId}`)
  })
  const { bySupplier, count, sum } = sumsOf(request, chosen)
  const left = request.Lines.length - count
  // What is not bought by a quote may have no price yet.
  const [goesOn, setGoesOn] = useState(left === 0)
  // What was approved already is ordered; a draft goes to who approves it.
  const isApproved = requisition?.AllowedActions?.some(({ Action }) => Action === 'order') ?? false
  const next: Next = goesOn ? (isApproved ? 'ORDERED' : 'PENDING') : undefined
  return (
    <ActionForm
      confirm={t('quotes.award.confirm')}
      // Where it leads is known once the requisition is.
      busy={award.isPending || requisition === undefined}
      error={award.error}
      onClose={onClose}
      onSubmit={() =>
        void award.run({
          award: {
            Lines: [...chosen].map(([LineId, QuoteId]) => ({ LineId, QuoteId })),
            ...(thanks.trim() && { Thanks: thanks.trim() }),
          },
          next,
        })
      }
    >
      <ul className="quotes-sums">
        {bySupplier.map((one) => (
          <li key={one.quote.QuoteId}>
            <span>
              <b dir="auto">{one.supplier.Name}</b> <small>{t('quotes.items', { count: one.count })}</small>
            </span>
            <Money value={one.sum} currency={request.Currency} />
          </li>
        ))}
        <li>
          <b>{t('buy.total')}</b>
          <Money value={sum} currency={request.Currency} strong />
        </li>
      </ul>
      {left > 0 && <p className="quotes-warn">{t('quotes.award.left', { count: left })}</p>}
      <Checkbox
        label={t(isApproved ? 'quotes.award.order' : 'quotes.award.submit')}
        checked={goesOn}
        onChange={setGoesOn}
      />
      {bySupplier.length < columnsOf(request).length && (
        <TextArea
          label={t('quotes.award.thanks')}
          description={t('quotes.award.thanksHint')}
          value={thanks}
          onChange={setThanks}
          rows={3}
          maxLength={1000}
        />
      )}
    </ActionForm>
  )
}
