import { personName } from '@kontor/i18n'
import { Button, EmptyState } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { ArrowLeft, UserX } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { useBranches } from '../company/api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Answer } from '../words/Answer.tsx'
import { Access } from './Access.tsx'
import { usePerson } from './api.ts'
import { Business } from './Business.tsx'
import { Details } from './Details.tsx'

/** One person: who they are, where they work in which role, and where they belong in the business. */
export function PersonScreen() {
  const { t } = useWords()
  const { company } = useKontor()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const person = usePerson(id)
  const branches = useBranches()
  const name = person.data ? personName(person.data) : ''
  useTitle(name || t('part.people'))
  return (
    <main className="admin-screen">
      <div className="admin-page">
        <span className="admin-turns">
          <Button type="text" icon={ArrowLeft} onClick={() => navigate('/people')}>
            {t('part.people')}
          </Button>
        </span>
        <Answer of={person}>
          {(found) =>
            found === null ? (
              <EmptyState icon={UserX} title={t('people.none.title')} text={t('person.gone')} />
            ) : (
              <>
                <h1 className="admin-person-name">
                  <bdi>{name}</bdi>
                </h1>
                <Details key={`${found.Username} ${name} ${found.Title}`} person={found} />
                <Answer of={branches}>
                  {(list) => (
                    <Access
                      key={JSON.stringify(found.Memberships)}
                      person={found}
                      companies={[
                        { id: company.id, name: company.name },
                        ...list.map(({ CompanyAccountId, CompanyName }) => ({
                          id: CompanyAccountId,
                          name: CompanyName,
                        })),
                      ]}
                    />
                  )}
                </Answer>
                <Business person={found} />
              </>
            )
          }
        </Answer>
      </div>
    </main>
  )
}
