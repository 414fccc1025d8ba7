import type { Row } from '../queries/types.ts'

type Highlighted = Pick<Row, 'DuplicateBy' | 'PayeeCheck' | 'ProcessState' | 'PaymentState'>

/** Rejected, taken back or paid: nobody can do anything about it any more. */
const isOver = ({ ProcessState, PaymentState }: Highlighted): boolean =>
  ProcessState === 'REJECTED' || ProcessState === 'CANCELED' || PaymentState.startsWith('PAID')

/** What was found when a document arrived and still waits for somebody to look, the costliest first. */
export const marksOf = (row: Highlighted): ('account' | 'duplicate')[] =>
  isOver(row)
    ? []
    : [
        ...(row.PayeeCheck === 'CHANGED' ? ['account' as const] : []),
        ...(row.DuplicateBy ? ['duplicate' as const] : []),
      ]
