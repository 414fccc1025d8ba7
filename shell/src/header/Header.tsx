import { IconButton, Kbd, Status, useHotkeys } from '@kontor/kit'
import { CircleHelp, Search } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { Mark } from '../look/Mark.tsx'
import { useWords } from '../messages/useWords.ts'
import { Palette } from '../palette/Palette.tsx'
import { Arrivals } from './Arrivals.tsx'
import { CompanySwitch } from './CompanySwitch.tsx'
import { commandKey } from './command-key.ts'
import { HelpDialog } from './HelpDialog.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'

type Open = 'palette' | 'help' | 'arrivals' | undefined

/** The bar above everything: company, search, what has arrived, who is signed in. */
export function Header({ offline, menu }: { offline: boolean; menu: ReactNode }) {
  const { t } = useWords()
  const [open, setOpen] = useState<Open>()
  const close = useCallback(() => setOpen(undefined), [])
  useHotkeys({
    'ctrl+k': () => setOpen('palette'),
    '?': () => setOpen('help'),
  })

  return (
    <header className="s-header">
      {menu}
      <Mark />
      <CompanySwitch />
      <button type="button" className="s-search" onClick={() => setOpen('palette')}>
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
        <IconButton icon={CircleHelp} label={t('header.help')} hint={<Kbd>?</Kbd>} onClick={() => setOpen('help')} />
      </span>
      <Arrivals open={open === 'arrivals'} onOpen={() => setOpen('arrivals')} onClose={close} />
      <ProfileMenu />
      <HelpDialog open={open === 'help'} onClose={close} />
      <Palette open={open === 'palette'} onClose={close} />
    </header>
  )
}
