import { formatAmount } from '@kontor/i18n'
import { Button } from '@kontor/kit'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { type Holder, useLimits } from './api.ts'
import { LimitDialog } from './LimitDialog.tsx'

export interface ApprovalLimitProps {
  readonly holder: Holder
  /** Whose it is, in words. */
  readonly name: string
  /** Of a person: their role, whose limit holds where they have none of their own. */
  readonly roleId?: string | undefined
}

/** Up to which amount a person or a role approves, and the way to change it. */
export function ApprovalLimit({ holder, name, roleId }: ApprovalLimitProps) {
  const { t, locale } = useWords()
  const { may, user } = useKontor()
  const [changing, setChanging] = useState(false)
  const limits = useLimits().data
  if (limits === undefined) return null
  const own = limits.find(({ HolderId }) => HolderId === holder.id)
  const holds = own ?? limits.find(({ HolderId }) => HolderId === roleId)
  const says = holds
    ? t(own ? 'limit.upTo' : 'limit.byRole', { amount: formatAmount(holds.Amount, holds.Currency, locale) })
    : t('limit.none')
  return (
    <p className="admin-bar">
      <span>{says}</span>
      {may('user.write') && holder.id !== user.id && (
        <Button label={t('limit.change.named', { name })} onClick={() => setChanging(true)}>
          {t('limit.change')}
        </Button>
      )}
      {changing && <LimitDialog holder={holder} name={name} limit={own} onClose={() => setChanging(false)} />}
    </p>
  )
}
