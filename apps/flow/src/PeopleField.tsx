import { roles } from '@kontor/sdk'
import { SeveralField } from '@kontor/tradekit/layout'
import { useHolders } from '@kontor/tradekit/queries'
import type { Step } from './api.ts'
import { useWords } from './kontor.ts'
import { roleWord } from './StepSays.tsx'

type Who = NonNullable<Step['Who']>

/** The roles whose people decide and work. */
const offered = ['apManager', 'approver', 'apClerk', 'buyer', 'companyAdmin'] as const

export interface PeopleFieldProps {
  readonly who: Who
  readonly onChange: (who: Who) => void
}

/** People, teams and roles, each of whom is meant. */
export function PeopleField({ who, onChange }: PeopleFieldProps) {
  const words = useWords()
  const { t } = words
  const holders = useHolders() ?? []
  const { RoleIds = [], TeamIds = [], UserIds = [] } = who
  const options = [
    ...offered.map((role) => ({ id: roles[role], label: roleWord(roles[role], words) })),
    ...holders.map(({ id, name }) => ({ id, label: name })),
  ]
  const isRole = (id: string) => RoleIds.includes(id) || offered.some((role) => roles[role] === id)
  const isTeam = (id: string) => TeamIds.includes(id) || holders.some((one) => one.id === id && one.isTeam)
  return (
    <SeveralField
      label={t('people.label')}
      description={t('people.hint')}
      options={options}
      chosen={[...RoleIds, ...TeamIds, ...UserIds]}
      onChange={(ids) =>
        onChange({
          RoleIds: ids.filter(isRole),
          TeamIds: ids.filter(isTeam),
          UserIds: ids.filter((id) => !isRole(id) && !isTeam(id)),
        })
      }
      goneText={t('people.gone')}
      emptyText={t('people.none')}
      openLabel={t('people.open')}
      removeLabel={(name) => t('people.remove', { name })}
    />
  )
}
