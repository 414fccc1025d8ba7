import { Button, EmptyState, HeaderBar, ScrollRegion, Status } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { Answer } from '@kontor/tradekit/layout'
import { writtenDay } from '@kontor/tradekit/words'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { HandOverDialog } from './HandOverDialog.tsx'
import { useWords } from './kontor.ts'
import { useTeam, type Workload } from './work.ts'

/** How much work waits for whom, who is late, and who is away: for who heads them. */
export function TeamScreen() {
  const { t } = useWords()
  const navigate = useNavigate()
  const team = useTeam()
  const [handing, setHanding] = useState<Workload>()
  useTitle(t('team.title'))
  return (
    <main className="doc-screen inbox">
      <HeaderBar icon={<BackButton to={t('app.title')} onClick={() => navigate('/')} />} title={t('team.title')} />
      <ScrollRegion className="inbox-team" label={t('team.title')}>
        <Answer of={team}>{(people) => <People people={people} onHand={setHanding} />}</Answer>
      </ScrollRegion>
      <HandOverDialog from={handing} onClose={() => setHanding(undefined)} />
    </main>
  )
}

function People({ people, onHand }: { people: readonly Workload[]; onHand: (from: Workload) => void }) {
  const { t } = useWords()
  if (people.length === 0) return <EmptyState icon={Users} title={t('team.none')} text={t('team.none.text')} />
  return (
    <ul className="inbox-people" aria-label={t('team.title')}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} onHand={() => onHand(person)} />
      ))}
    </ul>
  )
}

function PersonRow({ person, onHand }: { person: Workload; onHand: () => void }) {
  const { t, locale, today } = useWords()
  const { name, kinds, open, overdue, nextDue, away, substitute } = person
  const what = kinds.map(({ kind, count }) => t(`team.kind.${kind}`, { count })).join(' · ')
  const assignments = kinds.find(({ kind }) => kind === 'ASSIGNMENT')
  const isAway = away !== undefined && away.from <= today && today <= away.until
  return (
    <li>
      <span className="inbox-person">
        <b dir="auto">{name}</b>
        <small>{open === 0 ? t('team.free') : what}</small>
      </span>
      <span className="inbox-person">
        {overdue > 0 ? (
          <Status tone="bad">{t('team.overdue', { count: overdue })}</Status>
        ) : (
          nextDue && <span>{t('inbox.due', { day: writtenDay(nextDue, locale) })}</span>
        )}
      </span>
      <span className="inbox-person">
        {away && (
          <>
            <Status tone={isAway ? 'warn' : 'mute'}>
              {t('team.away', { from: writtenDay(away.from, locale), until: writtenDay(away.until, locale) })}
            </Status>
            <small>{substitute?.name ? t('team.substitute', { name: substitute.name }) : t('team.noSubstitute')}</small>
          </>
        )}
      </span>
      {assignments && (
        <Button type="text" label={t('team.hand.named', { name })} onClick={onHand}>
          {t('team.hand')}
        </Button>
      )}
    </li>
  )
}
