import { Select } from '@kontor/kit'
import type { Session } from '../api.ts'
import { inOrder } from '../header/companies.ts'
import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'

export interface CompanyFieldProps {
  readonly session: Session
  readonly label: string
}

/** The company that a person has entered; another one for who works in several. */
export function CompanyField({ session, label }: CompanyFieldProps) {
  const control = useServices().session
  const report = useReport()
  const { CompanyAccountId: here, CompanyName } = session.Company
  if (session.Companies.length < 2)
    return (
      <p>
        {label}: <b>{CompanyName}</b>
      </p>
    )
  return (
    <Select
      label={label}
      placeholder={label}
      value={here}
      options={inOrder(session.Companies).map(({ Id, Name }) => ({ id: Id, label: Name }))}
      onChange={(id) => void control.enter(id).catch(report)}
    />
  )
}
