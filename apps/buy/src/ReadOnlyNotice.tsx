import { Button } from '@kontor/kit'
import { Notice } from '@kontor/tradekit/notices'
import { type Requisition, useWhyReadOnly } from './api.ts'
import { useKontor, useWords } from './kontor.ts'
import { useAct } from './useAct.ts'

/** Why a draft can only be read: who has locked it, or whose it is. */
export function ReadOnlyNotice({ requisition }: { readonly requisition: Requisition }) {
  const { t } = useWords()
  const { notify } = useKontor()
  const { DocumentId: id = '', State, Locked = false, LockedBy, AllowedActions = [] } = requisition
  const why = useWhyReadOnly(id, State === 'DRAFT' && !Locked)
  const unlock = useAct((api) => api.requisitions.unlock({ params: { documentId: id } }), {
    onDone: () => notify('success', t('buy.unlocked')),
  })
  if (!Locked) return why === undefined ? null : <p className="buy-hint">{t('buy.readOnly', { reason: why })}</p>
  return (
    <Notice
      tone="warn"
      title={LockedBy === undefined ? t('buy.locked') : t('buy.lockedBy', { name: LockedBy })}
      actions={
        AllowedActions.some(({ Action }) => Action === 'unlock') && (
          <Button busy={unlock.isPending} onClick={() => unlock.run(undefined)}>
            {t('buy.act.unlock')}
          </Button>
        )
      }
    >
      <p>{t('buy.locked.text')}</p>
    </Notice>
  )
}
