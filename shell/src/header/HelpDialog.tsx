import { Kbd, Modal } from '@kontor/kit'
import type { MessageId } from '../messages/en-US.ts'
import { useWords } from '../messages/useWords.ts'
import { commandKey } from './command-key.ts'

const keys: readonly [key: string, does: MessageId][] = [
  [`${commandKey} K`, 'help.palette'],
  ['?', 'help.help'],
  ['↑ ↓', 'help.move'],
  ['Enter', 'help.choose'],
  ['Esc', 'help.escape'],
]

/** The keys of the shell. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords()
  return (
    <Modal visible={open} onDismiss={onClose} size="small" title={t('help.title')} closeLabel={t('shell.close')}>
      <dl className="s-keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <p className="s-quiet">{t('help.inApps')}</p>
    </Modal>
  )
}
