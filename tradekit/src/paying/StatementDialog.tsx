import { Button, DropZone, Modal, Skeleton, Status, type Tone } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useNavigate } from 'react-router'
import { useWords, type Words } from '../kontor.ts'
import { useImportStatement } from '../queries/paying.ts'
import { useOnce } from '../queries/useOnce.ts'
import { writtenDay } from '../words/days.ts'
import { Money } from '../words/Money.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import { TakeOverpaid } from './TakeOverpaid.tsx'
import './paying.css'

type Movement = NonNullable<ReturnType<typeof useImportStatement>['data']>[number]

const tones: Record<Movement['Outcome'], Tone> = {
  PAID: 'good',
  PART: 'info',
  ALREADY: 'mute',
  OVERPAID: 'warn',
  DIFFERS: 'warn',
  RETURNED: 'bad',
  RETURNED_PAID: 'bad',
  REFUSED: 'bad',
  UNKNOWN: 'mute',
  PENDING: 'info',
}

/** Takes a statement from the bank, and shows what came of each movement on it. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const importing = useImportStatement()
  const take = useOnce(importing.mutateAsync)
  const { data: movements, error, isPending } = importing
  return (
    <Modal
      visible
      onDismiss={onClose}
      size="medium"
      title={t('pay.statement.title')}
      closeLabel={t('dialog.close')}
      actions={<Button onClick={onClose}>{t('dialog.close')}</Button>}
    >
      <DropZone
        text={t('pay.statement.drop')}
        note={t('pay.statement.intro')}
        buttonText={t('pay.statement.choose')}
        accept={['.xml', 'application/xml', 'text/xml']}
        onFiles={([file]) => {
          if (file) take(file)
        }}
      />
      {isPending && <Skeleton rows={3} label={t('list.loading')} />}
      {error && (
        <p className="doc-problem" role="alert">
          {messageOf(error, t)}
        </p>
      )}
      {movements && <Movements movements={movements} onOpened={onClose} />}
    </Modal>
  )
}

function Movements({ movements, onOpened }: { movements: readonly Movement[]; onOpened: () => void }) {
  const words = useWords()
  const { t, locale } = words
  const navigate = useNavigate()
  if (movements.length === 0) return <p role="status">{t('pay.statement.none')}</p>
  return (
    <PaymentTable label={t('pay.statement.results')} middle={t('pay.outcome')}>
      <tbody>
        {movements.map((movement) => (
          <tr key={movement.Place}>
            <td>
              <bdi>{movement.Counterparty || movement.Remittance}</bdi>
              <small className="doc-block">
                {[movement.Day && writtenDay(movement.Day, locale), movement.Counterparty && movement.Remittance]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </td>
            <td>
              <Status tone={tones[movement.Outcome]}>{outcomeOf(movement, words)}</Status>
              {movement.DocumentId && (
                <Button
                  type="text"
                  label={t('pay.statement.open', { number: movement.ID ?? '' })}
                  onClick={() => {
                    onOpened()
                    navigate(`/view/${movement.DocumentId}`)
                  }}
                >
                  {movement.ID}
                </Button>
              )}
              {movement.Outcome === 'OVERPAID' && <TakeOverpaid movement={movement} />}
            </td>
            <td data-align="end">
              <Money value={movement.Amount} currency={movement.Currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </PaymentTable>
  )
}

const outcomeOf = (
  { Outcome, Ordered = '0', Open = Ordered, Currency, Reason = '' }: Movement,
  { t, format }: Words,
): string => {
  const amount = format.amount(Outcome === 'PART' || Outcome === 'OVERPAID' ? Open : Ordered, Currency)
  return t(`pay.outcome.${Outcome}`, { amount, reason: Reason })
}
