import { useState } from 'react'
import { ObjectField } from '../explain/ObjectField.tsx'
import { useWords } from '../kontor.ts'
import { useDecide } from './api.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Asks which partner is held, and why. */
export function HoldDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const decide = useDecide(onClose)
  const [partner, setPartner] = useState<{ readonly id: string; readonly name: string }>()
  const [tried, setTried] = useState(false)
  return (
    <ReasonDialog
      title={t('keep.hold.title')}
      text={t('keep.hold.text')}
      confirm={t('keep.hold.do')}
      busy={decide.isPending}
      onClose={onClose}
      onReason={(reason) => {
        setTried(true)
        if (partner && reason) decide.mutate({ hold: partner.id, name: partner.name, reason })
      }}
    >
      <ObjectField
        subject="connection"
        label={t('keep.partner')}
        error={tried && !partner && t('keep.partner.needed')}
        value={partner?.id ?? null}
        onChange={(id, name) => setPartner(id === null ? undefined : { id, name })}
      />
    </ReasonDialog>
  )
}
