import { LayoutGrid } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { App } from '../api.ts'
import { Sheet } from '../components/Sheet.tsx'
import { lazy } from '../lazy/lazy.ts'
import { useLazy } from '../lazy/useLazy.ts'
import { useWords } from '../messages/useWords.ts'
import { AppLink } from './AppLink.tsx'
import { useDragOrder } from './useDragOrder.ts'
import { usePins } from './usePins.ts'

const appSwitcher = lazy((parts) => parts.AppSwitcher)

export interface RailProps {
  /** It is there to be seen only. */
  readonly inert: boolean
  /** The switcher with all apps is open. */
  readonly switching: boolean
  readonly onSwitch: () => void
  readonly onClose: () => void
}

/** At the side of the workspace: the pinned apps, moved by drag or by Alt and an arrow key, and the way to all others. */
export function Rail({ inert, switching, onSwitch, onClose }: RailProps) {
  const { t } = useWords()
  const { pinned, open, moveTo, step, announcement } = usePins()
  const drag = useDragOrder(moveTo)
  const Switcher = useLazy(appSwitcher, switching)

  const press = (app: App, event: KeyboardEvent) => {
    const by = event.altKey && ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (!by) return
    event.preventDefault()
    step(app, by)
  }
  return (
    <nav className="s-rail" inert={inert} aria-label={t('apps.label')}>
      <ul className="s-apps">
        {pinned.map((app) => (
          <li key={app.Id} {...drag(app.Id)}>
            <AppLink app={app} onKeyDown={(event) => press(app, event)} />
          </li>
        ))}
        {open && (
          <li key={open.Id}>
            <AppLink app={open} />
          </li>
        )}
      </ul>
      <p className="k-hidden" role="status">
        {announcement}
      </p>
      <button type="button" className="s-app s-all-apps" aria-haspopup="dialog" onClick={onSwitch}>
        <LayoutGrid size={18} strokeWidth={1.7} aria-hidden="true" />
        {t('apps.all')}
      </button>
      <Sheet open={switching} onClose={onClose} label={t('apps.all')} place="side">
        {Switcher && <Switcher onGo={onClose} />}
      </Sheet>
    </nav>
  )
}
