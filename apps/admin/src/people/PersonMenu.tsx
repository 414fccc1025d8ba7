import { personName } from '@kontor/i18n'
import { IconButton, Menu, type MenuEntry } from '@kontor/kit'
import { MoreHorizontal } from 'lucide-react'
import { useWords } from '../kontor.ts'
import type { Person, PersonAction } from './api.ts'

export interface PersonMenuProps {
  readonly person: Person
  readonly onAct: (act: PersonAction) => void
}

/** What is rare, and what is grave, behind a button of its row. */
export function PersonMenu({ person, onAct }: PersonMenuProps) {
  const { t } = useWords()
  const { AllowedActions = [] } = person
  if (AllowedActions.length === 0) return null
  // Both stand on the person's page, which is opened once.
  const offered = AllowedActions.filter((act) => act !== 'SET_ACCESS' || !AllowedActions.includes('EDIT'))
  const entry = (act: PersonAction): MenuEntry => ({
    id: act,
    text: t(act === 'ISSUE_LINK' && person.State === 'CREATED' ? 'people.act.RESEND' : `people.act.${act}`),
    danger: act === 'LET_GO' || act === 'LOCK',
    onSelect: () => onAct(act),
  })
  return (
    <Menu entries={offered.map(entry)}>
      <IconButton icon={MoreHorizontal} label={t('people.acts', { name: personName(person) })} />
    </Menu>
  )
}
