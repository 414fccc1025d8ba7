import { Status } from '@kontor/kit'
import type { ReactNode } from 'react'
import type { Row } from '../api/types.ts'
import { useWords } from '../kontor.ts'

/** In a row: that a bill waits for colleagues tells more than that it waits, and less than that it is overdue. */
export function ApprovalOr({ row, else: usual }: { row: Row; else: ReactNode }) {
  const { t } = useWords()
  const { ApprovalState: state, ProcessState, PaymentState } = row
  const isOpen = (ProcessState === 'PENDING' || ProcessState === 'DISPUTED') && PaymentState === 'NONE'
  if (!isOpen || state === undefined || state === 'APPROVED') return usual
  return <Status tone={state === 'OPEN' ? 'info' : 'bad'}>{t(`approval.state.${state}`)}</Status>
}
