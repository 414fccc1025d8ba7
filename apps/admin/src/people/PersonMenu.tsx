import { personName } from '@kontor/i18n'
import { IconButton, Menu, type MenuEntry } from '@kontor/kit'
import { MoreHorizontal } from 'lucide-react'
import { useWords } from '../kontor.ts'
import type { PersonAct } from './acts.ts'
import type { Person } from './api.ts'

export interface PersonMenuProps {
  readonly person: Person
  readonly acts: readonly PersonAct[]
  readonly onAct: (act: PersonAct) => void
}

/** What is rare, and what is grave, behind a button of its row. */
export function PersonMenu({ person, acts, onAct }: PersonMenuProps) {
  const { t } = useWords()
  const isLocked = person.State === 'LOCKED'
  const entry = (act: PersonAct): MenuEntry => ({
    id: act,
    text: t(act === 'lock' && isLocked ? 'people.unlock' : `people.act.${act}`),
    danger: act === 'leave' || (act === 'lock' && !isLocked),
    onSelect: () => onAct(act),
  })
  return (
    <Menu entries={acts.map(entry)}>
      <IconButton icon={MoreHorizontal} label={t('people.acts', { name: personName(person) })} />
    </Menu>
  )
}
