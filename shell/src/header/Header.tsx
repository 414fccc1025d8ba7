import { Kbd, Status, useHotkeys } from '@kontor/kit'
import { CircleHelp, Menu as MenuIcon, Search } from 'lucide-react'
import { Mark } from '../components/Mark.tsx'
import { lazy } from '../lazy/lazy.ts'
import { useLazy } from '../lazy/useLazy.ts'
import { useWords } from '../messages/useWords.ts'
import { Palette } from '../palette/Palette.tsx'
import { isOwnDialog, type Panel } from '../workspace/panel.ts'
import { Arrivals } from './Arrivals.tsx'
import { CompanySwitch } from './CompanySwitch.tsx'
import { commandKey } from './command-key.ts'
import { HeaderButton } from './HeaderButton.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'

const ownDialogs = lazy((parts) => parts.OwnDialogs)
const helpDialog = lazy((parts) => parts.HelpDialog)

export interface HeaderProps {
  /** It is there to be seen only. */
  readonly inert: boolean
  /** The line to the server has been down for long. */
  readonly offline: boolean
  readonly panel: Panel | undefined
  readonly onOpen: (panel: Panel) => void
  readonly onClose: () => void
}

/** The bar above everything: company, search, what has arrived, who is signed in. */
export function Header({ inert, offline, panel, onOpen, onClose }: HeaderProps) {
  const { t } = useWords()
  const Help = useLazy(helpDialog, panel === 'help')
  const Dialogs = useLazy(ownDialogs, isOwnDialog(panel))
  // Whoever reads the help tries what it says.
  useHotkeys({ 'ctrl+k': () => onOpen('search') }, { inDialogs: panel === 'help' })
  useHotkeys({ '?': () => onOpen('help') })

  return (
    <header className="s-header" inert={inert}>
      <button type="button" className="s-menu" aria-label={t('header.menu')} onClick={() => onOpen('menu')}>
        <MenuIcon size={19} strokeWidth={1.7} aria-hidden="true" />
      </button>
      <Mark />
      <CompanySwitch />
      <button type="button" className="s-search" onClick={() => onOpen('search')}>
        <Search size={16} strokeWidth={1.7} aria-hidden="true" />
        <span className="s-search-words">{t('header.search')}</span>
        <Kbd>{commandKey} K</Kbd>
      </button>
      <div className="s-offline" role="status">
        {offline && <Status tone="warn">{t('shell.offline')}</Status>}
      </div>
      <span className="s-wide">
        <LanguageMenu />
      </span>
      <span className="s-wide">
        <HeaderButton icon={CircleHelp} label={t('header.help')} keys={<Kbd>?</Kbd>} onClick={() => onOpen('help')} />
      </span>
      <Arrivals open={panel === 'arrivals'} onOpen={() => onOpen('arrivals')} onClose={onClose} />
      <ProfileMenu onOpen={onOpen} />
      {Dialogs && <Dialogs panel={panel} onClose={onClose} />}
      {Help && <Help open={panel === 'help'} onClose={onClose} />}
      <Palette open={panel === 'search'} onClose={onClose} onPanel={onOpen} />
    </header>
  )
}
