import type { ReactNode } from 'react'
import './thumb-acts.css'

/** The buttons of a page on the way in: as wide as the page where it is narrow, for two thumbs. */
export const ThumbActs = ({ children }: { readonly children: ReactNode }) => (
  <div className="s-thumb-acts">{children}</div>
)
