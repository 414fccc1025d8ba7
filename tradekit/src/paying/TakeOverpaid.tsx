import { Button } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useBookPayment, type useImportStatement } from '../queries/paying.ts'
import { useOnce } from '../queries/useOnce.ts'

type Movement = NonNullable<ReturnType<typeof useImportStatement>['data']>[number]

/** More than is open was paid: whether the invoice is to be marked as paid, people say. */
export function TakeOverpaid({ movement }: { movement: Movement }) {
  const { t, today } = useWords()
  const [id] = useState(() => crypto.randomUUID())
  const booking = useBookPayment(movement.DocumentId ?? '')
  const book = useOnce(booking.mutateAsync)
  const { Amount: amount, Day: day = today, Movement: key } = movement
  if (booking.isSuccess) return <small className="doc-block">{t('pay.overpaid.taken')}</small>
  return (
    <>
      <Button disabled={booking.isPending} onClick={() => book({ id, amount, day, movement: key, overpaid: true })}>
        {t('pay.overpaid.take')}
      </Button>
      {booking.error && (
        <small className="doc-problem" role="alert">
          {messageOf(booking.error, t)}
        </small>
      )}
    </>
  )
}
