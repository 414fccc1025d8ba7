import { Chip, ComboBox } from '@kontor/kit'
import { roles } from '@kontor/sdk'
import { useHolders } from '@kontor/tradekit/queries'
import { useState } from 'react'
import type { Step } from './api.ts'
import { useWords } from './kontor.ts'
import { roleWord } from './StepSays.tsx'

type Who = NonNullable<Step['Who']>

/** The roles whose people decide and work. */
const offered = ['apManager', 'approver', 'apClerk', 'buyer', 'companyAdmin'] as const

export interface PeopleFieldProps {
  readonly who: Who
  readonly onChange: (who: Who) => void
  readonly error: string | false
}

/** People, teams and roles, each of whom is meant. */
export function PeopleField({ who, onChange, error }: PeopleFieldProps) {
  const words = useWords()
  const { t } = words
  const [text, setText] = useState('')
  const holders = useHolders() ?? []
  const all = [
    ...offered.map((role) => ({ id: roles[role], label: roleWord(roles[role], words), list: 'RoleIds' as const })),
    ...holders.map(({ id, name, isTeam }) => ({
      id,
      label: name,
      list: isTeam ? ('TeamIds' as const) : ('UserIds' as const),
    })),
  ]
  const chosen = [...(who.RoleIds ?? []), ...(who.TeamIds ?? []), ...(who.UserIds ?? [])]
  const nameOf = (id: string) => all.find((one) => one.id === id)?.label ?? t('people.gone')
  const remove = (id: string) => {
    const left = (ids: string[] | undefined) => ids?.filter((one) => one !== id)
    onChange({ ...who, RoleIds: left(who.RoleIds), TeamIds: left(who.TeamIds), UserIds: left(who.UserIds) } as Who)
  }
  return (
    <>
      <ComboBox
        key={chosen.length}
        label={t('people.label')}
        description={t('people.hint')}
        several
        fixed
        value={null}
        text={text}
        onText={setText}
        onChange={(id) => {
          const one = all.find((option) => option.id === id)
          if (one) onChange({ ...who, [one.list]: [...(who[one.list] ?? []), one.id] })
          setText('')
        }}
        options={all.filter(({ id }) => !chosen.includes(id)).map(({ id, label }) => ({ id, label }))}
        loadingText={t('flow.loading')}
        emptyText={t('people.none')}
        openLabel={t('people.open')}
        error={error}
      />
      {chosen.length > 0 && (
        <div className="flow-chips">
          {chosen.map((id) => (
            <Chip
              key={id}
              label={nameOf(id)}
              onRemove={() => remove(id)}
              removeLabel={t('people.remove', { name: nameOf(id) })}
            />
          ))}
        </div>
      )}
    </>
  )
}
