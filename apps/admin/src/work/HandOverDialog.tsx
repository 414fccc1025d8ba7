import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { ObjectField } from '../why/ObjectField.tsx'
import { FormDialog } from '../words/FormDialog.tsx'
import { type Named, useChange, useOpen } from './api.ts'
import { TakerField } from './TakerField.tsx'

/** Hands all that is open with one person to another; whoever left may be the one. */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const [from, setFrom] = useState<Named>()
  const [to, setTo] = useState<Named>()
  const [tried, setTried] = useState(false)
  const { data: open } = useOpen(from?.id)
  const change = useChange(onClose)
  return (
    <FormDialog
      title={t('work.now')}
      confirm={t('work.now.confirm')}
      busy={change.isPending}
      onClose={onClose}
      onConfirm={() => {
        setTried(true)
        if (from && to && open) change.mutate({ from, to, open })
      }}
    >
      <ObjectField
        subject="user"
        label={t('work.from')}
        error={tried && !from && t('work.whose.needed')}
        value={from?.id ?? null}
        onChange={(id, name) => setFrom(id === null ? undefined : { id, name })}
      />
      {from && open !== undefined && (
        <p className={tried && open === 0 ? 'admin-problem' : 'admin-quiet'} role="status">
          {t('work.open', { count: open, name: from.name })}
        </p>
      )}
      <TakerField
        key={from?.id}
        label={t('work.to')}
        besides={from?.id}
        error={tried && !to && t('work.to.needed')}
        value={to?.id ?? null}
        onChange={setTo}
      />
    </FormDialog>
  )
}
