import { Avatar, Button, EmptyState, Status } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Users } from 'lucide-react'
import { useWords } from '../kontor.ts'
import { type Redirection, useChange, useRedirections } from './api.ts'

/** Whose work goes to whom, how, and whether it does now. */
export function Redirections({ mayEnd }: { mayEnd: boolean }) {
  const { t } = useWords()
  const change = useChange()
  return (
    <Answer of={useRedirections()}>
      {(redirections) =>
        redirections.length === 0 ? (
          <EmptyState icon={Users} title={t('work.none.title')} text={t('work.none.text')} />
        ) : (
          <ul className="admin-list" aria-labelledby="work-goes">
            {redirections.map((one) => (
              <li key={`${one.assignee.id} ${one.origin}`} className="admin-redirection">
                <RedirectionRow
                  redirection={one}
                  busy={change.isPending}
                  {...(mayEnd &&
                    one.origin === 'SET' && {
                      onEnd: () => change.mutate({ end: { id: one.assignee.id, name: one.assignee.name ?? '' } }),
                    })}
                />
              </li>
            ))}
          </ul>
        )
      }
    </Answer>
  )
}

interface RowProps {
  readonly redirection: Redirection
  readonly busy: boolean
  readonly onEnd?: () => void
}

function RedirectionRow({ redirection, busy, onEnd }: RowProps) {
  const { t, format } = useWords()
  const { assignee, autoAssignee, origin, delegationType, excludeUser, isEffective } = redirection
  const { teamName, createdByName, createdAt } = redirection
  const { name = t('work.gone') } = assignee
  const names = { name, other: autoAssignee.name ?? t('work.gone') }
  const how = t(`work.way.${delegationType}`)
  return (
    <>
      <Avatar name={name} />
      <span className="admin-app-words">
        <span className="admin-app-name">{t('work.row', names)}</span>
        <span className="admin-quiet">
          {[how, excludeUser ? '' : t('work.both'), teamName && t('work.team', { team: teamName })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="admin-quiet">
          {origin === 'ABSENCE'
            ? t('work.absence')
            : t('work.by', { name: createdByName ?? t('work.gone'), date: format.day(createdAt ?? '') })}
        </span>
      </span>
      <Status tone={isEffective ? 'good' : 'mute'}>{t(isEffective ? 'work.holds' : 'work.waits')}</Status>
      <span className="admin-acts">
        {onEnd && (
          <Button label={t('work.end.named', names)} busy={busy} onClick={onEnd}>
            {t('work.end')}
          </Button>
        )}
      </span>
    </>
  )
}
