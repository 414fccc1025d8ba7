import { ArrowDown, ArrowUp, GripVertical, type LucideIcon, Pin } from 'lucide-react'
import { useState } from 'react'
import type { App } from '../api.ts'
import { nameIn } from '../apps.ts'
import { useLazyWords, useLoadedWords } from '../lazy/useLazyWords.ts'
import { useWords } from '../messages/useWords.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { AppLink } from './AppLink.tsx'
import { AppSign } from './AppSign.tsx'
import { useDragOrder } from './useDragOrder.ts'
import { type PinsControl, usePins } from './usePins.ts'

/** All apps of the company: those in the rail first, in their order, then the others by name; and how to change that. */
export function AppSwitcher({ onGo }: { onGo: () => void }) {
  const { session } = useWorkspace()
  const { t, language } = useWords()
  const words = useLazyWords()
  const [editing, setEditing] = useState(false)
  const pins = usePins()
  const others = session.Apps.filter(({ Id }) => !pins.isPinned(Id)).toSorted((a, b) =>
    nameIn(language, a).localeCompare(nameIn(language, b), language),
  )
  if (words === undefined) return null
  const rest = { pins, editing, onGo }
  return (
    <nav className="s-switcher" aria-label={t('apps.all')}>
      <Apps title={words.t('apps.pinned')} apps={pins.pinned} {...rest} />
      <Apps title={words.t('apps.others')} apps={others} {...rest} />
      <button type="button" className="s-edit-apps" onClick={() => setEditing(!editing)}>
        {words.t(editing ? 'apps.editDone' : 'apps.edit')}
      </button>
      <p className="k-hidden" role="status">
        {pins.announcement}
      </p>
    </nav>
  )
}

interface AppsProps {
  readonly title: string
  readonly apps: readonly App[]
  readonly pins: PinsControl
  readonly editing: boolean
  readonly onGo: () => void
}

function Apps({ title, apps, pins, editing, onGo }: AppsProps) {
  const drag = useDragOrder(pins.moveTo)
  if (apps.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className="s-apps">
        {apps.map((app, place) =>
          editing ? (
            <li key={app.Id} {...(pins.isPinned(app.Id) && drag(app.Id))}>
              <EditedApp app={app} pins={pins} isFirst={place === 0} isLast={place === apps.length - 1} />
            </li>
          ) : (
            <li key={app.Id}>
              <AppLink app={app} onGo={onGo} />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

interface EditedAppProps {
  readonly app: App
  readonly pins: PinsControl
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** While the rail is edited: a pinned app is moved by dragging it, or by its arrows where one cannot drag. */
function EditedApp({ app, pins, isFirst, isLast }: EditedAppProps) {
  const { language } = useWords()
  const { t } = useLoadedWords()
  const name = nameIn(language, app)
  const values = { app: name }
  const pinned = pins.isPinned(app.Id)
  return (
    <>
      <span className="s-app" data-edited>
        {pinned && <GripVertical className="s-grip" size={15} strokeWidth={1.9} aria-hidden="true" />}
        <AppSign app={app} name={name} />
        <span className="s-app-name">{name}</span>
      </span>
      {pinned && (
        <>
          <Act icon={ArrowUp} label={t('apps.up', values)} disabled={isFirst} onClick={() => pins.step(app, -1)} />
          <Act icon={ArrowDown} label={t('apps.down', values)} disabled={isLast} onClick={() => pins.step(app, 1)} />
        </>
      )}
      <Act icon={Pin} label={t('apps.pin', values)} pressed={pinned} onClick={() => pins.toggle(app.Id)} />
    </>
  )
}

interface ActProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** A small button beside an app; at the end of the way it stays, so that the focus does. */
const Act = ({ icon: Drawing, label, pressed, disabled, onClick }: ActProps) => (
  <button
    type="button"
    className="s-act"
    aria-label={label}
    aria-pressed={pressed}
    aria-disabled={disabled}
    title={label}
    onClick={disabled ? undefined : onClick}
  >
    <Drawing size={15} strokeWidth={1.9} aria-hidden="true" />
  </button>
)
