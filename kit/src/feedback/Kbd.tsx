import type { ReactNode } from 'react'

/** A key to press: `<Kbd>Ctrl K</Kbd>`. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="k-kbd">{children}</kbd>
}
