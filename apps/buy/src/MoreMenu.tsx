import { ConfirmDialog, IconButton, Menu, type MenuEntry } from '@kontor/kit'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useWords } from './kontor.ts'

export interface MoreMenuProps {
  readonly number: string
  /** A draft is discarded, anything that was sent is canceled. */
  readonly isDraft: boolean
  readonly busy: boolean
  /** What else has no room in the bar. */
  readonly entries?: readonly MenuEntry[]
  /** Undefined where it cannot be canceled. */
  readonly onCancel: (() => void) | undefined
}

/** What has no room in the bar. What is canceled stays so: it stands here, and is asked about. */
export function MoreMenu({ number, isDraft, busy, entries = [], onCancel }: MoreMenuProps) {
  const { t } = useWords()
  const [asks, setAsks] = useState(false)
  const act = isDraft ? 'buy.discard' : 'buy.cancel'
  const all = onCancel
    ? [...entries, { id: 'cancel', text: t(act), danger: true, onSelect: () => setAsks(true) }]
    : entries
  if (all.length === 0) return null
  return (
    <>
      <Menu label={t('buy.moreActions')} entries={all}>
        <IconButton icon={Ellipsis} label={t('buy.moreActions')} />
      </Menu>
      {onCancel && (
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
      )}
    </>
  )
}
