import { Button } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { AuditLine, Concerned } from './api.ts'
import { detailsOf, wordOf } from './words.ts'

interface AuditRowProps {
  readonly line: AuditLine
  /** Shows only what concerns a person or a partner; undefined where that is shown already. */
  readonly onOnly: ((concerned: Concerned) => void) | undefined
}

/** What happened, to whom, by whom and when. */
export function AuditRow({ line, onOnly }: AuditRowProps) {
  const { t, format } = useWords()
  const { Kind, At, Actor, User, Partner } = line
  const word = wordOf(Kind)
  const details = detailsOf(line, t)
  const nameOf = (person: { Name: string }) => person.Name || t('audit.former')
  const concerned = User && User.Id !== Actor?.Id ? { id: User.Id, name: nameOf(User) } : undefined
  const partner = Partner && { id: Partner.Id, name: Partner.Name || t('audit.formerPartner') }
  return (
    <li className="admin-row admin-audit-line">
      <span className="admin-app-words">
        <span className="admin-app-name">{word ? t(word) : <bdi>{Kind}</bdi>}</span>
        {[concerned, partner].map(
          (one) =>
            one && (
              <span key={one.id}>
                {onOnly ? (
                  <Button type="text" label={t('audit.only', { name: one.name })} onClick={() => onOnly(one)}>
                    {one.name}
                  </Button>
                ) : (
                  <bdi>{one.name}</bdi>
                )}
              </span>
            ),
        )}
        {details !== '' && <bdi className="admin-quiet">{details}</bdi>}
      </span>
      <span className="admin-quiet admin-audit-when">
        <span>{Actor ? t('audit.by', { person: nameOf(Actor) }) : t('audit.bySystem')}</span>
        <time dateTime={At}>{format.instant(At)}</time>
      </span>
    </li>
  )
}
