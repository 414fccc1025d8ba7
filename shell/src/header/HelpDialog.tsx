import { Kbd, Modal } from '@kontor/kit'
import type { ReactNode } from 'react'
import { nameIn } from '../apps.ts'

import { type MessageId, useLazyWords, useLoadedWords } from '../lazy/useLazyWords.ts'
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

/** The keys of the shell, and those that the app in front has told of. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t: shell } = useWords()
  const words = useLazyWords()
  if (words === undefined) return null
  const { t } = words
  return (
    <Modal visible={open} onDismiss={onClose} size="small" title={t('help.title')} closeLabel={shell('shell.close')}>
      <KeyList keys={shellKeys.map(([keys, says]) => ({ keys, says: t(says) }))} />
      <KeysOfApp />
    </Modal>
  )
}

function KeysOfApp() {
  const { workspace, session } = useWorkspace()
  const { language } = useWords()
  const { t } = useLoadedWords()
  const front = useStore(useServices().address.route)?.app
  const registrations = useStore(workspace.registrations)
  const app = session.Apps.find(({ Id }) => Id === front)
  const keys = app && registrations[app.Id]?.keys
  if (!app || !keys?.length) return <p className="s-quiet">{t('help.inApps')}</p>
  return <KeyList title={<h3>{nameIn(language, app)}</h3>} keys={keys} />
}

function KeyList({ title, keys }: { title?: ReactNode; keys: readonly { keys: string; says: string }[] }) {
  return (
    <section className="s-keys">
      {title}
      <dl>
        {keys.map((key) => (
          <div key={key.keys}>
            <dt>
              <Kbd>{key.keys}</Kbd>
            </dt>
            <dd>{key.says}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
