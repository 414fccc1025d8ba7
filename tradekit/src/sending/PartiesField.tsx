import { Checkbox, Status } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { PartyCheck } from '../queries/types.ts'

export interface PartiesFieldProps {
  readonly parties: PartyCheck
  readonly receiver: string
  readonly confirmed: boolean
  readonly onConfirm: (confirmed: boolean) => void
  readonly tried: boolean
}

/** That a document names another seller than the company, which keeps it, or another buyer than its receiver, which one confirms. */
export function PartiesField({ parties, receiver, confirmed, onConfirm, tried }: PartiesFieldProps) {
  const { t } = useWords()
  const { Refusal: why, OtherReceiver: buyer } = parties
  if (why !== undefined)
    return (
      <p className="doc-problem" role="alert">
        {t('send.refused', { why })}
      </p>
    )
  if (buyer === undefined) return null
  return (
    <div className="doc-send-parties">
      <Status tone="warn">{t('send.otherReceiver', { buyer, receiver })}</Status>
      <Checkbox
        checked={confirmed}
        onChange={onConfirm}
        label={t('send.otherReceiverConfirm', { receiver })}
        {...(tried && !confirmed && { error: t('send.otherReceiverNeeded') })}
      />
    </div>
  )
}
