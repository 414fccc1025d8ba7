import { useWords } from '../kontor.ts'
import type { AuditLine } from './api.ts'
import { detailsOf, wordOf } from './words.ts'

/** What happened, to whom, by whom and when. */
export function AuditRow({ line }: { line: AuditLine }) {
  const { t, format } = useWords()
  const { Kind, At, Actor, User } = line
  const word = wordOf(Kind)
  const details = detailsOf(line, (role) => t(`role.${role}`))
  const nameOf = (person: { Name: string }) => person.Name || t('audit.former')
  return (
    <li className="admin-row admin-audit-line">
      <span className="admin-app-words">
        <span className="admin-app-name">{word ? t(word) : <bdi>{Kind}</bdi>}</span>
        {User && User.Id !== Actor?.Id && <bdi>{nameOf(User)}</bdi>}
        {details !== '' && <bdi className="admin-quiet">{details}</bdi>}
      </span>
      <span className="admin-quiet admin-audit-when">
        <span>{Actor ? t('audit.by', { person: nameOf(Actor) }) : t('audit.bySystem')}</span>
        <time dateTime={At}>{format.instant(At)}</time>
      </span>
    </li>
  )
}
