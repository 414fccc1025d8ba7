import { Button, Select } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { Answer } from '@kontor/tradekit/layout'
import { ArrowLeft } from 'lucide-react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useBranches } from '../company/api.ts'
import { useKontor, useWords } from '../kontor.ts'
import type { Person } from '../people/api.ts'
import { Answered } from './Answered.tsx'
import { actionsOf, isAction, type Subject, subjectOf, subjects, wordOfAction } from './actions.ts'
import { usePerson } from './api.ts'
import { ObjectField } from './ObjectField.tsx'
import './explain.css'

/** Why somebody may or may not do something: with what, where, and the rule that decides. The question is the address. */
export function WhyScreen() {
  const { t } = useWords()
  const { may } = useKontor()
  const navigate = useNavigate()
  useTitle(t('why.title'))
  return (
    <main className="admin-screen">
      <div className="admin-page">
        <span className="admin-turns">
          <Button type="text" icon={ArrowLeft} onClick={() => navigate('/people')}>
            {t('part.people')}
          </Button>
        </span>
        <h1 className="admin-h1">{t('why.title')}</h1>
        {may('access.explain') ? <About /> : <p className="admin-quiet">{t('why.role.needed')}</p>}
      </div>
    </main>
  )
}

/** The person of the address. */
function About() {
  const { id = '' } = useParams()
  return <Answer of={usePerson(id)}>{(person) => <Asking key={person.Id} person={person} />}</Answer>
}

function Asking({ person }: { person: Person }) {
  const { t } = useWords()
  const { company } = useKontor()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { data: branches = [] } = useBranches()
  const asked = search.get('do')
  const action = isAction(asked) ? asked : 'document.read'
  const subject = subjectOf(action)
  const object = subject === 'right' ? null : search.get('object')
  const where = search.get('in') ?? company.id
  const places = [{ id: company.id, label: company.name }, ...branches.map(({ id, name }) => ({ id, label: name }))]
  const ask = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(change)) value === null ? next.delete(name) : next.set(name, value)
    setSearch(next, { replace: true })
  }
  return (
    <>
      <div className="admin-question">
        <ObjectField
          subject="user"
          label={t('why.person')}
          value={person.Id}
          onChange={(id) => id && navigate(`/people/${id}/why?${search}`, { replace: true })}
        />
        <Select
          label={t('why.subject')}
          options={subjects.map((id) => ({ id, label: t(`why.subject.${id}`) }))}
          value={subject}
          onChange={(id) => ask({ do: actionsOf(id as Subject)[0] ?? null, object: null })}
          placeholder={t('why.subject')}
        />
        <Select
          label={t('why.action')}
          options={actionsOf(subject).map((id) => ({ id, label: t(wordOfAction(id)) }))}
          value={action}
          onChange={(id) => ask({ do: id })}
          placeholder={t('why.action')}
        />
        {subject !== 'right' && (
          <ObjectField
            key={subject}
            subject={subject}
            label={t(`why.object.${subject}`)}
            description={t('why.object.hint')}
            value={object}
            onChange={(id) => ask({ object: id })}
          />
        )}
        {places.length > 1 && (
          <Select
            label={t('why.where')}
            options={places}
            value={where}
            onChange={(id) => ask({ in: id === company.id ? null : id, object: null })}
            placeholder={t('why.where')}
          />
        )}
      </div>
      <Answered
        person={person}
        question={{ userId: person.Id, action, object: object ?? undefined, companyId: where }}
        company={places.find(({ id }) => id === where)?.label ?? ''}
      />
    </>
  )
}
