import { EmptyState } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { useRendering } from '../queries/document.ts'
import type { TradeType } from '../words/types.ts'
import { lendFonts } from './lend-fonts.ts'

export interface PaperProps {
  readonly id: string
  readonly version: number | undefined
  readonly type: TradeType
  readonly number: string
  /** The position of the log at which it is shown; now by default. */
  readonly position?: number | undefined
}

/**
 * The document as a typeset page: on white paper in both themes. Nothing in the sandboxed frame can run, so that nothing
 * that a partner writes into a document reaches anything; it is of our origin only for us to hear the keys pressed in it.
 */
export function Paper({ id, version, type, number, position }: PaperProps) {
  const { t } = useWords()
  const { data, error } = useRendering(id, version, position)
  const isGone = (error as { code?: string } | null)?.code === 'Gone'
  // What was drawn once stays, with what is selected on it, where it cannot be asked for anew; not what was thrown away.
  if (error && (isGone || data === undefined))
    return <EmptyState title={t(isGone ? 'viewer.pageGone' : 'viewer.pageFailed')} />
  return (
    <div className="doc-paper" data-loading={data === undefined || undefined}>
      {data !== undefined && (
        <iframe
          sandbox="allow-same-origin"
          srcDoc={data}
          title={t('viewer.page', { type: t(`type.${type}`), number })}
          onLoad={({ currentTarget }) => {
            passKeysOn(currentTarget)
            lendFonts(currentTarget)
            standWhole(currentTarget)
          }}
        />
      )}
    </div>
  )
}

/** A key that is pressed in the page is one of the screen, too: what no hotkey takes scrolls the page as ever. */
function passKeysOn(frame: HTMLIFrameElement): void {
  frame.contentDocument?.addEventListener('keydown', (event) => {
    if (!frame.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault()
  })
}

/** The frame is as high as its page: what stands around it scrolls, with the lines and the amount due, and not a box in it. */
function standWhole(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument?.documentElement
  if (!page) return
  new ResizeObserver(() => {
    frame.style.blockSize = `${Math.ceil(page.getBoundingClientRect().height)}px`
  }).observe(page)
}
