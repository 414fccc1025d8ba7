import { Button } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { byWeight, wordOf } from '../store/permissions.ts'
import type { Program } from './api.ts'
import { useProgramName } from './useProgramName.ts'

/** A program: for whom it works and where, since when, what it may do, and the way to shut it out. */
export function ProgramRow({ program, onEnd }: { program: Program; onEnd: () => void }) {
  const { t, format } = useWords()
  const name = useProgramName()(program)
  const { Kind, User, Company, Since, LastUsed, Expires, Permissions } = program
  const times = [
    t('programs.since', { day: format.instant(Since) }),
    LastUsed ? t('programs.used', { day: format.instant(LastUsed) }) : t('programs.unused'),
    ...(Expires ? [t('programs.expires', { day: format.instant(Expires) })] : []),
  ]
  const rights = Permissions && byWeight(Permissions).map((right) => t(wordOf(right) ?? 'programs.unknown'))
  return (
    <li className="admin-row">
      <span className="admin-app-words">
        <bdi className="admin-app-name">{name}</bdi>
        <span>
          {Company
            ? t('programs.kind.CONSENT.there', { person: User.Name, company: Company.Name })
            : t(`programs.kind.${Kind}`, { person: User.Name })}
        </span>
        <span className="admin-quiet">{(Kind === 'OWN' ? times.slice(0, 1) : times).join(' · ')}</span>
        <span className="admin-quiet">
          {rights === undefined
            ? t('programs.all', { person: User.Name })
            : rights.join(' · ') || t('programs.profile')}
        </span>
      </span>
      {program.allowedActions.includes('END') && (
        <Button type="text" label={t('programs.end.named', { name, person: User.Name })} onClick={onEnd}>
          {t('programs.end')}
        </Button>
      )}
    </li>
  )
}
