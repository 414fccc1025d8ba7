import { Checkbox, RadioGroup } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { ObjectField } from '../why/ObjectField.tsx'
import { FormDialog } from '../words/FormDialog.tsx'
import { type Named, useChange, type Way } from './api.ts'
import { TakerField } from './TakerField.tsx'

/** What is asked for most stands first. */
const ways = ['SUBSTITUTING', 'DELEGATING', 'NOT_DELEGATING'] as const satisfies readonly Way[]

/** Sets to whom a person's work goes from now on; what was set for them before ends with it. */
export function RedirectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const [of, setOf] = useState<Named>()
  const [to, setTo] = useState<Named>()
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
        if (of && to) change.mutate({ of, to, way, keeps })
      }}
    >
      <ObjectField
        subject="user"
        label={t('work.whose')}
        error={tried && !of && t('work.whose.needed')}
        value={of?.id ?? null}
        onChange={(id, name) => setOf(id === null ? undefined : { id, name })}
      />
      <TakerField
        key={of?.id}
        label={t('work.to')}
        besides={of?.id}
        error={tried && !to && t('work.to.needed')}
        value={to?.id ?? null}
        onChange={setTo}
      />
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
