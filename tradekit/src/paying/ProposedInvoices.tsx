import { Button, Kbd } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { decimalOf } from '@kontor/ubl'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useWords } from '../kontor.ts'
import { type useImportStatement, useMatchPayment } from '../queries/paying.ts'
import { useOnce } from '../queries/useOnce.ts'

type Movement = NonNullable<ReturnType<typeof useImportStatement>['data']>[number]

/** What money that came in may be for: a key each. Once one is chosen, the next that is asked about has the keys. */
export function ProposedInvoices({ movement }: { movement: Movement }) {
  const { t, format, today } = useWords()
  const label = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const [id] = useState(() => crypto.randomUUID())
  const matching = useMatchPayment(() => moveOn(group.current))
  const match = useOnce(matching.mutateAsync)
  const { Amount: amount, Currency: currency, Day: day = today, Movement: key, Proposals: proposals = [] } = movement
  const choose = (at: number) => {
    const chosen = proposals[at]
    if (!chosen || matching.isPending || matching.isSuccess) return
    // Who chooses it sees that more came in than is open.
    const overpaid = decimalOf(amount)?.gt(decimalOf(chosen.Open) ?? 0) === true
    match({ id, documentId: chosen.DocumentId, amount, day, movement: key, overpaid })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !/^[1-5]$/.test(event.key)) return
    event.preventDefault()
    choose(Number(event.key) - 1)
  }
  if (matching.isSuccess) {
    const chosen = proposals.find(({ DocumentId }) => DocumentId === matching.variables.documentId)
    return <small className="doc-block">{t('pay.proposed.done', { number: chosen?.ID ?? '' })}</small>
  }
  return (
    <fieldset ref={group} className="doc-pay-proposals" aria-labelledby={label} data-asks onKeyDown={onKeyDown}>
      <legend id={label}>{t('pay.proposed')}</legend>
      {proposals.map(({ DocumentId, ID, Partner, Open }, at) => (
        <Button key={DocumentId} type="secondary" disabled={matching.isPending} onClick={() => choose(at)}>
          <span className="doc-keyed">
            <Kbd>{String(at + 1)}</Kbd>
            {t('pay.proposed.one', { number: ID, partner: Partner, amount: format.amount(Open, currency) })}
          </span>
        </Button>
      ))}
      {matching.error && (
        <small className="doc-problem" role="alert">
          {messageOf(matching.error, t)}
        </small>
      )}
    </fieldset>
  )
}

/** The keys go to the next movement that is asked about, wherever it stands. */
function moveOn(from: HTMLElement | null): void {
  if (from === null) return
  const all = [...(from.closest('table')?.querySelectorAll<HTMLElement>('[data-asks]') ?? [])]
  const next = all[all.indexOf(from) + 1] ?? all.find((one) => one !== from)
  next?.querySelector('button')?.focus()
}
