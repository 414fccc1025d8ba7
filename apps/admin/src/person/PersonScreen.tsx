import { personName } from '@kontor/i18n'
import { EmptyState } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { UserX } from 'lucide-react'
import { useParams } from 'react-router'
import { useBranches } from '../company/api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { PersonLimit } from '../limits/PersonLimit.tsx'
import { Subpage } from '../words/Subpage.tsx'
import { Access } from './Access.tsx'
import { usePerson } from './api.ts'
import { Business } from './Business.tsx'
import { Details } from './Details.tsx'

/** One person: who they are, where they work in which role, and where they belong in the business. */
export function PersonScreen() {
  const { t } = useWords()
  const { company } = useKontor()
  const { id = '' } = useParams()
  const person = usePerson(id)
  const branches = useBranches()
  const name = person.data ? personName(person.data) : ''
  return (
    <Subpage title={name}>
      <Answer of={person}>
        {(found) =>
          found === null ? (
            <EmptyState icon={UserX} title={t('people.none.title')} text={t('person.gone')} />
          ) : (
            <>
              <Details key={`${found.Username} ${name} ${found.Title}`} person={found} />
              <Answer of={branches}>
                {(list) => (
                  <Access
                    key={JSON.stringify(found.Memberships)}
                    person={found}
                    companies={[{ id: company.id, name: company.name }, ...list.map(({ id, name }) => ({ id, name }))]}
                  />
                )}
              </Answer>
              <PersonLimit
                id={id}
                name={name}
                roleId={found.Memberships?.find(({ GroupId }) => GroupId === company.id)?.Role}
              />
              <Business person={found} />
            </>
          )
        }
      </Answer>
    </Subpage>
  )
}
