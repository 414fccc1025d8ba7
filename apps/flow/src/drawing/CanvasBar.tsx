import { IconButton, Kbd, Toolbar } from '@kontor/kit'
import { Maximize, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { useWords } from '../kontor.ts'
import type { Modeler } from './modeler.ts'
import { fit } from './show-file.ts'
import { within } from './usePan.ts'

/** What is done with the drawing as a whole. */
export function CanvasBar({ modeler, canEdit }: { modeler: Modeler; canEdit: boolean }) {
  const { t } = useWords()
  const canvas = modeler.get('canvas')
  const stack = canEdit ? modeler.get('commandStack') : undefined
  const zoom = (by: number) => canvas.zoom(within(canvas.zoom() * by))
  return (
    <Toolbar label={t('drawing.bar')}>
      {stack && (
        <>
          <IconButton
            icon={Undo2}
            label={t('drawing.undo')}
            hint={<Kbd>Ctrl Z</Kbd>}
            disabled={!stack.canUndo()}
            onClick={() => stack.undo()}
          />
          <IconButton
            icon={Redo2}
            label={t('drawing.redo')}
            hint={<Kbd>Ctrl Y</Kbd>}
            disabled={!stack.canRedo()}
            onClick={() => stack.redo()}
          />
        </>
      )}
      <IconButton icon={ZoomOut} label={t('drawing.smaller')} onClick={() => zoom(0.8)} />
      <IconButton icon={ZoomIn} label={t('drawing.larger')} onClick={() => zoom(1.25)} />
      <IconButton icon={Maximize} label={t('drawing.fit')} onClick={() => fit(modeler)} />
    </Toolbar>
  )
}
