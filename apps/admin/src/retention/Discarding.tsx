import { ConfirmDialog, Switch } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useDecide, useExpired } from './api.ts'

/** Whether what the law keeps no longer is thrown away; before it is switched on, what that would do tonight. */
export function Discarding({ on }: { on: boolean }) {
  const { t } = useWords()
  const [asking, setAsking] = useState(false)
  const decide = useDecide(() => setAsking(false))
  const { data: count } = useExpired(asking)
  return (
    <section className="admin-part" aria-labelledby="keep-discard">
      <h2 id="keep-discard" className="admin-h2">
        {t('keep.discard')}
      </h2>
      <Switch
        label={t('keep.discard.on')}
        description={t(on ? 'keep.discard.isOn' : 'keep.discard.isOff')}
        on={on}
        onChange={(wanted) => (wanted ? setAsking(true) : decide.mutate({ discard: false }))}
      />
      <ConfirmDialog
        visible={asking}
        kind="danger"
        title={t('keep.discard.title')}
        acceptText={t('keep.discard.do')}
        cancelText={t('dialog.cancel')}
        busy={decide.isPending}
        onAccept={() => decide.mutate({ discard: true })}
        onCancel={() => setAsking(false)}
      >
        {count !== undefined && <b>{t('keep.discard.tonight', { count })}</b>} {t('keep.discard.text')}
      </ConfirmDialog>
    </section>
  )
}
