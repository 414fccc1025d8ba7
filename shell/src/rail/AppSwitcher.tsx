import { ArrowDown, ArrowUp, type LucideIcon, Pin } from 'lucide-react'
import type { App } from '../api.ts'
import { nameIn } from '../apps.ts'
import { useWords } from '../messages/useWords.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { AppLink } from './AppLink.tsx'
import { type PinsControl, usePins } from './usePins.ts'

/** All apps of the company: those in the rail first, in their order, then the others by name. */
export function AppSwitcher({ onGo }: { onGo: () => void }) {
  const { session } = useWorkspace()
  const { t, language } = useWords()
  const pins = usePins()
  const others = session.Apps.filter(({ Id }) => !pins.isPinned(Id)).toSorted((a, b) =>
    nameIn(language, a).localeCompare(nameIn(language, b), language),
  )
  return (
    <nav className="s-switcher" aria-label={t('apps.all')}>
      <Apps title={t('apps.pinned')} apps={pins.pinned} pins={pins} onGo={onGo} />
      <Apps title={t('apps.others')} apps={others} pins={pins} onGo={onGo} />
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
  readonly onGo: () => void
}

function Apps({ title, apps, pins, onGo }: AppsProps) {
  const { t, language } = useWords()
  if (apps.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className="s-apps">
        {apps.map((app, place) => {
          const { Id } = app
          const pinned = pins.isPinned(Id)
          const values = { app: nameIn(language, app) }
          return (
            <li key={Id}>
              <AppLink app={app} onGo={onGo} />
              {pinned && (
                <>
                  <Act
                    icon={ArrowUp}
                    label={t('apps.up', values)}
                    disabled={place === 0}
                    onClick={() => pins.step(app, -1)}
                  />
                  <Act
                    icon={ArrowDown}
                    label={t('apps.down', values)}
                    disabled={place === apps.length - 1}
                    onClick={() => pins.step(app, 1)}
                  />
                </>
              )}
              <Act icon={Pin} label={t('apps.pin', values)} pressed={pinned} onClick={() => pins.toggle(Id)} />
            </li>
          )
        })}
      </ul>
    </section>
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
