import { Status } from '@kontor/kit'
import type { ReactNode } from 'react'
import type { Row } from '../api/types.ts'
import { useWords } from '../kontor.ts'

/** In a row: for whom a bill waits in the company is more telling than that it waits; that it is overdue is not. */
export function ApprovalOr({ row, else: usual }: { row: Row; else: ReactNode }) {
  const { t } = useWords()
  const { ApprovalState: state, ProcessState, PaymentState } = row
  const isOpen = (ProcessState === 'PENDING' || ProcessState === 'DISPUTED') && PaymentState === 'NONE'
  if (!isOpen || state === undefined || state === 'APPROVED') return usual
  return <Status tone={state === 'OPEN' ? 'info' : 'bad'}>{t(`approval.state.${state}`)}</Status>
}
