import { Button, Checkbox, Select, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useState } from 'react'
import { type Invoiced, useInvoiceOf } from '../creating/useInvoiceOf.ts'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useWords } from '../kontor.ts'
import { useOpenLines } from '../queries/lines.ts'
import type { DocumentLine } from '../queries/types.ts'
import { unitWord } from '../words/units.ts'

export interface OpenOrder {
  readonly id: string
  readonly number: string
  readonly currency: string
}

/** Which lines of orders an invoice is made of: those that can still be invoiced, all chosen at first. */
export function OpenLinesDialog({ orders, onClose }: { orders: readonly OpenOrder[]; onClose: () => void }) {
  const { t } = useWords()
  return (
    <FormDialog visible title={t('openLines.title')} onClose={onClose}>
      <Choice orders={orders} onClose={onClose} />
    </FormDialog>
  )
}

const keyOf = ({ documentId, lineId }: Pick<DocumentLine, 'documentId' | 'lineId'>) => `${documentId} ${lineId}`

function Choice({ orders, onClose }: { orders: readonly OpenOrder[]; onClose: () => void }) {
  const { t } = useWords()
  const currencies = [...new Set(orders.map(({ currency }) => currency))]
  const [currency, setCurrency] = useState(currencies[0] ?? '')
  const ids = orders.filter((order) => order.currency === currency).map(({ id }) => id)
  const { lines, error, more, isMore } = useOpenLines(ids, currency)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(false)
  const invoice = useInvoiceOf()
  const chosen = lines?.filter((line) => !left.has(keyOf(line))) ?? []
  const numberOf = (line: DocumentLine) => orders.find(({ id }) => id === line.documentId)?.number ?? ''
  const choose = (line: DocumentLine, on: boolean) =>
    setLeft((before) => new Set(on ? [...before].filter((key) => key !== keyOf(line)) : [...before, keyOf(line)]))
  return (
    <ActionForm
      intro={t('openLines.intro')}
      confirm={t('action.create.invoice')}
      busy={invoice.isPending}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (chosen.length > 0) invoice.make(byDocument(chosen))
      }}
    >
      {currencies.length > 1 && (
        <Select
          label={t('openLines.currency')}
          placeholder={t('openLines.currency')}
          options={currencies.map((id) => ({ id, label: id }))}
          value={currency}
          onChange={setCurrency}
        />
      )}
      <fieldset className="doc-line-choice">
        <legend>{t('viewer.lines')}</legend>
        <div>
          {!lines && !error && <Skeleton rows={3} label={t('list.loading')} />}
          {lines?.length === 0 && <p>{t('openLines.none')}</p>}
          {lines?.map((line) => (
            <Checkbox
              key={keyOf(line)}
              label={<OpenLine line={line} number={numberOf(line)} />}
              checked={!left.has(keyOf(line))}
              onChange={(on) => choose(line, on)}
            />
          ))}
          {more && (
            <Button type="text" busy={isMore} onClick={more}>
              {t('openLines.more')}
            </Button>
          )}
        </div>
        {(error || (tried && chosen.length === 0)) && (
          <p className="doc-problem" role="alert">
            {error ? messageOf(error, t) : t('answer.lineNeeded')}
          </p>
        )}
      </fieldset>
    </ActionForm>
  )
}

function OpenLine({ line, number }: { line: DocumentLine; number: string }) {
  const { t, format } = useWords()
  const { quantity = '0', unitCode = '', billedQuantity, price, currency = '' } = line
  return (
    <>
      <bdi>{line.description}</bdi>
      <small className="doc-block doc-quiet">
        {t('openLines.of', { number, line: line.lineId })}
        {' · '}
        {format.quantity(quantity)} {unitWord(unitCode, t)}
        {price && ` · ${format.amount(price, currency)}`}
        {billedQuantity && ` · ${t('openLines.billed', { quantity: format.quantity(billedQuantity) })}`}
      </small>
    </>
  )
}

/** What is chosen, order by order, in their order. */
const byDocument = (lines: readonly DocumentLine[]): Invoiced[] =>
  [...Map.groupBy(lines, ({ documentId }) => documentId)].map(([documentId, own]) => ({
    documentId,
    lineIds: own.map(({ lineId }) => lineId),
  }))
