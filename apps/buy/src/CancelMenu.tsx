import { ConfirmDialog, IconButton, Menu } from '@kontor/kit'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useWords } from './kontor.ts'

export interface CancelMenuProps {
  readonly number: string
  /** What its entry says. */
  readonly text: string
  readonly busy: boolean
  readonly onCancel: () => void
}

/** What is canceled stays so: it stands behind a menu, and is asked about. */
export function CancelMenu({ number, text, busy, onCancel }: CancelMenuProps) {
  const { t } = useWords()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Menu
        label={t('buy.moreActions')}
        entries={[{ id: 'cancel', text, danger: true, onSelect: () => setAsks(true) }]}
      >
        <IconButton icon={Ellipsis} label={t('buy.moreActions')} />
      </Menu>
      <ConfirmDialog
        visible={asks}
        kind="danger"
        title={t('buy.cancel.title', { number })}
        acceptText={t('buy.act.cancel')}
        cancelText={t('buy.cancel.keep')}
        busy={busy}
        onAccept={onCancel}
        onCancel={() => setAsks(false)}
      >
        {t('buy.cancel.text')}
      </ConfirmDialog>
    </>
  )
}
