import { personName, unescapeHtml } from '@kontor/i18n'
import { ComboBox } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../services/services.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import type { useAbsenceWords } from './useAbsenceWords.ts'

interface SubstituteFieldProps {
  t: NonNullable<ReturnType<typeof useAbsenceWords>>['t']
  value: string | null
  onChange: (userId: string | null) => void
  /** The name in the field while nothing was typed. */
  start: string
}

/** A colleague in the company that is entered, by a part of their name; may stay empty. */
export function SubstituteField({ t, value, onChange, start }: SubstituteFieldProps) {
  const { api } = useServices()
  const { session } = useWorkspace()
  const [text, setText] = useState(start)
  const companyId = session.Company.CompanyAccountId
  const { data = [], isFetching } = useQuery({
    queryKey: ['colleagues', companyId],
    queryFn: async ({ signal }) => {
      const query = { limit: 1000, findMembers: true }
      const { UserAccounts } = await api.users.listUsers({ params: { companyId }, query }, { signal })
      return UserAccounts.filter(({ Id }) => Id !== session.User.Id).map(({ Id, Title, ...person }) => ({
        id: Id,
        label: personName(person),
        note: Title && unescapeHtml(Title),
      }))
    },
  })
  return (
    <ComboBox
      label={t('away.substitute')}
      fixed
      options={data}
      value={value}
      onChange={onChange}
      text={text}
      onText={setText}
      loading={isFetching}
      loadingText={t('away.searching')}
      emptyText={t('away.none')}
      openLabel={t('away.substitute')}
    />
  )
}
