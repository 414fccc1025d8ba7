import { useWords } from '../kontor.ts'
import { ApprovalLimit } from './ApprovalLimit.tsx'
import { useRoles } from './api.ts'

export interface PersonLimitProps {
  readonly id: string
  readonly name: string
  readonly roleId: string | undefined
}

/** Up to which amount a person approves, where their role approves at all. */
export function PersonLimit({ id, name, roleId }: PersonLimitProps) {
  const { t } = useWords()
  const rights = useRoles().data?.find(({ Id }) => Id === roleId)?.Permissions ?? []
  if (!rights.includes('approval.decide')) return null
  return (
    <section className="admin-part" aria-labelledby="person-approval">
      <h2 id="person-approval" className="admin-h2">
        {t('limit.heading')}
      </h2>
      <ApprovalLimit holder={{ id, kind: 'USER' }} name={name} roleId={roleId} />
    </section>
  )
}
