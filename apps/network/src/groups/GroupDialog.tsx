import { Button, TextArea, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { Answer } from '@kontor/tradekit/layout'
import { SuppliersField } from '@kontor/tradekit/partners'
import { useState } from 'react'
import { type Group, useAct, useMembers } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { idsOf, type Members, noMembers } from './members.ts'

interface GroupDialogProps {
  /** Undefined for a new one. */
  readonly group: Group | undefined
  readonly onClose: () => void
}

/** A group: what it is called, and which partners are in it. */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible title={group?.Name ?? t('group.new')} onClose={onClose}>
      {group ? (
        <Known group={group} onClose={onClose} />
      ) : (
        <GroupForm group={undefined} members={noMembers} onClose={onClose} />
      )}
    </FormDialog>
  )
}

function Known({ group, onClose }: { group: Group; onClose: () => void }) {
  return (
    <Answer of={useMembers(group.Id)}>
      {(members) => <GroupForm group={group} members={members} onClose={onClose} />}
    </Answer>
  )
}

function GroupForm({ group, members, onClose }: GroupDialogProps & { members: Members }) {
  const { t } = useWords()
  const { may } = useKontor()
  const [id] = useState(() => group?.Id ?? crypto.randomUUID())
  const [name, setName] = useState(group?.Name ?? '')
  const [description, setDescription] = useState(group?.Description ?? '')
  const [chosen, setChosen] = useState(members.named)
  const [tried, setTried] = useState(false)
  const params = { groupId: id }
  const save = useAct(
    async ({ network }, _: undefined) => {
      const text = description.trim()
      await network.saveGroup({ params, body: { Id: id, Name: name.trim(), ...(text && { Description: text }) } })
      await network.saveGroupConnections({
        params,
        body: { ConnectionIds: idsOf(members, chosen) },
      })
    },
    (_, t) => t('group.done', { name: name.trim() }),
    onClose,
  )
  const remove = useAct(
    ({ network }, _: undefined) => network.deleteGroup({ params }),
    (_, t) => t('group.removed', { name: group?.Name ?? '' }),
    onClose,
  )
  const isNameless = name.trim() === ''
  return (
    <ActionForm
      confirm={t('outside.save')}
      busy={save.isPending}
      onClose={onClose}
      other={
        group &&
        may('network.write') && (
          <Button type="text" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {t('group.remove')}
          </Button>
        )
      }
      onSubmit={() => {
        setTried(true)
        if (!isNameless) save.mutate(undefined)
      }}
    >
      <TextField
        label={t('group.name')}
        autoFocus
        maxLength={100}
        value={name}
        onChange={setName}
        error={tried && isNameless && t('group.name.needed')}
      />
      <TextArea label={t('group.description')} value={description} onChange={setDescription} />
      <SuppliersField label={t('group.members')} chosen={chosen} onChange={setChosen} />
      {members.others.length > 0 && (
        <p className="network-quiet">{t('group.others', { count: members.others.length })}</p>
      )}
    </ActionForm>
  )
}
