import { Status } from '@kontor/kit'
import { useKontor, useWords } from '../kontor.ts'
import { businessStatus, deliveryStatus, leadingStatus, type StatusWord } from './status.ts'
import type { Entry } from './types.ts'

function Word({ status }: { status: StatusWord | undefined }) {
  const { t } = useWords()
  if (!status) return null
  return <Status tone={status.tone}>{t(status.message, status.values)}</Status>
}

/** How far the sending has come. */
export function DeliveryStatus({ entry }: { entry: Entry }) {
  return <Word status={deliveryStatus(entry)} />
}

/** What the parties, or those who approve it in the company, have made of it. */
export function BusinessStatus({ entry }: { entry: Entry }) {
  const { company } = useKontor()
  const { today } = useWords()
  return <Word status={businessStatus(entry, company.id, today)} />
}

/** The one of both that a narrow row has room for. */
export function LeadingStatus({ entry }: { entry: Entry }) {
  const { company } = useKontor()
  const { today } = useWords()
  return <Word status={leadingStatus(entry, company.id, today)} />
}
