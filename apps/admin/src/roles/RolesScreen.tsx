import { roles } from '@kontor/sdk'
import { Answer } from '@kontor/tradekit/layout'
import { useWords } from '../kontor.ts'
import { ApprovalLimit } from '../limits/ApprovalLimit.tsx'
import { useRoles } from '../limits/api.ts'
import { given } from '../people/RoleSelect.tsx'
import { byWeight, wordOf } from '../store/permissions.ts'
import { Subpage } from '../words/Subpage.tsx'

/** What each role may do, in the reader's words. */
export function RolesScreen() {
  const { t } = useWords()
  const found = useRoles()
  return (
    <Subpage title={t('part.roles')}>
      <p className="admin-quiet">{t('roles.text')}</p>
      <Answer of={found}>
        {(all) =>
          given.map((role) => {
            const rights = all.find(({ Id }) => Id === roles[role])?.Permissions ?? []
            const [changes, reads] = [
              byWeight(rights).filter((right) => !right.endsWith('.read')),
              rights.filter((right) => right.endsWith('.read')),
            ]
            const words = (some: readonly string[]) =>
              some.flatMap((right) => {
                const word = wordOf(right)
                return word ? [t(word)] : []
              })
            return (
              <section key={role} className="admin-part" aria-labelledby={`role-${role}`}>
                <h2 id={`role-${role}`} className="admin-h2">
                  {t(`role.${role}`)}
                </h2>
                <p className="admin-text">{t(`people.role.${role}`)}</p>
                {rights.includes('approval.decide') && (
                  <ApprovalLimit holder={{ id: roles[role], kind: 'ROLE' }} name={t(`role.${role}`)} />
                )}
                <Rights title={t('roles.changes')} words={words(changes)} />
                <Rights title={t('roles.reads')} words={words(reads)} />
              </section>
            )
          })
        }
      </Answer>
    </Subpage>
  )
}

function Rights({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <details className="admin-rights-of">
      <summary>
        {title} ({words.length})
      </summary>
      <ul>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </details>
  )
}
