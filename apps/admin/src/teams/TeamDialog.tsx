import { ComboBox, IconButton, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { Answer } from '@kontor/tradekit/layout'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { type Team, teamsKey, useColleagues } from './api.ts'

interface Member {
  readonly id: string
  readonly name: string
}

export interface TeamDialogProps {
  /** Undefined for a new one. */
  readonly team: Team | undefined
  readonly onClose: () => void
}

/** A team's name and people, once it is known who works here. */
export function TeamDialog({ team, onClose }: TeamDialogProps) {
  return (
    <Answer of={useColleagues()}>
      {(colleagues) => <TeamForm team={team} colleagues={colleagues} onClose={onClose} />}
    </Answer>
  )
}

function TeamForm({ team, colleagues, onClose }: TeamDialogProps & { readonly colleagues: readonly Member[] }) {
  const { t } = useWords()
  const saved = (team?.Members ?? []).map(
    (id) => colleagues.find((one) => one.id === id) ?? { id, name: t('work.gone') },
  )
  const { notify } = useKontor()
  const [name, setName] = useState(team?.Name ?? '')
  const [description, setDescription] = useState(team?.Description ?? '')
  const [members, setMembers] = useState(saved)
  const [tried, setTried] = useState(false)
  const [id] = useState(() => team?.Id ?? crypto.randomUUID())
  const save = useAct(
    teamsKey,
    ({ teams }, body: Team) => teams.saveTeam({ params: { id }, body }),
    (_, { Name }) => {
      notify('success', t('teams.done.save', { name: Name }))
      onClose()
    },
  )
  const isNamed = name.trim() !== ''
  return (
    <FormDialog visible title={t(team ? 'teams.edit.title' : 'teams.new.title')} onClose={onClose}>
      <ActionForm
        confirm={t('teams.save')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (!isNamed) return
          const Members = members.map((one) => one.id)
          save.mutate({ Name: name.trim(), Description: description.trim(), Members, state: 'ACTIVE' })
        }}
      >
        <TextField
          label={t('teams.name')}
          name="name"
          autoFocus
          maxLength={100}
          value={name}
          onChange={setName}
          error={tried && !isNamed && t('teams.name.needed')}
        />
        <TextField label={t('teams.description')} value={description} onChange={setDescription} />
        <PersonField
          key={members.length}
          colleagues={colleagues.filter(({ id }) => members.every((one) => one.id !== id))}
          isNext={members.length > saved.length}
          onTake={(one) => setMembers([...members, one])}
        />
        <ul className="admin-rights" aria-label={t('teams.members')}>
          {members.map((one) => (
            <li key={one.id}>
              <span>{one.name}</span>
              <IconButton
                icon={X}
                label={t('teams.remove', { name: one.name })}
                onClick={() => setMembers(members.filter((other) => other.id !== one.id))}
              />
            </li>
          ))}
        </ul>
      </ActionForm>
    </FormDialog>
  )
}

interface PersonFieldProps {
  /** Those who are not in the team yet. */
  readonly colleagues: readonly Member[]
  /** Somebody was just taken: the field waits for the next. */
  readonly isNext: boolean
  readonly onTake: (person: Member) => void
}

function PersonField({ colleagues, isNext, onTake }: PersonFieldProps) {
  const { t } = useWords()
  const [text, setText] = useState('')
  return (
    <ComboBox
      label={t('teams.add')}
      several
      fixed
      autoFocus={isNext}
      options={colleagues.map(({ id, name }) => ({ id, label: name }))}
      value={null}
      onChange={(id) => {
        const person = colleagues.find((one) => one.id === id)
        if (person) onTake(person)
      }}
      text={text}
      onText={setText}
      loadingText={t('loading')}
      emptyText={t('teams.nobody')}
      openLabel={t('teams.add')}
    />
  )
}
