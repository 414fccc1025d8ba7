import { Button, RadioGroup, Select } from '@kontor/kit'
import { roles } from '@kontor/sdk'
import { focusFirstError } from '@kontor/tradekit/layout'
import { useId, useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAdministration } from '../people/administration.ts'
import type { Person } from '../people/api.ts'
import { given } from '../people/RoleSelect.tsx'
import type { Api } from '../words/useAct.ts'
import { useBranchesOf } from './api.ts'

interface Place {
  readonly id: string
  readonly name: string
}

interface AccessProps {
  readonly person: Person
  /** The company that is entered, and its branches. */
  readonly companies: readonly Place[]
}

const none = 'NONE'

/** In which of the companies a person works, in which role, and in which branch mainly. */
export function Access({ person, companies }: AccessProps) {
  const { t } = useWords()
  const { notify, company, may } = useKontor()
  const heading = useId()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(person.Memberships.map(({ GroupId, Role }) => [GroupId, Role])),
  )
  const branches = useBranchesOf(person.Id).data ?? []
  const [primary, setPrimary] = useState<string>()
  const [tried, setTried] = useState(false)
  const mainly = primary ?? branches.find(({ Primary }) => Primary)?.Id ?? null
  const save = useAdministration(
    (api: Api, memberships: { GroupId: string; Role: string }[]) => saveAccess(api, person.Id, memberships, primary),
    () => notify('success', t('person.saved')),
  )
  const known = new Set(companies.map(({ id }) => id))
  const memberships = Object.entries(chosen)
    .filter(([id]) => known.has(id))
    .map(([GroupId, Role]) => ({ GroupId, Role }))
  const works = companies.filter(({ id }) => id !== company.id && chosen[id] !== undefined)
  if (!may('user.write')) return null
  return (
    <form
      className="admin-part"
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (memberships.length > 0) save.mutate(memberships)
        else focusFirstError(event.currentTarget)
      }}
    >
      <h2 id={heading} className="admin-h2">
        {t('person.access')}
      </h2>
      <div className="admin-form">
        {companies.map(({ id, name }, at) => (
          <Select
            key={id}
            error={at === 0 && tried && memberships.length === 0 && t('person.access.needed')}
            label={t('person.roleIn', { company: name })}
            placeholder={t('people.role.choose')}
            options={[
              ...(companies.length > 1 ? [{ id: none, label: t('person.noAccess') }] : []),
              ...given.map((role) => ({ id: roles[role], label: t(`role.${role}`) })),
            ]}
            value={chosen[id] ?? none}
            onChange={(role) => {
              const { [id]: _, ...others } = chosen
              setChosen(role === none ? others : { ...others, [id]: role })
            }}
          />
        ))}
      </div>
      {works.length > 0 && (
        <RadioGroup
          label={t('person.primary')}
          options={works.map(({ id, name }) => ({ id, label: name }))}
          value={works.some(({ id }) => id === mainly) ? mainly : null}
          onChange={setPrimary}
        />
      )}
      <div>
        <Button type="primary" submit busy={save.isPending}>
          {t('person.access.save')}
        </Button>
      </div>
    </form>
  )
}

async function saveAccess(
  { users }: Api,
  id: string,
  Memberships: { GroupId: string; Role: string }[],
  branchId: string | undefined,
): Promise<void> {
  await users.saveMemberships({ params: { id }, body: { Memberships } })
  if (branchId !== undefined && Memberships.some(({ GroupId }) => GroupId === branchId))
    await users.setPrimaryBranch({ params: { id, branchId } })
}
