import { Sheet } from '../components/Sheet.tsx'
import { lazy } from '../lazy/lazy.ts'
import { useLazy } from '../lazy/useLazy.ts'
import { useWords } from '../messages/useWords.ts'

const drawerMenu = lazy((parts) => parts.DrawerMenu)

/** On a narrow screen: the apps, and what has no place in the header there. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords()
  const Menu = useLazy(drawerMenu, open)
  return (
    <Sheet open={open} onClose={onClose} label={t('header.menu')} place="side">
      {Menu && <Menu onGo={onClose} />}
    </Sheet>
  )
}
