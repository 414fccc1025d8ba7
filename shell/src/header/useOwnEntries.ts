import {
  CalendarOff,
  Clock,
  Fingerprint,
  KeyRound,
  LockKeyhole,
  type LucideIcon,
  MonitorSmartphone,
  ShieldCheck,
  Unplug,
} from 'lucide-react'
import { useAbsence } from '../absence/useAbsence.ts'
import { useLoadedWords } from '../lazy/useLazyWords.ts'
import type { OwnDialog } from '../workspace/panel.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'

export interface OwnEntry {
  readonly id: OwnDialog
  readonly text: string
  readonly icon: LucideIcon
  readonly onSelect: () => void
}

/** What a person can set for themselves, each behind a dialog. */
export function useOwnEntries(onOpen: (dialog: OwnDialog) => void): readonly OwnEntry[] {
  const { guarded } = useWorkspace()
  const { t, format } = useLoadedWords()
  const { away } = useAbsence()
  const entry = (id: OwnDialog, text: string, icon: LucideIcon): OwnEntry => ({
    id,
    text,
    icon,
    onSelect: () => onOpen(id),
  })
  return [
    entry('away', away ? t('profile.awayUntil', { day: format.date(away.Until) }) : t('profile.away'), CalendarOff),
    entry('hours', t('profile.hours'), Clock),
    entry('password', t('profile.password'), LockKeyhole),
    entry('passkeys', t('profile.passkeys'), Fingerprint),
    entry('factor', t('profile.factor'), ShieldCheck),
    entry('sessions', t('profile.sessions'), MonitorSmartphone),
    entry('consents', t('profile.consents'), KeyRound),
    {
      ...entry('everywhere', t('profile.signOutEverywhere'), Unplug),
      onSelect: () => guarded(() => onOpen('everywhere')),
    },
  ]
}
