import { SeveralField } from '@kontor/tradekit/layout'
import { type ChosenPartner, SuppliersField } from '@kontor/tradekit/partners'
import { useGroups } from '@kontor/tradekit/queries'
import { useReach } from '../api.ts'
import { useWords } from '../kontor.ts'

interface ReachFieldsProps {
  readonly suppliers: ChosenPartner[]
  readonly groups: string[]
  readonly onSuppliers: (suppliers: ChosenPartner[]) => void
  readonly onGroups: (groups: string[]) => void
  readonly error: string | false
}

/** Whom an offer goes to: partners one by one, whole groups, and how many suppliers that is. */
export function ReachFields({ suppliers, groups, onSuppliers, onGroups, error }: ReachFieldsProps) {
  const { t } = useWords()
  const { data: known = [] } = useGroups()
  return (
    <>
      <SuppliersField label={t('programme.suppliers')} chosen={suppliers} onChange={onSuppliers} error={error} />
      {known.length > 0 && (
        <SeveralField
          label={t('programme.groups')}
          options={known.map(({ Id, Name }) => ({ id: Id, label: Name }))}
          chosen={groups}
          onChange={onGroups}
          goneText={t('programme.groups.gone')}
          emptyText={t('programme.groups.none')}
          openLabel={t('programme.groups.open')}
          removeLabel={(name) => t('partner.remove', { name })}
        />
      )}
      <Reach connections={suppliers.map(({ id }) => id)} groups={groups} />
    </>
  )
}

function Reach({ connections, groups }: { connections: string[]; groups: string[] }) {
  const { t } = useWords()
  const { data } = useReach(connections, groups)
  const { Suppliers: count, LeftOut: leftOut } =
    data !== undefined && connections.length + groups.length > 0 ? data : { Suppliers: 0, LeftOut: 0 }
  return (
    <p className="cash-quiet cash-reach" role="status">
      {t('programme.reach', { count })}
      {leftOut > 0 && ` ${t('programme.leftOut', { count: leftOut })}`}
    </p>
  )
}
