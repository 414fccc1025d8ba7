import { ConfirmDialog, IconButton, Menu } from '@kontor/kit'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useWords } from './kontor.ts'

export interface CancelMenuProps {
  readonly number: string
  /** A draft is discarded, anything that was sent is canceled. */
  readonly isDraft: boolean
  readonly busy: boolean
  readonly onCancel: () => void
}

/** What is canceled stays so: it stands behind a menu, and is asked about. */
export function CancelMenu({ number, isDraft, busy, onCancel }: CancelMenuProps) {
  const { t } = useWords()
  const [asks, setAsks] = useState(false)
  const act = isDraft ? 'buy.discard' : 'buy.cancel'
  return (
    <>
      <Menu
        label={t('buy.moreActions')}
        entries={[{ id: 'cancel', text: t(act), danger: true, onSelect: () => setAsks(true) }]}
      >
        <IconButton icon={Ellipsis} label={t('buy.moreActions')} />
      </Menu>
      <ConfirmDialog
        visible={asks}
        kind="danger"
        title={t(`${act}.title`, { number })}
        acceptText={t(`${act}.confirm`)}
        cancelText={t(`${act}.keep`)}
        busy={busy}
        onAccept={onCancel}
        onCancel={() => setAsks(false)}
      >
        {t(`${act}.text`)}
      </ConfirmDialog>
    </>
  )
}
