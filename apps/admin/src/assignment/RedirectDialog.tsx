import { Checkbox, RadioGroup } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { FormDialog } from '../words/FormDialog.tsx'
import { useChange, type Way } from './api.ts'
import { type Parties, PartiesFields } from './PartiesFields.tsx'

/** What is asked for most stands first. */
const ways = ['SUBSTITUTING', 'DELEGATING', 'NOT_DELEGATING'] as const satisfies readonly Way[]

/** Sets to whom a person's work goes from now on; what was set for them before ends with it. */
export function RedirectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const [parties, setParties] = useState<Parties>({})
  const [way, setWay] = useState<Way>('SUBSTITUTING')
  const [keeps, setKeeps] = useState(false)
  const [tried, setTried] = useState(false)
  const change = useChange(onClose)
  return (
    <FormDialog
      title={t('work.set.title')}
      confirm={t('work.set.confirm')}
      busy={change.isPending}
      onClose={onClose}
      onConfirm={() => {
        setTried(true)
        const { of, to } = parties
        if (of && to) change.mutate({ of, to, way, keeps })
      }}
    >
      <PartiesFields ofLabel={t('work.whose')} parties={parties} tried={tried} onParties={setParties} />
      <RadioGroup
        label={t('work.way')}
        options={ways.map((id) => ({ id, label: t(`work.way.${id}.long`) }))}
        value={way}
        onChange={(id) => setWay(id as Way)}
      />
      <Checkbox label={t('work.keeps')} checked={keeps} onChange={setKeeps} />
    </FormDialog>
  )
}
