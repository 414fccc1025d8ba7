import { KeyHelp, Modal } from '@kontor/kit'
import { nameIn } from '../apps.ts'
import { type MessageId, useLazyWords } from '../lazy/useLazyWords.ts'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useStore } from '../store.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { commandKey } from './command-key.ts'

const shellKeys: readonly [keys: string, says: MessageId][] = [
  [`${commandKey} K`, 'help.palette'],
  ['?', 'help.help'],
  ['↑ ↓', 'help.move'],
  ['Enter', 'help.choose'],
  ['Esc', 'help.escape'],
  ['Alt ↑ ↓', 'help.reorder'],
]

/** The keys of the app in front, as it has told them, and those of the shell. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t: shell, language } = useWords()
  const { workspace, session } = useWorkspace()
  const front = useStore(useServices().address.route)?.app
  const registrations = useStore(workspace.registrations)
  const words = useLazyWords()
  if (words === undefined) return null
  const { t } = words
  const app = session.Apps.find(({ Id }) => Id === front)
  const ofApp = (app && registrations[app.Id]?.keys) ?? []
  return (
    <Modal visible={open} onDismiss={onClose} size="small" title={t('help.title')} closeLabel={shell('shell.close')}>
      <KeyHelp
        groups={[
          { id: 'app', title: app ? nameIn(language, app) : '', keys: ofApp },
          {
            id: 'shell',
            title: t('help.everywhere'),
            keys: shellKeys.map(([keys, says]) => ({ keys, says: t(says) })),
          },
        ]}
      />
      {ofApp.length === 0 && <p className="s-quiet">{t('help.inApps')}</p>}
    </Modal>
  )
}
