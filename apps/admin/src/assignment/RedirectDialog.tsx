import { Checkbox, RadioGroup, Select } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useChange, useTeamsOf, type Way } from './api.ts'
import { type Parties, PartiesFields } from './PartiesFields.tsx'

/** What is asked for most stands first. */
const ways = ['SUBSTITUTING', 'DELEGATING', 'NOT_DELEGATING'] as const satisfies readonly Way[]

/** All of a person's work, whichever way it comes. */
const all = 'all'

/** Sets to whom a person's work goes from now on; what was set for them before ends with it. */
export function RedirectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const [parties, setParties] = useState<Parties>({})
  const [way, setWay] = useState<Way>('SUBSTITUTING')
  const [keeps, setKeeps] = useState(false)
  const [team, setTeam] = useState(all)
  const [tried, setTried] = useState(false)
  const change = useChange(onClose)
  const { data: teams = [] } = useTeamsOf(parties.of?.id)
  const chooseParties = (next: Parties) => {
    if (next.of?.id !== parties.of?.id) setTeam(all)
    setParties(next)
  }
  return (
    <FormDialog visible title={t('work.set.title')} onClose={onClose}>
      <ActionForm
        confirm={t('work.set.confirm')}
        busy={change.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          const { of, to } = parties
          if (of && to) change.mutate({ of, to, way, keeps, team: team === all ? undefined : team })
        }}
      >
        <PartiesFields ofLabel={t('work.whose')} parties={parties} tried={tried} onParties={chooseParties} />
        <Select
          label={t('work.which')}
          placeholder={t('work.which.all')}
          description={t('work.which.hint')}
          disabled={teams.length === 0}
          value={team}
          options={[
            { id: all, label: t('work.which.all') },
            ...teams.flatMap(({ Id, Name }) =>
              Id === undefined ? [] : [{ id: Id, label: t('work.team', { team: Name }) }],
            ),
          ]}
          onChange={setTeam}
        />
        <RadioGroup
          label={t('work.way')}
          options={ways.map((id) => ({ id, label: t(`work.way.${id}.long`) }))}
          value={way}
          onChange={(id) => setWay(id as Way)}
        />
        <Checkbox label={t('work.keeps')} checked={keeps} onChange={setKeeps} />
      </ActionForm>
    </FormDialog>
  )
}
