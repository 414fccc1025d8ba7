import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import { delays } from '../theme/delays.ts'

export type TooltipProps = {
  text: ReactNode
  /** After the text, such as a key: `<Kbd>A</Kbd>`. */
  hint?: ReactNode
  /** What it is about: a Button, a Link or another thing of the kit that takes focus. */
  children: ReactElement
}

/** A few words about a control, shown on hover and on keyboard focus, gone with Escape. Never the only place of a fact. */
export function Tooltip({ text, hint, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={delays.slow} closeDelay={delays.now}>
      {children}
      <AriaTooltip className="k-tooltip" offset={6}>
        {text}
        {hint}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
