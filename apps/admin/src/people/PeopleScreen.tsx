import { personName } from '@kontor/i18n'
import { Avatar, Button, EmptyState, SearchField, Status } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { Pager } from '../words/Pager.tsx'
import { type Link, useAdministration } from './administration.ts'
import { type Person, type PersonAction, roleOf, useLock, usePeople } from './api.ts'
import { GraveDialogs } from './GraveDialogs.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { RoleDialog } from './RoleDialog.tsx'

/** Who works in the company, in which role, and who is locked out. */
export function PeopleScreen() {
  const { t } = useWords()
  const { may } = useKontor()
  const navigate = useNavigate()
  const [asked, setAsked] = useState({ text: '', page: 0 })
  const [query, setQuery] = useSearchParams()
  // A path of its own, so that others can lead straight to it.
  const inviting = query.has('invite')
  const setInviting = (on: boolean) => setQuery(on ? { invite: '' } : {}, { replace: true })
  const [act, setAct] = useState<{ person: Person; what: PersonAction }>()
  const [link, setLink] = useState<Link>()
  const lock = useLock(() => setAct(undefined))
  const issue = useAdministration(
    ({ credentials }, person: Person) => credentials.issueSignInLink({ params: { id: person.Id } }),
    ({ Url, Expires }, person) => setLink({ name: personName(person), url: Url, expires: Expires }),
  )
  const search = (text: string) => setAsked({ text, page: 0 })
  const begin = (person: Person, what: PersonAction) => {
    if (what === 'EDIT' || what === 'SET_ACCESS') navigate(`/people/${person.Id}`)
    else if (what === 'ISSUE_LINK') issue.mutate(person)
    else if (what === 'UNLOCK') lock.mutate({ person, lock: false })
    else setAct({ person, what })
  }
  return (
    <>
      <div className="admin-bar">
        <SearchField label={t('people.search')} placeholder={t('people.search')} text={asked.text} onText={search} />
        {may('user.write') && (
          <span className="admin-actions">
            <Button onClick={() => navigate('/import?what=people')}>{t('people.import')}</Button>
            <Button type="primary" onClick={() => setInviting(true)}>
              {t('people.invite')}
            </Button>
          </span>
        )}
      </div>
      <div className="admin-bar">
        {!may('user.write') && <p className="admin-quiet">{t('people.why')}</p>}
        <Button type="text" onClick={() => navigate('/roles')}>
          {t('roles.see')}
        </Button>
      </div>
      <Answer of={usePeople(asked.text.trim(), asked.page)}>
        {({ UserAccounts, numPages, pageId }) =>
          UserAccounts.length === 0 ? (
            <EmptyState
              icon={Users}
              title={t('people.none.title')}
              text={t('people.none.text')}
              action={<Button onClick={() => search('')}>{t('people.none.show')}</Button>}
            />
          ) : (
            <>
              <ul className="admin-list" aria-label={t('part.people')}>
                {UserAccounts.map((person) => (
                  <li key={person.Id} className="admin-person">
                    <PersonRow
                      person={person}
                      onAct={(what) => begin(person, what)}
                      {...(may('access.explain') && { onWhy: () => navigate(`/people/${person.Id}/why`) })}
                    />
                  </li>
                ))}
              </ul>
              <Pager page={pageId} pages={numPages} onPage={(page) => setAsked({ ...asked, page })} />
            </>
          )
        }
      </Answer>
      {inviting && may('user.write') && <InviteDialog onClose={() => setInviting(false)} onLink={setLink} />}
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
      {act?.what === 'SET_ROLE' && <RoleDialog person={act.person} onClose={() => setAct(undefined)} />}
      {act?.what === 'LET_GO' && <LeaveDialog person={act.person} onClose={() => setAct(undefined)} />}
      <GraveDialogs act={act} lock={lock} onClose={() => setAct(undefined)} />
    </>
  )
}

interface PersonRowProps {
  readonly person: Person
  readonly onAct: (act: PersonAction) => void
  readonly onWhy?: () => void
}

function PersonRow({ person, onAct, onWhy }: PersonRowProps) {
  const { t } = useWords()
  const name = personName(person)
  const role = roleOf(person.RoleId)
  return (
    <>
      <Avatar name={name} />
      <span className="admin-app-words">
        <span className="admin-app-name">{name}</span>
        <span className="admin-quiet">
          <Address of={person.Username} />
        </span>
        {person.Away?.Now && <AwayWords away={person.Away} />}
      </span>
      <span>{role ? t(`role.${role}`) : t('role.other')}</span>
      <Status tone={toneOf(person)}>{t(stateOf(person))}</Status>
      <span className="admin-acts">
        {onWhy && (
          <Button type="text" label={t('why.ask.named', { name })} onClick={onWhy}>
            {t('why.ask')}
          </Button>
        )}
        <PersonMenu person={person} onAct={onAct} />
      </span>
    </>
  )
}

const toneOf = ({ State }: Person) => (State === 'LOCKED' ? 'bad' : State === 'ACTIVE' ? 'good' : 'mute')

function stateOf({ State }: Person) {
  if (State === 'LOCKED') return 'people.locked'
  if (State === 'ACTIVE') return 'people.active'
  return State === 'CREATED' ? 'people.invited' : 'people.inactive'
}

/** Where there is no room, it breaks before its domain. */
function Address({ of = '' }: { of: Person['Username'] }) {
  const at = of.lastIndexOf('@')
  return (
    <bdi>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </bdi>
  )
}

function AwayWords({ away: { Until, Substitute } }: { away: NonNullable<Person['Away']> }) {
  const { t, format } = useWords()
  const day = format.date(Until)
  return (
    <span className="admin-quiet">
      {Substitute ? t('people.awayWith', { day, substitute: Substitute.Name }) : t('people.away', { day })}
    </span>
  )
}
