import { personName } from '@kontor/i18n'
import { Avatar, Button, ConfirmDialog, EmptyState, SearchField, Status } from '@kontor/kit'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { Answer } from '../words/Answer.tsx'
import { Pager } from '../words/Pager.tsx'
import { type Person, roleOf, useLock, usePeople } from './api.ts'

/** Who works in the company, in which role, and who is locked out. */
export function PeopleScreen() {
  const { t } = useWords()
  const { may, user, company } = useKontor()
  const navigate = useNavigate()
  const [asked, setAsked] = useState({ text: '', page: 0 })
  const [locking, setLocking] = useState<Person>()
  const lock = useLock(() => setLocking(undefined))
  const search = (text: string) => setAsked({ text, page: 0 })
  // An account is locked where it lives, and nobody locks themselves out.
  const mayLock = (person: Person) =>
    may('user.write') && person.Id !== user.id && person.CompanyAccountId === company.id
  return (
    <>
      <div className="admin-bar">
        <SearchField label={t('people.search')} placeholder={t('people.search')} text={asked.text} onText={search} />
      </div>
      {!may('user.write') && <p className="admin-quiet">{t('people.why')}</p>}
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
                      {...(may('access.explain') && { onWhy: () => navigate(`/people/${person.Id}/why`) })}
                      {...(mayLock(person) && {
                        onLock: () =>
                          person.State === 'LOCKED' ? lock.mutate({ person, lock: false }) : setLocking(person),
                      })}
                    />
                  </li>
                ))}
              </ul>
              <Pager page={pageId} pages={numPages} onPage={(page) => setAsked({ ...asked, page })} />
            </>
          )
        }
      </Answer>
      <ConfirmDialog
        visible={locking !== undefined}
        kind="warning"
        title={t('people.lock.title', { name: locking ? personName(locking) : '' })}
        acceptText={t('people.lock')}
        cancelText={t('dialog.cancel')}
        busy={lock.isPending}
        onAccept={() => locking && lock.mutate({ person: locking, lock: true })}
        onCancel={() => setLocking(undefined)}
      >
        {t('people.lock.text')}
      </ConfirmDialog>
    </>
  )
}

function PersonRow({ person, onWhy, onLock }: { person: Person; onWhy?: () => void; onLock?: () => void }) {
  const { t } = useWords()
  const name = personName(person)
  const role = roleOf(person.RoleId)
  const locked = person.State === 'LOCKED'
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
      <Status tone={locked ? 'bad' : person.State === 'ACTIVE' ? 'good' : 'mute'}>
        {t(locked ? 'people.locked' : person.State === 'ACTIVE' ? 'people.active' : 'people.inactive')}
      </Status>
      <span className="admin-acts">
        {onWhy && (
          <Button type="text" label={t('why.ask.named', { name })} onClick={onWhy}>
            {t('why.ask')}
          </Button>
        )}
        {onLock && (
          <Button label={t(locked ? 'people.unlock.named' : 'people.lock.named', { name })} onClick={onLock}>
            {t(locked ? 'people.unlock' : 'people.lock')}
          </Button>
        )}
      </span>
    </>
  )
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
