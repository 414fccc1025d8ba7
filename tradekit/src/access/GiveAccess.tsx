import { Button, ComboBox, Select } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import type { Holder } from '../queries/holders.ts'
import type { Grant } from '../queries/types.ts'
import { rights } from './rights.ts'

export interface GiveAccessProps {
  readonly holders: readonly Holder[]
  readonly busy: boolean
  readonly onGive: (grant: Grant) => void
}

/** Gives a person or a team a right on the document. */
export function GiveAccess({ holders, busy, onGive }: GiveAccessProps) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [right, setRight] = useState<Grant['Right']>('right')
  const [tried, setTried] = useState(false)
  const holder = holders.find(({ id }) => id === chosen)
  return (
    <form
      className="doc-give"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (holder) onGive({ [holder.isTeam ? 'GroupId' : 'UserId']: holder.id, Right: right })
      }}
    >
      <ComboBox
        label={t('access.who')}
        fixed
        options={holders.map(({ id, name, isTeam }) => ({
          id,
          label: name,
          ...(isTeam && { note: t('access.team') }),
        }))}
        value={chosen}
        onChange={setChosen}
        text={text}
        onText={setText}
        loadingText={t('list.loading')}
        emptyText={t('access.nobody')}
        openLabel={t('access.who')}
        error={tried && !holder && t('access.whoNeeded')}
      />
      <Select
        label={t('access.right')}
        placeholder={t('access.right')}
        options={rights.map((id) => ({ id, label: t(`access.right.${id}`) }))}
        value={right}
        onChange={(id) => setRight(id as Grant['Right'])}
      />
      <Button submit busy={busy}>
        {t('access.give')}
      </Button>
    </form>
  )
}
