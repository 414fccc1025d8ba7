import { AppDialog } from './AppDialog.tsx'
import type { AskingControl } from './asking.ts'
import { KeptDialog } from './KeptDialog.tsx'

/** What the person is asked over everything while they work in apps. */
export function Asking({ asking }: { asking: AskingControl }) {
  return (
    <>
      <AppDialog dialog={asking.dialog} />
      <KeptDialog leaving={asking.leaving} />
    </>
  )
}
