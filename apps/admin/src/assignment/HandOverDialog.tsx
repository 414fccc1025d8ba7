import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useChange, useOpen } from './api.ts'
import { type Parties, PartiesFields } from './PartiesFields.tsx'

/** Hands all that is open with one person to another; whoever left may be the one. */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const [parties, setParties] = useState<Parties>({})
  const [tried, setTried] = useState(false)
  const { of: from, to } = parties
  const { data: open } = useOpen(from?.id)
  const change = useChange(onClose)
  return (
    <FormDialog visible title={t('work.now')} onClose={onClose}>
      <ActionForm
        confirm={t('work.now.confirm')}
        busy={change.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (from && to && open !== 0) change.mutate({ from, to })
        }}
      >
        <PartiesFields ofLabel={t('work.from')} parties={parties} tried={tried} onParties={setParties}>
          {from && open !== undefined && (
            <p className={tried && open === 0 ? 'admin-problem' : 'admin-quiet'} role="status">
              {t('work.open', { count: open, name: from.name })}
            </p>
          )}
        </PartiesFields>
      </ActionForm>
    </FormDialog>
  )
}
